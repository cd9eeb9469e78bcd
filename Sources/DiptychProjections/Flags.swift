public import DiptychState

extension DataState {
  /// A pair of flags and the data, as in a part of the state of a Redux store.
  ///
  /// The flags say that a load failed, but do not contain the failure: ``asyncValue(failure:)``
  /// takes it as an argument. They merge a load with its retry. `false`, `false` and nil stand for
  /// a state before the first load, which a screen shows as loaded and empty. At most one flag is
  /// true. In new code, write ``/DiptychState/AsyncValue``, and keep it in the state of the Redux
  /// store.
  public struct Flags<Value> {
    /// Whether a load is in flight.
    public private(set) var isLoading: Bool
    /// Whether the last load failed, and none is in flight.
    public private(set) var isError: Bool
    /// The last value that was loaded.
    public private(set) var data: Value?

    /// The last value that was loaded, under the name that all projections use; the same as
    /// ``data``.
    public var value: Value? { data }

    /// Whether the last load failed, and none is in flight, under the name that all projections
    /// use; the same as ``isError``.
    public var isFailure: Bool { isError }

    /// Creates the flags of a state.
    public init<Failure: Error>(_ state: AsyncValue<Value, Failure>) {
      isLoading = state.isLoading
      isError = !state.isLoading && state.failure != nil
      data = state.value
    }

    /// Returns the simplest state that has these flags.
    ///
    /// - Parameter failure: The failure of the state if ``isError`` is true.
    /// - Returns: A state with these flags. A retry becomes a load without the earlier failure.
    public func asyncValue<Failure: Error>(failure: Failure) -> AsyncValue<Value, Failure> {
      AsyncValue(value: data, failure: isError ? failure : nil, isLoading: isLoading)
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    public mutating func startLoading() {
      isLoading = true
      isError = false
    }

    /// Ends the load with a value.
    public mutating func succeed(_ value: Value) {
      self = Self(AsyncValue<Value, Never>.loaded(value))
    }

    /// Ends the load with a failure, and keeps an existing value.
    public mutating func fail() {
      isLoading = false
      isError = true
    }
  }
}

extension DataState.Flags: Sendable where Value: Sendable {}
extension DataState.Flags: Equatable where Value: Equatable {}
extension DataState.Flags: Hashable where Value: Hashable {}
