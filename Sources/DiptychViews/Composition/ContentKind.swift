/// The way a container treats a view: as a block, or as a part of a line.
public enum _ContentKind: Sendable {
  /// Any number of blocks, such as paragraphs or tables.
  ///
  /// A view whose kind can't be determined also counts as a block.
  case block
  /// Inline content other than a text, a link or a button.
  ///
  /// Between blocks, it becomes its own paragraph.
  case inline
  /// A text, with the style that all of its parts share.
  ///
  /// Parts of the text can have further styles.
  case text(TextStyle)
  /// Inline content that is a link to an address.
  case link(destination: String)
  /// Inline content that is a button with an action.
  case button(action: @Sendable () async -> Void)

  /// Whether the content is inline: any kind except `block`.
  @_alwaysEmitIntoClient public var isInline: Bool {
    @inline(__always) get {
      if case .block = self { false } else { true }
    }
  }

  /// The kind of a view that puts the content into an element.
  ///
  /// A text in an element is ``inline``, because the element contains the style.
  @_alwaysEmitIntoClient package var inElement: _ContentKind {
    if case .text = self { .inline } else { self }
  }
}

extension View {
  /// Returns the kind of a view, looking through up to 64 nested modifiers and branches.
  @_alwaysEmitIntoClient
  @inline(__always)
  package static func kind(of view: Self) -> _ContentKind { _kind(of: view, levels: 64) }

  /// Returns the kind of the content of a wrapper view, or a block if there are no levels left.
  @_alwaysEmitIntoClient
  package static func _kind<Content: View>(ofContent content: Content, levels: Int) -> _ContentKind
  {
    levels > 0 ? Content._kind(of: content, levels: levels - 1) : .block
  }
}

/// The limits of ``View/_inliningCost``.
@usableFromInline
enum InliningCost {
  /// The maximum cost of a body whose rendering a loop inlines.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var most: Int { 64 }

  /// The cost of a view that may contain a loop.
  ///
  /// It is higher than `most`, but so low that sums of it do not overflow.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var unlimited: Int { 1 << 16 }
}
