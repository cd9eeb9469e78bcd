public import DiptychState

/// A coarser image of an ``/DiptychState/AsyncValue`` that can be converted back.
///
/// A projection loses the difference between the states that it merges: `P(P(state).asyncValue)`
/// equals `P(state)`, while `P(state).asyncValue` may be a different state. Store the
/// ``/DiptychState/AsyncValue`` and create the projection where it is read. Store a projection only
/// while you move code from it, screen by screen.
public protocol AsyncValueProjection<Value, Failure> {
  /// The type of the value.
  associatedtype Value
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Creates the image of a state.
  init(_ state: AsyncValue<Value, Failure>)

  /// The state that this image stands for, without the merged parts.
  var asyncValue: AsyncValue<Value, Failure> { get }
}

extension AsyncValueProjection {
  /// Whether a load is in flight.
  public var isLoading: Bool { asyncValue.isLoading }

  /// Whether the last load failed, and none is in flight.
  public var isFailure: Bool { !isLoading && asyncValue.failure != nil }

  /// The value, if the image has one.
  public var value: Value? { asyncValue.value }

  /// Ends the load with a value, and drops an earlier failure.
  public mutating func succeed(_ value: Value) { self = Self(.loaded(value)) }
}
