public import DiptychViews

/// A view with work that a host starts when it first appears.
public struct TaskView<ID: Hashable, Content: View>: PrimitiveView {
  @usableFromInline let id: ID
  @usableFromInline let action: @Sendable () async -> Void
  @usableFromInline let content: Content

  @usableFromInline
  init(_ id: ID, _ action: @escaping @Sendable () async -> Void, _ content: Content) {
    self.id = id
    self.action = action
    self.content = content
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.wants(task: view.action, id: view.id)
    // What the content has for tasks is not at this place.
    renderer.enter(0)
    Content._render(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.wants(task: view.action, id: view.id)
    renderer.enter(0)
    Content._renderChildren(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension View {
  /// Adds work that a host starts when the view first appears.
  ///
  /// ```swift
  /// Text(model.greeting).task { await model.greet() }
  /// ```
  ///
  /// A ``ViewHost`` starts it once, for as long as the view is there, and cancels it when the view is
  /// gone. Work that was cancelled before it has ended is started again by the next call that draws
  /// frames. Rendering starts nothing. A component that keeps its state elsewhere takes such work as
  /// its `task:`.
  ///
  /// - Parameter action: The work. That of the first frame is kept.
  /// - Returns: The view, with the work.
  public consuming func task(
    _ action: @escaping @Sendable () async -> Void
  ) -> TaskView<Bool, Self> {
    TaskView(true, action, self)
  }

  /// Adds work that a host starts when the view first appears, and anew when a value changes.
  ///
  /// ```swift
  /// DishList(dishes).task(id: query) { await model.search(query) }
  /// ```
  ///
  /// A task that runs for another value is cancelled.
  ///
  /// - Parameters:
  ///   - id: What the work is done for.
  ///   - action: The work. That of the first frame with the value is kept.
  /// - Returns: The view, with the work.
  public consuming func task<ID: Hashable>(
    id: ID,
    _ action: @escaping @Sendable () async -> Void
  ) -> TaskView<ID, Self> {
    TaskView(id, action, self)
  }
}
