/// The longest component of a path, in bytes: less than half of what file systems take, so that
/// names can be wrapped by a temporary file or an archive.
private let maximumByteCount = 120

/// A name as one component of a path, so that different names never give the same component.
///
/// Letters, digits, `-` and `_` stay, a space becomes `+`, and all else `%` and its UTF-8 bytes in
/// hexadecimal digits, as in URL-encoded forms. What would be too long is cut, and ends in `~` and
/// a hash of the whole name.
///
/// - Parameters:
///   - name: Any name.
///   - reserved: The number of bytes that will be added to the component.
/// - Returns: At most 120 bytes less the reserved ones.
func pathComponent(_ name: String, reserving reserved: Int = 0) -> String {
  let pieces = name.unicodeScalars.map(escaped)
  let limit = maximumByteCount - reserved
  guard pieces.reduce(0, { $0 + $1.utf8.count }) > limit else { return pieces.joined() }
  let hash = String(fingerprint(name), radix: 16)
  let suffix = "~" + String(repeating: "0", count: 16 - hash.count) + hash
  var component = ""
  for piece in pieces {
    guard component.utf8.count + piece.utf8.count + suffix.utf8.count <= limit else { break }
    component += piece
  }
  return component + suffix
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "-", "_": String(scalar)
  case " ": "+"
  case _ where scalar.isLetterOrDigit: String(scalar)
  default:
    String(scalar).utf8
      .map { "%" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined()
  }
}

/// FNV-1a with 64 bits: unlike `Hasher`, the same in every run.
private func fingerprint(_ name: String) -> UInt64 {
  name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}
