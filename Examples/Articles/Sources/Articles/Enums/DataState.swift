import Diptych

/// A namespace for the state enums of the source articles.
///
/// Use these enums to replace the code of an article step by step.
///
/// ```swift
/// switch DataState.Case2(user) {
/// case .idle, .initialLoading: EmptyView()
/// case .success(let user), .reLoading(let user): UserView(user)
/// case .failure(let error), .retryLoading(let error): ErrorView(error)
/// }
/// ```
///
/// The types have the names and the transitions of the articles. If such a value and an
/// ``AsyncValue`` receive the same events, such as the start and the failure of a load, the type's
/// initialiser converts the ``AsyncValue`` to an equal value.
enum DataState {}

/// A coarser form of ``AsyncValue`` that merges some of its states, with conversions in both
/// directions.
///
/// For example, ``DataState/Case0`` has only one case for a first load, a reload and a retry. If
/// `P` is a projection, `P(P(state).asyncValue)` equals `P(state)`. However, `P(state).asyncValue`
/// may differ from `state`, because the projection loses data. Store the ``AsyncValue``, and create
/// the projection in the code that reads it. Only store a projection in existing code that you have
/// not yet changed to ``AsyncValue``.
protocol AsyncValueProjection<Value, Failure> {
  /// The type of the value.
  associatedtype Value
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Creates the projection of a state.
  init(_ state: AsyncValue<Value, Failure>)

  /// The simplest of the states that have this projection.
  ///
  /// For example, it is ``AsyncValue/loading`` for `Case0.loading`, although that case also stands
  /// for a reload.
  var asyncValue: AsyncValue<Value, Failure> { get }
}

extension AsyncValueProjection {
  /// Whether a load is in flight.
  var isLoading: Bool { asyncValue.isLoading }

  /// Whether the last load failed, and no load is in flight.
  var isFailure: Bool { !isLoading && asyncValue.failure != nil }

  /// The value, or nil if the current case contains no value.
  var value: Value? { asyncValue.value }

  /// Ends the load with a value, and drops an earlier failure.
  mutating func succeed(_ value: Value) { self = Self(.loaded(value)) }
}

extension DataState {
  /// An enum of four states, where a load hides the earlier value; case 0 of the first source
  /// article.
  ///
  /// ``loading`` covers first loads, reloads and retries. After a failure, the earlier value is
  /// lost. The enum can't restore the state from before a load, so a cancelled load stays in flight
  /// or becomes a failure. In new code, write ``AsyncValue``. If a screen only distinguishes four
  /// states, create a ``LoadingState`` from the ``AsyncValue``.
  enum Case0<Value, Failure: Error>: AsyncValueProjection {
    /// No load has begun.
    case idle
    /// A load is in flight.
    case loading
    /// The last load succeeded.
    case success(Value)
    /// The last load failed.
    case failure(Failure)

    init(_ state: AsyncValue<Value, Failure>) {
      switch state {
      case .idle: self = .idle
      case .loading, .reloading, .retrying, .reloadRetrying: self = .loading
      case .loaded(let value): self = .success(value)
      case .failed(let failure), .reloadFailed(_, let failure): self = .failure(failure)
      }
    }

    var asyncValue: AsyncValue<Value, Failure> {
      switch self {
      case .idle: .idle
      case .loading: .loading
      case .success(let value): .loaded(value)
      case .failure(let failure): .failed(failure)
      }
    }

    /// Begins a load.
    ///
    /// Do not call it while a load is in flight.
    mutating func startLoading() { self = .loading }

    /// Ends the load with a failure.
    mutating func fail(_ failure: Failure) { self = .failure(failure) }
  }
}

extension DataState.Case0: Sendable where Value: Sendable {}
extension DataState.Case0: Equatable where Value: Equatable, Failure: Equatable {}
extension DataState.Case0: Hashable where Value: Hashable, Failure: Hashable {}
