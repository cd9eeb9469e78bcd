public import DiptychState

extension DataState {
  /// Two flags and the data, as in the state of a Redux store in the last source article.
  ///
  /// At most one flag is true. The flags do not contain the error of a failed load, so
  /// ``asyncValue(failure:)`` takes the error as an argument. The flags are the same during a retry
  /// as during any other load. Before the first load, both flags are false and the data is nil. A
  /// screen that checks only the flags therefore shows an empty list, as if an empty list had been
  /// loaded. In new code, write ``/DiptychState/AsyncValue``, and keep it in the state of the Redux
  /// store. <doc:SourceArticles> lists the articles.
  public struct Flags<Value> {
    /// Whether a load is in flight.
    public private(set) var isLoading: Bool
    /// Whether the last load failed, and no load is in flight.
    public private(set) var isError: Bool
    /// The last value that was loaded, or nil if no load has succeeded.
    public private(set) var data: Value?

    /// The last value that was loaded, or nil if no load has succeeded; another name for ``data``.
    ///
    /// Other projections, such as ``Case0``, have a property with the same name.
    public var value: Value? { data }

    /// Whether the last load failed, and no load is in flight.
    ///
    /// It is another name for ``isError``.
    ///
    /// Other projections, such as ``Case0``, have a property with the same name.
    public var isFailure: Bool { isError }

    /// Creates the flags of a state.
    public init<Failure: Error>(_ state: AsyncValue<Value, Failure>) {
      isLoading = state.isLoading
      isError = !state.isLoading && state.failure != nil
      data = state.value
    }

    /// Returns the simplest state that has these flags.
    ///
    /// - Parameter failure: The failure of the state. It is only used if ``isError`` is true.
    /// - Returns: A state with these flags. If a retry is in flight, the state does not contain the
    ///   earlier failure.
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
