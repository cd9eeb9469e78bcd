/// Returns the 64-bit FNV-1a hash of bytes in 16 hexadecimal digits; it is the same in every run,
/// unlike a `Hasher`'s.
func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
  let hash = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
