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
public struct TaskItem<Content: View>: PrimitiveView {
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
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.taskItem(isDone: view.isDone, view.content)
  }
}

extension TaskItem where Content == Text {
  /// Creates an item from a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, isDone: Bool) {
    self.init(isDone: isDone) { Text(verbatim: title) }
  }
}

extension TaskItem: Sendable where Content: Sendable {}
