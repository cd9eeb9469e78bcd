/// The kind of content that a view is to its container: a block, or a part of a line.
public enum ContentKind: Sendable {
  /// Blocks: any number of them, or one whose content is not known.
  case block
  /// A part of a line, such as a text. Among blocks it is a paragraph of its own.
  case inline
  /// A part of a line that leads somewhere.
  case link(destination: String)
  /// A part of a line that does something.
  case button(action: @Sendable () async -> Void)

  /// Whether it is a part of a line.
  @inlinable public var isInline: Bool {
    @inline(__always) get {
      if case .block = self { false } else { true }
    }
  }
}

extension View {
  /// The kind of content that the view is, looked for through 64 modifiers and branches.
  @inlinable
  @inline(__always)
  package static func kind(of view: Self) -> ContentKind { _kind(of: view, levels: 64) }

  /// The answer of a view that stands for what it holds.
  @inlinable
  package static func _kind<Content: View>(ofContent content: Content, levels: Int) -> ContentKind {
    levels > 0 ? Content._kind(of: content, levels: levels - 1) : .block
  }
}
