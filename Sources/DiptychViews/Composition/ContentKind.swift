/// The kind of content that a container sees in a view: block content, or inline content.
public enum ContentKind: Sendable {
  /// Block content: any number of blocks, or a view whose kind is not known.
  case block
  /// Inline content other than a text, a link or a button.
  ///
  /// If its siblings are blocks, inline content becomes a separate paragraph.
  case inline
  /// Inline content with one style for the whole text.
  ///
  /// Parts of the text can have additional styles.
  case text(TextStyle)
  /// Inline content that is a link to an address.
  case link(destination: String)
  /// Inline content that is a button, with the action of the button.
  case button(action: @Sendable () async -> Void)

  /// Whether the content is inline: any kind except `block`.
  @_alwaysEmitIntoClient public var isInline: Bool {
    @inline(__always) get {
      if case .block = self { false } else { true }
    }
  }

  /// The kind of a view that wraps the content in an element.
  ///
  /// It equals this kind, except that `text` becomes `inline`, because the style of the text stays
  /// inside the element.
  @_alwaysEmitIntoClient package var inElement: ContentKind {
    if case .text = self { .inline } else { self }
  }
}

extension View {
  /// Returns the kind of content of a view, looking through up to 64 modifiers and branches.
  @_alwaysEmitIntoClient
  @inline(__always)
  package static func kind(of view: Self) -> ContentKind { _kind(of: view, levels: 64) }

  /// Returns the kind of the content of a wrapper view, or a block if there are no levels left.
  @_alwaysEmitIntoClient
  package static func _kind<Content: View>(ofContent content: Content, levels: Int) -> ContentKind {
    levels > 0 ? Content._kind(of: content, levels: levels - 1) : .block
  }
}
