import DiptychViews

/// The shape of redacted text.
///
/// A document never contains redacted text. It contains other characters instead, which take the
/// same cells and break into the same lines. So the output shows as many blocks as the text would
/// take cells.
enum HiddenText {
  /// Returns a text of the same shape; other characters replace the letters and digits.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  static func shape(of text: String) -> String {
    var shape = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shape.append(Self.shape(of: scalar)) }
    return String(shape)
  }

  /// Returns a replacement that has the same width and the same line breaks as a scalar: `x` or `0`
  /// in ASCII, otherwise the first such scalar in the same block of 512 scalars.
  ///
  /// ASCII punctuation and white space stay, because a line may break there. A scalar without a
  /// replacement stays too.
  static func shape(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return ASCIIClass.isLetter(byte) ? "x" : ASCIIClass.isWord(byte) ? "0" : scalar
    }
    guard !isShape(scalar.value) else { return scalar }
    let block = scalar.value & ~0x1FF
    let kind = Kind(scalar.value)
    for other in max(block, 0x80)..<scalar.value where Kind(other) == kind && !isShape(other) {
      return Unicode.Scalar(other) ?? scalar
    }
    return scalar
  }

  /// Whether a scalar is only a part of the shape of a text: white space, a control character, a
  /// soft hyphen, or a selector of the presentation of an emoji.
  private static func isShape(_ scalar: UInt32) -> Bool {
    switch scalar {
    case SoftHyphen.scalar, 0x200B, 0x200C, 0xFE0E, 0xFE0F, 0x20E3: true
    default: _Redaction.keeps(scalar) || _VisibleControl.replacement(for: scalar) != nil
    }
  }

  /// The properties of a scalar outside ASCII that layout depends on.
  private struct Kind: Equatable {
    let properties: ScalarProperties
    let isRecent: Bool

    init(_ scalar: UInt32) {
      properties = .of(scalar)
      isRecent = UnicodeTables.isRecent(scalar)
    }
  }
}
