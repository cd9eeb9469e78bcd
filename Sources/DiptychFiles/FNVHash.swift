/// Returns the 64-bit FNV-1a hash of bytes.
///
/// Unlike a hash of `Hasher`, it is the same in every run.
package func fnvHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
