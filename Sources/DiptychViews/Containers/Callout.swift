/// A message that stands out from the content around it, such as a warning.
///
/// ```swift
/// Callout("Could not read the history.", status: .danger) {
///   Text("git log: bad object HEAD")
/// }
/// ```
///
/// ```text
/// ┃ ✗ Could not read the history.
/// ┃   git log: bad object HEAD
/// ```
///
/// HTML is `<div class="callout danger" role="note">`.
public struct Callout<Title: View, Content: View, Actions: View>: PrimitiveView {
  @usableFromInline let status: Status
  @usableFromInline let title: Title
  @usableFromInline let content: Content
  @usableFromInline let actions: Actions

  /// Creates a callout.
  ///
  /// - Parameters:
  ///   - status: The kind of the message, such as a warning. It determines the symbol and the
  ///     colour.
  ///   - title: The message in a few words, as inline content.
  ///   - content: Further content, below the title.
  ///   - actions: The buttons of the callout, for example to try again.
  @_alwaysEmitIntoClient
  public init(
    status: Status = .info,
    @ViewBuilder title: () -> Title,
    @ViewBuilder content: () -> Content = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.status = status
    self.title = title()
    self.content = content()
    self.actions = actions()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.callout(
      _CalloutTraits(status: view.status),
      title: _Slot(0, view.title),
      _Slot(1, view.content),
      actions: _Slot(2, view.actions)
    )
  }
}

extension Callout where Title == Text {
  /// Creates a callout whose title is a string.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(
    _ title: S,
    status: Status = .info,
    @ViewBuilder content: () -> Content = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(
      status: status,
      title: { Text(verbatim: String(title)) },
      content: content,
      actions: actions
    )
  }
}

extension Callout: Sendable where Title: Sendable, Content: Sendable, Actions: Sendable {}
