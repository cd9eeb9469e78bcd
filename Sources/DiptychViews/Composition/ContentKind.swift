/// The kind of content that a view is to its container: a block, or a part of a line.
public enum ContentKind: Sendable {
  /// Any number of blocks, or a single view of unknown content.
  case block
  /// A part of a line, such as a text.
  ///
  /// Among blocks, it becomes a paragraph of its own.
  case inline
  /// A text with one style around all of its parts; a part can add a style of its own.
  case text(TextStyle)
  /// A link: a part of a line that leads to an address.
  case link(destination: String)
  /// A button: a part of a line that runs an action.
  case button(action: @Sendable () async -> Void)

  /// Whether the content is a part of a line.
  @_alwaysEmitIntoClient public var isInline: Bool {
    @inline(__always) get {
      if case .block = self { false } else { true }
    }
  }

  /// The kind of a view that gives the content an element or attributes: the style of a text stays
  /// inside.
  @_alwaysEmitIntoClient package var inElement: ContentKind {
    if case .text = self { .inline } else { self }
  }
}

extension View {
  /// Returns the kind of content that a view is, looking through up to 64 modifiers and branches.
  @_alwaysEmitIntoClient
  @inline(__always)
  package static func kind(of view: Self) -> ContentKind { _kind(of: view, levels: 64) }

  /// Returns the kind of a view's content, for a view that only wraps it.
  @_alwaysEmitIntoClient
  package static func _kind<Content: View>(ofContent content: Content, levels: Int) -> ContentKind {
    levels > 0 ? Content._kind(of: content, levels: levels - 1) : .block
  }
}
