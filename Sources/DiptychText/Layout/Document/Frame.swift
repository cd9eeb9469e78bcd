import DiptychViews

/// The size of a frame, or limits for it, and the alignment of its content.
struct Frame {
  let size: _FrameSize
  let alignment: Alignment

  /// The width that the frame takes if it fits, or nil for the width of its content.
  var maxWidth: Int? { size.maxWidth.map { max($0, size.minWidth ?? 0) } }

  /// Returns the width that a frame with limits needs for content of a given width.
  func width(around content: Int) -> Int {
    min(max(content, size.minWidth ?? 0), maxWidth ?? .max)
  }
}

extension LayoutTree {
  /// Returns the frame of a node of the kind `frame` or `flexibleFrame`.
  func frame(of node: Node) -> Frame { frame(at: Int(node.start)) }
}
