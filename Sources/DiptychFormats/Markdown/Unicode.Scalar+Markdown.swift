// Versions of the specification disagree about the punctuation beyond ASCII. For example, symbols
// such as `€` have been punctuation only since 0.31. Parsers also use different versions of
// Unicode. So these scalars are `unsure`.

extension Unicode.Scalar {
  /// Whether the scalar is white space in Unicode's sense, as CommonMark 0.31, 2.1 defines it.
  var isMarkdownSpace: Bool {
    switch self {
    case " ", "\t", "\n": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// The class of the scalar next to a delimiter.
  var neighbor: Neighbor {
    if isASCII { return isASCIILetterOrDigit ? .letter : .apart }
    switch properties.generalCategory {
    case .spaceSeparator: return .apart
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return .unsure
    default: return .letter
    }
  }

  private var isASCIILetterOrDigit: Bool { UInt8(truncatingIfNeeded: value).isASCIILetterOrDigit }
}

extension UInt8 {
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isASCIILetterOrDigit: Bool {
    isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  /// Whether the scalar is a space, a tab or a newline.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}
