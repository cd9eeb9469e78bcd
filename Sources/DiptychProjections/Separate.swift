public import DiptychState

extension DataState {
  /// A value-less status, and the value and the failure beside it.
  ///
  /// It merges what ``Case2`` merges, and can show the value and the failure while a load is in
  /// flight. In the article the three are variables of their own, and who looks between two writes
  /// sees a failure that is over; here one event is one write. Write ``/DiptychState/AsyncValue``
  /// instead: its ``/DiptychState/AsyncValue/value``, ``/DiptychState/AsyncValue/failure`` and
  /// ``/DiptychState/AsyncValue/isLoading`` are these three, and ``/DiptychState/LoadState`` is the
  /// status.
  public struct Separate<Value, Failure: Error>: AsyncValueProjection {
    /// How far it is.
    public private(set) var status: LoadState
    /// The value of the last load that ended, if it succeeded.
    public private(set) var value: Value?
    /// The failure of the last load that ended, if it failed.
    public private(set) var failure: Failure?

    public init(_ state: AsyncValue<Value, Failure>) {
      status = LoadState(state)
      value = state.failure == nil ? state.value : nil
      failure = state.failure
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      AsyncValue(value: value, failure: failure, isLoading: status == .loading)
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() { status = .loading }

    /// The load ends with a failure; a value is gone.
    public mutating func fail(_ failure: Failure) { self = Self(.failed(failure)) }
  }
}

extension DataState.Separate: Sendable where Value: Sendable {}
extension DataState.Separate: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Separate: Hashable where Value: Hashable, Failure: Hashable {}
