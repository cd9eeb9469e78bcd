public import DiptychState

/// A coarser form of ``/DiptychState/AsyncValue`` that merges some of its states, with conversions
/// in both directions.
///
/// For example, ``DataState/Case0`` has only one case for a first load, a reload and a retry. If
/// `P` is a projection, `P(P(state).asyncValue)` equals `P(state)`. However, `P(state).asyncValue`
/// may differ from `state`, because the projection loses data. Store the
/// ``/DiptychState/AsyncValue``, and create the projection in the code that reads it. Only store a
/// projection in existing code that you have not yet changed to ``/DiptychState/AsyncValue``.
public protocol AsyncValueProjection<Value, Failure> {
  /// The type of the value.
  associatedtype Value
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Creates the projection of a state.
  init(_ state: AsyncValue<Value, Failure>)

  /// The simplest of the states that have this projection.
  ///
  /// For example, it is ``/DiptychState/AsyncValue/loading`` for `Case0.loading`, although that
  /// case also stands for a reload.
  var asyncValue: AsyncValue<Value, Failure> { get }
}

extension AsyncValueProjection {
  /// Whether a load is in flight.
  public var isLoading: Bool { asyncValue.isLoading }

  /// Whether the last load failed, and no load is in flight.
  public var isFailure: Bool { !isLoading && asyncValue.failure != nil }

  /// The value, or nil if the current case contains no value.
  public var value: Value? { asyncValue.value }

  /// Ends the load with a value, and drops an earlier failure.
  public mutating func succeed(_ value: Value) { self = Self(.loaded(value)) }
}
