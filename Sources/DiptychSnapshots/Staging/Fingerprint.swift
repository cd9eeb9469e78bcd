import DiptychFiles

/// Returns a hash of bytes in 16 hexadecimal digits, which is the same in every run.
func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
  let digits = String(fnvHash(bytes), radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
