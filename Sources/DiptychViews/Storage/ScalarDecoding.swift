/// Decodes the scalar at `bytes`, which must be the start of a scalar in valid UTF-8.
///
/// - Returns: The scalar, and its length of 1 to 4 bytes.
@_alwaysEmitIntoClient
@inline(__always)
package func decodeScalar(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32, length: Int) {
  let first = UInt32(bytes[0])
  if first < 0x80 { return (first, 1) }
  let second = UInt32(bytes[1]) & 0x3F
  if first < 0xE0 { return ((first & 0x1F) &<< 6 | second, 2) }
  let third = UInt32(bytes[2]) & 0x3F
  if first < 0xF0 { return ((first & 0x0F) &<< 12 | second &<< 6 | third, 3) }
  return ((first & 0x07) &<< 18 | second &<< 12 | third &<< 6 | UInt32(bytes[3]) & 0x3F, 4)
}

/// Decodes the scalar that ends before an offset in valid UTF-8.
///
/// - Returns: The scalar; 0 at the start of the text.
package func decodeScalar(before end: Int, in bytes: UnsafePointer<UInt8>) -> UInt32 {
  var start = end
  while start > 0 {
    start -= 1
    if bytes[start] & 0xC0 != 0x80 { return decodeScalar(bytes + start).scalar }
  }
  return 0
}
