public import DiptychState

extension DataState {
  /// Two flags and the data, as the sub-states of a Redux store have them.
  ///
  /// They know that something failed, but not what: ``asyncValue(failure:)`` has to be told. They
  /// merge a load with the retry of it, and `false`, `false`, nil is both "nothing was loaded" and
  /// what a screen takes for loaded and empty. Both flags are never set at once here. Write
  /// ``/DiptychState/AsyncValue`` instead, and keep one in the store's state.
  public struct Flags<Value> {
    /// Whether a load is in flight.
    public private(set) var isLoading: Bool
    /// Whether the last load failed, and none is in flight.
    public private(set) var isError: Bool
    /// The value, however old it is.
    public private(set) var data: Value?

    /// The value, however old it is: ``data``.
    public var value: Value? { data }

    /// Whether the last load failed, and none is in flight: ``isError``.
    public var isFailure: Bool { isError }

    /// Creates what the flags show of a state.
    public init<Failure: Error>(_ state: AsyncValue<Value, Failure>) {
      isLoading = state.isLoading
      isError = !state.isLoading && state.failure != nil
      data = state.value
    }

    /// The state that holds what is left.
    ///
    /// - Parameter failure: What failed, if ``isError`` says that something did.
    /// - Returns: A state that shows these flags.
    public func asyncValue<Failure: Error>(failure: Failure) -> AsyncValue<Value, Failure> {
      AsyncValue(value: data, failure: isError ? failure : nil, isLoading: isLoading)
    }

    /// A load begins.
    ///
    /// Means nothing while one is in flight.
    public mutating func startLoading() {
      isLoading = true
      isError = false
    }

    /// The load ends with a value.
    public mutating func succeed(_ value: Value) {
      self = Self(AsyncValue<Value, Never>.loaded(value))
    }

    /// The load ends with a failure; a value that is there stays.
    public mutating func fail() {
      isLoading = false
      isError = true
    }
  }
}

extension DataState.Flags: Sendable where Value: Sendable {}
extension DataState.Flags: Equatable where Value: Equatable {}
extension DataState.Flags: Hashable where Value: Hashable {}
