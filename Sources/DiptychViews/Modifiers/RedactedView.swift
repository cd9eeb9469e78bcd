/// A view whose text is unreadable, or stays readable inside of a redacted view.
public struct _RedactedView<Content: View>: PrimitiveView {
  /// Whether the content is redacted; nil if that depends on the content around it.
  @usableFromInline let isRedacted: Bool?
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(isRedacted: Bool?, _ content: Content) {
    self.isRedacted = isRedacted
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.redacted(view.isRedacted ?? renderer.isRedacted, view.content)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.redacted(view.isRedacted ?? renderer.isRedacted, Children(view.content))
  }

  // A redacted link or button is plain inline content: it has no destination and no action.
  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    let kind = _kind(ofContent: view.content, levels: levels)
    return view.isRedacted == true && kind.isInline ? .inline : kind
  }
}

extension _RedactedView: Sendable where Content: Sendable {}

extension View {
  /// Makes the text of the view unreadable, for instance while its values are loading.
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
  /// space, borders and markers stay. Links lose their destinations, buttons lose their actions,
  /// and ``Raw`` markup is left out.
  ///
  /// The name of a ``LabeledContent`` or a ``Stat`` and the titles of the columns of a ``Table``
  /// stay readable, because they are known before the values are. To hide such a name too, redact
  /// the view of the name itself. The format `.tree` shows the text of the view, because it is
  /// meant for debugging.
  ///
  /// A screen reader is told nothing: of ten redacted views it would hear ten times that something
  /// is loading. The element around all that is loaded says it once, as a component with
  /// `.placeholder(_:)` does. By hand:
  ///
  /// ```swift
  /// HTML.div(.role("status"), .aria("busy", "true"), .ariaLabel("Loading…")) {
  ///   Card(.stub).redacted(reason: .placeholder)
  /// }
  /// ```
  ///
  /// - Parameter reasons: The reasons to redact; an empty set changes nothing.
  /// - Returns: A view whose type does not depend on the reasons, so components below keep their
  ///   state.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func redacted(reason reasons: RedactionReasons) -> _RedactedView<Self> {
    _RedactedView(isRedacted: reasons.isEmpty ? nil : true, self)
  }

  /// Keeps the view readable inside a view that is ``redacted(reason:)``, such as a label that is
  /// already known.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func unredacted() -> _RedactedView<Self> {
    _RedactedView(isRedacted: false, self)
  }
}
