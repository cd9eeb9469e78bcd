/// A piece of a kept line.
struct Fragment: BitwiseCopyable {
  enum Kind: UInt8 {
    /// Bytes of the document's text.
    case text
    /// Spaces.
    case space
    /// Spaces that hide the layers behind them.
    case padding
    /// A glyph, repeated: `start` is its word, `end` its length.
    case glyph
  }

  var kind: Kind
  var style: UInt16
  var start: UInt32 = 0
  var end: UInt32 = 0
  var columns: UInt32 = 0
}
