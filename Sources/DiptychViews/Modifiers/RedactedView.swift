/// A view whose text is made unreadable, or kept readable inside such a view.
public struct _RedactedView<Content: View>: PrimitiveView {
  /// Whether the content is redacted; nil if it is as the content around it.
  @usableFromInline let isRedacted: Bool?
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(isRedacted: Bool?, _ content: Content) {
    self.isRedacted = isRedacted
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.redacted(view.isRedacted ?? renderer.isRedacted, view.content)
  }

  @inlinable
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.redacted(view.isRedacted ?? renderer.isRedacted, Children(view.content))
  }

  // A redacted link or button is plain inline content: it has no destination and no action.
  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    let kind = _kind(ofContent: view.content, levels: levels)
    return view.isRedacted == true && kind.isInline ? .inline : kind
  }
}

extension _RedactedView: Sendable where Content: Sendable {}

extension View {
  /// Draws the view with its text made unreadable, for instance while its value is loading.
  ///
  /// ```swift
  /// Card(user ?? .stub).redacted(reason: user == nil ? .placeholder : [])
  /// ```
  ///
  /// Text output draws `▒` for each cell of a text, so that every line is as wide as it was:
  ///
  /// ```text
  /// ╭─ ▒▒▒ ────────╮
  /// │ ▒▒▒▒▒ ▒▒ ▒▒▒ │
  /// ╰──────────────╯
  /// ```
  ///
  /// HTML is `<span class="redacted" aria-hidden="true">▒▒▒</span>` for each text. Elements, white
  /// space, borders and markers stay; links have no destination, buttons offer no action, and
  /// ``Raw`` markup is left out. The name of a ``LabeledContent`` or a ``Stat`` and the titles of
  /// the columns of a ``Table`` stay readable, since they are known before the values are. To hide
  /// such a name, redact it by itself. The debug tree shows the view itself.
  ///
  /// - Parameter reasons: The reasons to redact; an empty set changes nothing.
  /// - Returns: A view whose type does not depend on the reasons, so components below keep their
  ///   state.
  @inlinable
  @inline(__always)
  public consuming func redacted(reason reasons: RedactionReasons) -> _RedactedView<Self> {
    _RedactedView(isRedacted: reasons.isEmpty ? nil : true, self)
  }

  /// Keeps the view readable inside a view that is ``redacted(reason:)``, such as a label that is
  /// already known.
  @inlinable
  @inline(__always)
  public consuming func unredacted() -> _RedactedView<Self> {
    _RedactedView(isRedacted: false, self)
  }
}
