/// A string literal that a scanner has found.
struct SwiftStringToken: Hashable, Sendable {
  /// The offsets of the literal, with its delimiters.
  let range: Range<Int>

  /// The offsets between the delimiters.
  let content: Range<Int>

  /// The number of `#` of each delimiter.
  let hashes: Int

  /// Whether the delimiters are three quotes.
  let isMultiline: Bool

  /// Whether the string has an interpolation.
  let hasInterpolation: Bool
}
