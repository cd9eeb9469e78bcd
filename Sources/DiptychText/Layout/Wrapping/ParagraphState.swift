import DiptychViews

/// The style of the paragraphs that are being laid out, with a value for each part.
struct ParagraphState {
  var alignment: UInt8 = 0
  /// The most lines of a text; 0 for no limit.
  var lineLimit = 0
  var truncation = TruncationMode.tail
  /// The cells before each line but the first.
  var hangingIndent = 0
  var isBalanced = false
  /// Whether lines that are too long are cut.
  var cutsLines = false
}
