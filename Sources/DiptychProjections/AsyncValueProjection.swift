public import DiptychState

/// A type that shows an ``/DiptychState/AsyncValue`` more coarsely, and can be made one again.
///
/// What a projection merges is lost, so `P(P(state).asyncValue)` is `P(state)`, while
/// `P(state).asyncValue` may be another state. Keep the ``/DiptychState/AsyncValue`` and make the
/// projection where it is read; keep the projection only while you move code from it, one screen
/// after the other.
public protocol AsyncValueProjection<Value, Failure> {
  /// What is loaded.
  associatedtype Value
  /// How loading fails.
  associatedtype Failure: Error

  /// Creates what this type shows of a state.
  init(_ state: AsyncValue<Value, Failure>)

  /// The state that holds what is left.
  var asyncValue: AsyncValue<Value, Failure> { get }
}

extension AsyncValueProjection {
  /// Whether a load is in flight.
  public var isLoading: Bool { asyncValue.isLoading }

  /// Whether the last load failed, and none is in flight.
  public var isFailure: Bool { !isLoading && asyncValue.failure != nil }

  /// The value, if this type still holds one.
  public var value: Value? { asyncValue.value }

  /// The load ends with a value; a failure before it is gone.
  public mutating func succeed(_ value: Value) { self = Self(.loaded(value)) }
}
