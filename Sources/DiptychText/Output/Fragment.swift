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
