public import DiptychState

extension DataState {
  /// A status, a value and a failure in three properties, as in the first source article.
  ///
  /// The type distinguishes the same states as ``Case2``. While a load is in flight, the value or
  /// the failure of the previous load remains available. The article keeps the status, the value
  /// and the failure in separate variables, so code that reads them between two writes sees an
  /// outdated failure. In this type, each event changes all three properties at once. In new code,
  /// write ``/DiptychState/AsyncValue``: its ``/DiptychState/AsyncValue/value``,
  /// ``/DiptychState/AsyncValue/failure`` and ``/DiptychState/AsyncValue/isLoading`` contain the
  /// same data, and ``/DiptychState/LoadState`` is the status. <doc:SourceArticles> lists the
  /// articles.
  public struct Separate<Value, Failure: Error>: AsyncValueProjection {
    /// The status of the load.
    public private(set) var status: LoadState
    /// The value of the last load that ended, or nil if it failed.
    public private(set) var value: Value?
    /// The failure of the last load that ended, or nil if it succeeded.
    public private(set) var failure: Failure?

    public init(_ state: AsyncValue<Value, Failure>) {
      status = LoadState(state)
      value = state.failure == nil ? state.value : nil
      failure = state.failure
    }

    public var asyncValue: AsyncValue<Value, Failure> {
      AsyncValue(value: value, failure: failure, isLoading: status == .loading)
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() { status = .loading }

    /// Ends the load with a failure, and drops the value.
    public mutating func fail(_ failure: Failure) { self = Self(.failed(failure)) }
  }
}

extension DataState.Separate: Sendable where Value: Sendable {}
extension DataState.Separate: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Separate: Hashable where Value: Hashable, Failure: Hashable {}
