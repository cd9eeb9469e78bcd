/// A title with a decorative icon before it.
///
/// ```swift
/// Label("Passed", icon: "✓")
/// ```
///
/// Text output is `✓ Passed`; HTML hides the icon from assistive technology. If you pass a status
/// instead of an icon, as in `Label("Passed", status: .success)`, the icon is the symbol that the
/// theme defines for the status. If the output is limited to ASCII, the icon is an ASCII symbol.
public struct Label<Title: View>: _PrimitiveView {
  @usableFromInline let icon: String
  /// The status whose symbol replaces the icon.
  @usableFromInline let status: Status?
  @usableFromInline let title: Title

  /// Creates a label with an icon and a title of inline content.
  @_alwaysEmitIntoClient
  public init(icon: String, @ViewBuilder title: () -> Title) {
    self.icon = icon
    status = nil
    self.title = title()
  }

  /// Creates a label with an inline title and the symbol of a status.
  @_alwaysEmitIntoClient
  public init(status: Status, @ViewBuilder title: () -> Title) {
    icon = ""
    self.status = status
    self.title = title()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let icon = view.status.map { EnvironmentValues.current.glyphs.symbol($0) } ?? view.icon
    renderer.label(icon: icon, view.title)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

extension Label where Title == Text {
  /// Creates a label with an icon and a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, icon: String) {
    self.icon = icon
    status = nil
    self.title = Text(verbatim: title)
  }

  /// Creates a label from a title and the symbol of a status.
  @_alwaysEmitIntoClient
  public init(_ title: String, status: Status) {
    icon = ""
    self.status = status
    self.title = Text(verbatim: title)
  }
}

extension Label: Sendable where Title: Sendable {}

/// An item with a checkbox that shows whether a task is done.
///
/// ```swift
/// List {
///   TaskItem("Write it", isDone: true)
///   TaskItem("Read it", isDone: false)
/// }
/// ```
///
/// ```text
/// ☑ Write it
/// ☐ Read it
/// ```
///
/// ```html
/// <ul><li><div class="task"><input type="checkbox" …> Write it</div></li>…</ul>
/// ```
///
/// In an unordered list, the checkbox replaces the bullet. In an ordered list, the checkbox follows
/// the number.
public struct TaskItem<Content: View>: _PrimitiveView {
  @usableFromInline let isDone: Bool
  @usableFromInline let content: Content

  /// Creates an item with inline content or blocks.
  @_alwaysEmitIntoClient
  public init(isDone: Bool, @ViewBuilder content: () -> Content) {
    self.isDone = isDone
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.taskItem(isDone: view.isDone, view.content)
  }
}

extension TaskItem where Content == Text {
  /// Creates an item from a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, isDone: Bool) { self.init(isDone: isDone) { Text(verbatim: title) } }
}

extension TaskItem: Sendable where Content: Sendable {}
