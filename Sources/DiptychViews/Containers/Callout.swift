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
public struct Callout<Title: View, Content: View, Actions: View>: _PrimitiveView {
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
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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

/// The status of a callout, and the kind of the message if the callout is a message of a program.
public struct _CalloutTraits: Sendable {
  /// The status of the callout, such as a warning.
  public let status: Status
  /// The kind of the message, or nil if the callout is not a message of a program.
  ///
  /// Text output draws a message as a line, with ``MessageKind/label`` before the title.
  public let message: MessageKind?

  /// The label before the title of a message, such as `warning: `, with a colon and a space.
  ///
  /// The word is empty if the label of the message is a symbol, because every callout already has a
  /// symbol. It is also empty for a callout that is not a message of a program.
  public var label: String {
    guard let label = message?.label, label.hasSuffix(":") else { return "" }
    return label + " "
  }

  /// Creates the traits of a callout.
  @_alwaysEmitIntoClient
  public init(status: Status) {
    self.status = status
    message = nil
  }

  /// Creates the traits of a message.
  @_alwaysEmitIntoClient
  public init(message: MessageKind) {
    status = message.status
    self.message = message
  }
}

/// A note that replaces missing content.
///
/// For example, it replaces a list that has no items.
///
/// ```swift
/// ContentUnavailableView("No commits yet.") {
///   Text("They appear here after the first one.")
/// }
/// ```
///
/// ```text
/// • No commits yet.
///   They appear here after the first one.
/// ```
///
/// HTML is a `<div class="empty">`.
public struct ContentUnavailableView<Title: View, Content: View>: _PrimitiveView {
  @usableFromInline let title: Title
  @usableFromInline let content: Content

  /// Creates a note with an inline title.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.title = title()
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.contentUnavailable(title: _Slot(0, view.title), _Slot(1, view.content))
  }
}

extension ContentUnavailableView where Title == Text {
  /// Creates a note whose title is a string.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.title = Text(verbatim: String(title))
    self.content = content()
  }
}

extension ContentUnavailableView: Sendable where Title: Sendable, Content: Sendable {}
