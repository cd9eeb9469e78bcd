import DiptychSystem
public import DiptychViews

/// A view with an action that a host runs when a value has changed.
public struct _ChangeView<Value: Equatable & Sendable, Content: View>: _PrimitiveView {
  @usableFromInline let value: Value
  @usableFromInline let action: @Sendable (_ old: Value, _ new: Value) -> Void
  @usableFromInline let content: Content

  @usableFromInline
  init(
    _ value: Value,
    _ action: @escaping @Sendable (_ old: Value, _ new: Value) -> Void,
    _ content: Content
  ) {
    self.value = value
    self.action = action
    self.content = content
  }

  @inlinable
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tell(ofChangesTo: view.value, view.action)
    // The content has its own place in the tree, so that it does not share the place of the action.
    renderer.enter(0)
    Content._render(view.content, into: &renderer)
    renderer.leave()
  }

  @inlinable
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.tell(ofChangesTo: view.value, view.action)
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
  /// Adds an action that a host runs when a value has changed since the previous rendering.
  ///
  /// ```swift
  /// AsyncValueView(value: model.user) { Text($0.name) }
  ///   .onChange(of: model.user.isFailure) { _, isFailure in
  ///     if isFailure { log.append("The user could not be loaded.") }
  ///   }
  /// ```
  ///
  /// A ``ViewHost`` runs the action after the rendering, once for each change. Rendering alone
  /// never runs the action. If the value changes and changes back between two renderings, the
  /// action does not run. To observe every write, use `Shared.onChange(_:)`; to observe failures,
  /// use ``AsyncValueView/onFailure(_:)``.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The action, which takes the old and the new value.
  /// - Returns: The view with the action.
  public consuming func onChange<Value: Equatable & Sendable>(
    of value: Value,
    _ action: @escaping @Sendable (_ old: Value, _ new: Value) -> Void
  ) -> _ChangeView<Value, Self> {
    _ChangeView(value, action, self)
  }

  /// Adds an action that a host runs when a value has changed, without the values.
  public consuming func onChange<Value: Equatable & Sendable>(
    of value: Value,
    _ action: @escaping @Sendable () -> Void
  ) -> _ChangeView<Value, Self> {
    _ChangeView(value, { _, _ in action() }, self)
  }

  @available(*, unavailable, message: "take the old and the new value, as in { _, new in … }")
  public consuming func onChange<Value: Equatable & Sendable>(
    of value: Value,
    _ action: @escaping @Sendable (_ new: Value) -> Void
  ) -> _ChangeView<Value, Self> {
    fatalError()
  }
}

// MARK: - Calls

/// The calls of an action that frames have caused at a place, and that a load of the host will
/// make.
///
/// A host draws one frame at a time.
final class PendingCalls<State: Sendable>: Sendable {
  private struct Locked {
    var last: State?
    var count = 0
    var calls: [@Sendable () -> Void] = []
  }

  private let locked = Mutex(Locked())

  /// Records the state of a frame.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - call: Returns the call that a change from an earlier state to this one causes, or nil.
  /// - Returns: The number of calls so far.
  func note(_ state: State, call: (_ last: State) -> (@Sendable () -> Void)?) -> Int {
    let caused = locked.withLock { $0.last }.flatMap(call)
    return locked.withLock { locked in
      locked.last = state
      guard let caused else { return locked.count }
      locked.calls.append(caused)
      locked.count += 1
      return locked.count
    }
  }

  /// Makes the calls that were not made yet.
  func make() {
    let calls = locked.withLock { locked in
      defer { locked.calls = [] }
      return locked.calls
    }
    for call in calls { call() }
  }
}

/// The place of the load that makes all calls up to a number.
private struct CallNumber: Hashable {
  let number: Int
}

extension _Renderer {
  @usableFromInline
  mutating func tell<Value: Equatable & Sendable>(
    ofChangesTo value: Value,
    _ action: @escaping @Sendable (Value, Value) -> Void
  ) {
    tell(of: value) { last -> (@Sendable () -> Void)? in
      guard last != value else { return nil }
      return { action(last, value) }
    }
  }

  /// Asks the host to make the call that a change of state causes, after the frame was drawn.
  mutating func tell<State: Sendable>(
    of state: State,
    call: (_ last: State) -> (@Sendable () -> Void)?
  ) {
    guard tracksIdentity, !EnvironmentValues.current.isPlaceholder else { return }
    let calls = owned { PendingCalls<State>() }
    let number = calls.note(state, call: call)
    guard number > 0 else { return }
    enter(id: CallNumber(number: number))
    wants { calls.make() }
    leave()
  }
}
