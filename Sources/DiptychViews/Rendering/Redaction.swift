/// The replacement of redacted text with blocks (`▒`), in every output format except plain text.
public enum _Redaction {
  /// The block that replaces a character: U+2592, medium shade.
  package static let block: Unicode.Scalar = "▒"

  /// Whether redaction keeps a character that starts with a scalar, because it is white space.
  package static func keeps(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns a text after each character, except white space, has been replaced with a block.
  public static func redacted(_ text: String) -> String {
    String(
      text.map { character in
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        return keeps(scalar.value) ? character : Character(block)
      }
    )
  }
}
