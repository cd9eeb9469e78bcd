/// A cell of a canvas for layers that are painted over each other.
struct CanvasCell: BitwiseCopyable, Equatable {
  enum Kind: UInt8 {
    /// Nothing so far.
    case empty
    /// A space, which may have a background.
    case space
    /// A cluster: bytes of the document's text.
    case text
    /// A glyph: `start` contains its bytes, and `end` is the number of these bytes.
    case glyph
    /// A further cell of a cluster that takes several cells.
    case covered
  }

  var kind = Kind.empty
  var style: UInt16 = 0
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// Whether the cell continues a text that ends before a byte, in the same style.
  func continues(from byte: UInt32, in style: UInt16) -> Bool {
    kind == .covered || kind == .text && start == byte && self.style == style
  }
}

extension CanvasCell {
  /// Creates one cell of a space or of a glyph.
  init(_ fragment: Fragment) {
    kind = fragment.kind == .glyph ? .glyph : .space
    style = fragment.style
    start = fragment.start
    end = fragment.end
  }
}
