/// A piece of a line that is kept, to be put beside others.
struct Fragment: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Bytes of the source.
    case text
    /// Some cells of spaces.
    case space
    /// Some cells of spaces that hide what is behind them.
    case padding
    /// A glyph, some times: `start` is its word, `end` its length.
    case glyph
  }

  var kind: Kind
  var style: UInt16
  var start: UInt32 = 0
  var end: UInt32 = 0
  var columns: UInt32 = 0
}

/// A line that is kept.
struct FragmentLine: BitwiseCopyable {
  var first: Int
  var end: Int
  var columns: Int
}

/// Where the engine was when it began to keep lines.
struct CollectingMark {
  let fragments: Int
  let lines: Int
  let isDirect: Bool
  let decorationBase: Int
  let lineStart: Int
  let column: Int
  let pendingSpaces: Int
  let fill: UInt16
  let lineCount: Int
}

/// Where the lines that are kept end, when they are put together.
struct ReplayMark {
  let fragments: Int
  let lines: Int
}
