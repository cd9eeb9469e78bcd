/// A view in a box, such as a frame or a border, or with a paragraph style.
public struct _ModifiedView<Content: View>: _PrimitiveView {
  @usableFromInline let modifier: _ContentModifier
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ modifier: _ContentModifier, _ content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.modified(view.modifier, view.content)
  }
}

extension _ModifiedView: Sendable where Content: Sendable {}

/// A modifier that applies to content as a whole.
public enum _ContentModifier: Sendable {
  /// Space around the content.
  case padding(EdgeInsets)
  /// A rectangle with a size or limits for it, and the alignment of the content in it.
  case frame(_FrameSize, Alignment)
  /// A border.
  case border(BorderStyle)
  /// The style of paragraphs.
  case paragraphs(_ParagraphStyle)
  /// A theme, which the environment already contains.
  // Indirect, because other modifiers would be as large as a theme.
  indirect case theme(Theme)
  /// Ids of headings that are made of their titles.
  case headingIDs
}
