extension AsyncValue {
  /// What can happen to something that is loaded.
  ///
  /// Each event is a method too: `state.apply(.start)` is `state.start()`.
  public enum Event {
    /// A load begins: ``AsyncValue/start()``.
    case start
    /// The load ends with a value: ``AsyncValue/succeed(_:)``.
    case succeed(Value)
    /// The load ends with a failure: ``AsyncValue/fail(_:)``.
    case fail(Failure)
    /// The load is given up: ``AsyncValue/cancel()``.
    case cancel
    /// A value comes from elsewhere: ``AsyncValue/receive(_:)``.
    case receive(Value)
    /// Everything is forgotten: ``AsyncValue/reset()``.
    case reset
  }

  /// Lets something happen.
  ///
  /// It is defined for every state and every event, and these laws hold:
  ///
  /// - `start`, then `cancel` changes nothing in a settled state.
  /// - `cancel` twice is `cancel` once.
  /// - No event but `reset` loses a value.
  /// - After `succeed` and `receive` there is no failure.
  ///
  /// - Parameter event: What happens.
  /// - Returns: What it did. A completion while nothing is in flight is ``Transition/illegal``.
  @inlinable
  @discardableResult
  public mutating func apply(_ event: Event) -> Transition {
    switch event {
    case .start: start()
    case .succeed(let value): succeed(value)
    case .fail(let failure): fail(failure)
    case .cancel: cancel()
    case .receive(let value): receive(value)
    case .reset: reset()
    }
  }
}

extension AsyncValue.Event: Sendable where Value: Sendable {}
extension AsyncValue.Event: Equatable where Value: Equatable, Failure: Equatable {}
extension AsyncValue.Event: Hashable where Value: Hashable, Failure: Hashable {}
