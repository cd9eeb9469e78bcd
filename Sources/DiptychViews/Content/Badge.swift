/// A few words that are set apart from the text around them, such as a state.
///
/// ```swift
/// Badge("active", status: .success)
/// ```
///
/// Text output is `(✓ active)`; HTML is `<span class="badge success">✓ active</span>`.
public struct Badge<Content: View>: PrimitiveView {
  @usableFromInline let status: Status?
  @usableFromInline let content: Content

  /// Creates a badge with inline content; the symbol of the status precedes the content.
  @_alwaysEmitIntoClient
  public init(status: Status? = nil, @ViewBuilder content: () -> Content) {
    self.status = status
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.badge(view.status, view.content)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

extension Badge where Content == Text {
  /// Creates a badge from a string.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ title: S, status: Status? = nil) {
    self.status = status
    content = Text(verbatim: String(title))
  }
}

extension Badge: Sendable where Content: Sendable {}
