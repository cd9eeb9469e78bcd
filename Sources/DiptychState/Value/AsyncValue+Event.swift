extension AsyncValue {
  /// An event in the life of a loaded value.
  ///
  /// There is a method for each event: `state.apply(.start)` has the same effect as
  /// `state.start()`.
  public enum Event {
    /// A load begins: ``AsyncValue/start()``.
    case start
    /// The load ends with a value: ``AsyncValue/succeed(_:)``.
    case succeed(Value)
    /// The load ends with a failure: ``AsyncValue/fail(_:)``.
    case fail(Failure)
    /// The load is cancelled: ``AsyncValue/cancel()``.
    case cancel
    /// A value arrives from another source: ``AsyncValue/receive(_:)``.
    case receive(Value)
    /// All data is discarded: ``AsyncValue/reset()``.
    case reset
  }

  /// Applies an event.
  ///
  /// Every event can be applied in every state, and these laws hold:
  ///
  /// - If no load is in flight, `start` followed by `cancel` leaves the state as it was.
  /// - A second `cancel` changes nothing.
  /// - Only `reset` removes the value.
  /// - After `succeed` and `receive` there is no failure.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effect of the event. If the event ends a load that is not in flight, the effect
  ///   is ``Transition/illegal``.
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
