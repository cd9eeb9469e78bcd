import DiptychFiles
import DiptychSystem

/// The maximum length of a path component in bytes.
///
/// It is less than half of the limit of file systems, so that temporary files and archives can
/// extend the name.
private let maximumByteCount = 120

/// Returns a name as one component of a path.
///
/// Different names have different components.
///
/// Letters, digits, `-` and `_` are kept, a space becomes `+`, and every other character is
/// percent-encoded as UTF-8, as in URL-encoded forms. The first letter of a name that Windows
/// reserves for a device is encoded too. A component that is too long is cut, and ends with `~` and
/// a hash of the whole name.
///
/// - Parameters:
///   - name: Any name.
///   - reserved: The number of bytes that the caller will append.
/// - Returns: The component, which has at most 120 bytes minus the reserved bytes.
func pathComponent(_ name: String, reserving reserved: Int = 0) -> String {
  let limit = maximumByteCount - reserved
  if DeviceName.isDevice(name[...]), let first = name.utf8.first {
    return percentEncoded(String(UnicodeScalar(first))) { _ in false }
      + pathComponent(String(name.dropFirst()), reserving: reserved + 3)
  }
  // This fast path applies to most names, because they need no escape.
  if name.utf8.count <= limit, name.utf8.allSatisfy(isPlain) { return name }
  let pieces = name.unicodeScalars.map(escaped)
  guard pieces.reduce(0, { $0 + $1.utf8.count }) > limit else { return pieces.joined() }
  let suffix = "~" + fingerprint(name.utf8)
  var component = ""
  for piece in pieces {
    guard component.utf8.count + piece.utf8.count + suffix.utf8.count <= limit else { break }
    component += piece
  }
  return component + suffix
}

/// Whether a byte of a name is a letter, a digit, `-` or `_` of ASCII.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
  default: false
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "-", "_": String(scalar)
  case " ": "+"
  case _ where scalar.isLetterOrDigit: String(scalar)
  default: percentEncoded(String(scalar)) { _ in false }
  }
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
