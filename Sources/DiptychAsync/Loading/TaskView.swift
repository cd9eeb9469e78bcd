import DiptychState
public import DiptychViews

/// A view with a task that a host starts when the view first appears.
public struct _TaskView<ID: Hashable, Content: View>: _PrimitiveView {
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
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.wants(task: view.action, id: view.id)
    // The content has its own place in the tree, so that it does not share the place of the task.
    renderer.enter(0)
    Content._render(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.wants(task: view.action, id: view.id)
    renderer.enter(0)
    Content._renderChildren(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels)
  }
}

extension View {
  /// Adds a task that a host starts when the view first appears.
  ///
  /// ```swift
  /// Text(model.greeting).task { await model.greet() }
  /// ```
  ///
  /// A ``ViewHost`` starts the task once while the view is present, and cancels it when the view
  /// disappears. If the task is cancelled before its end, the next call of
  /// ``ViewHost/settle(morePages:)`` or ``ViewHost/frames(as:morePages:until:)`` starts it again.
  /// Rendering alone never starts the task. To load the state of a component, pass the task as the
  /// component's `task:` argument instead.
  ///
  /// - Parameter action: The task. The host uses the closure that was passed at the first
  ///   rendering.
  /// - Returns: The view with the task.
  public consuming func task(
    _ action: @escaping @Sendable () async -> Void
  ) -> _TaskView<Bool, Self> {
    _TaskView(true, action, self)
  }

  /// Adds a task that a host starts when the view first appears, and again when a value changes.
  ///
  /// ```swift
  /// DishList(dishes).task(id: query) { await model.search(query) }
  /// ```
  ///
  /// When the value changes, the task that was started for the earlier value is cancelled.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - action: The task. The host uses the closure that was passed at the first rendering with
  ///     the value.
  /// - Returns: The view with the task.
  public consuming func task<ID: Hashable>(
    id: ID,
    _ action: @escaping @Sendable () async -> Void
  ) -> _TaskView<ID, Self> {
    _TaskView(id, action, self)
  }

  /// Adds a task that a host repeats while the view is present, such as a poll.
  ///
  /// ```swift
  /// AsyncValueView(value: prices.state) { PriceList($0) }
  ///   .task(every: .seconds(5)) { await prices.load() }
  /// ```
  ///
  /// The first run begins when the view appears. So a component that is polled shows a state: with
  /// `store: prices`, the component would ask for a first load beside the first run.
  ///
  /// The interval begins when the task has ended, so two runs never overlap.
  /// ``ViewHost/settle(morePages:)`` waits only for the first run. If a run fails and the user
  /// dismisses the banner, the banner does not appear again when the next run fails in the same
  /// way.
  ///
  /// - Parameters:
  ///   - interval: The time between the end of a run and the beginning of the next run. When the
  ///     interval changes, the task is cancelled and started again.
  ///   - clock: The clock that measures the time.
  ///   - action: The task. The host uses the closure that was passed at the first rendering.
  /// - Returns: The view with the task.
  public consuming func task(
    every interval: Duration,
    clock: any Clock<Duration> = ContinuousClock(),
    _ action: @escaping @Sendable () async -> Void
  ) -> _TaskView<Duration, Self> {
    _TaskView(interval, { await poll(every: interval, clock, action) }, self)
  }
}

private func poll(
  every interval: Duration,
  _ clock: any Clock<Duration>,
  _ action: @Sendable () async -> Void
) async {
  await Polling.$isOn.withValue(true) {
    await action()
    HostedLoad.current?.beQuiet()
    while (try? await clock.sleep(for: interval)) != nil, !Task.isCancelled { await action() }
  }
}
