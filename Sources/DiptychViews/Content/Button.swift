/// A control that runs an action.
///
/// ```swift
/// Button("Retry") { await store.retry() }
/// ```
///
/// Text output is `[Retry]`; HTML is `<button type="button">Retry</button>`. Rendering does not run
/// the action, but passes it to the ``RenderHost``. The host can run the action when the button is
/// pressed.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let action: @Sendable () async -> Void
  @usableFromInline let label: Label

  /// Creates a button with an inline label.
  @_alwaysEmitIntoClient
  public init(
    action: @escaping @Sendable () async -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    if !renderer.isRedacted { renderer.host.button(view.action, view.label) }
    renderer.button(view.label)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    .button(action: view.action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, action: @escaping @Sendable () async -> Void) {
    self.action = action
    label = Text(verbatim: title)
  }
}

extension Button: Sendable where Label: Sendable {}
