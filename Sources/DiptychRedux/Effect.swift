public import DiptychState

/// A function that returns the effects that an action starts.
///
/// A store calls it after the action was reduced, with the states before and after the action.
/// Build a request from `after`, because it contains the changes that the action made.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]

/// Work that a middleware returns for an action, and that can dispatch further actions.
///
/// ```swift
/// let search: Middleware<AppState, Action> = { before, after, action in
///   guard case .search(let text) = action else { return [] }
///   return [
///     .run { send in send(.found(await api.dishes(matching: text))) }
///       .cancellable(id: "search", cancelInFlight: true)
///   ]
/// }
/// ```
///
/// An effect with an id can be cancelled by ``cancel(id:)``, or replaced by a later effect with the
/// same id. The store then cancels the task of the effect, and drops the actions that it sends, so
/// a reducer never receives an outdated response. ``StoreTask/finish()`` does not wait for it.
/// However, ``StoreTask/cancel()`` cancels only the task, so that the effect can send a last
/// action, for example one that ends the load in the state.
///
/// An id belongs to the ``StoreFeature`` of the middleware that returns the effect. Ids of
/// different types are never equal.
public struct Effect<Action: Sendable>: Sendable {
  typealias Body = @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void

  /// The work; nil for an effect that only cancels others.
  let body: Body?
  /// The ids of the effect; each id can cancel it.
  var ids: [EffectID] = []
  /// The ids whose effects are cancelled when this effect starts.
  var cancelledIDs: [EffectID] = []

  /// Creates an effect from a closure, which runs in a task of the store and sends any number of
  /// actions.
  public static func run(
    _ body: @escaping @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void
  ) -> Effect {
    Effect(body: body)
  }

  /// Returns an effect that cancels all effects with an id, except for effects after it in the
  /// array of the middleware.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(body: nil, cancelledIDs: [[ErasedID(id)]])
  }

  /// Returns the effect with an additional id that can cancel the effect.
  ///
  /// With `cancelInFlight`, running effects with the id are cancelled when this effect starts.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Effect {
    var effect = self
    effect.ids.append([ErasedID(id)])
    if cancelInFlight { effect.cancelledIDs.append([ErasedID(id)]) }
    return effect
  }

  /// Returns the effect of a part of the program as an effect of the program.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other,
    within part: ErasedID
  ) -> Effect<Other> {
    Effect<Other>(
      body: body.map { body -> Effect<Other>.Body in
        { send in await body { send(transform($0)) } }
      },
      ids: ids.map { $0 + [part] },
      cancelledIDs: cancelledIDs.map { $0 + [part] }
    )
  }
}

// MARK: - Loads

extension Effect {
  /// Creates an effect that loads a part of the state, and sends the result.
  ///
  /// ```swift
  /// // reducer
  /// case .loadUser: state.user.start()
  /// case .userLoaded(let result): state.user.end(result)
  ///
  /// // middleware
  /// case .loadUser: [.load(\AppState.user, Action.userLoaded) { try await api.user() }]
  /// ```
  ///
  /// The key path is also the id of the effect: a later load of the same part cancels the earlier
  /// load and drops its result. If the reducer does not begin the load in the state, as
  /// `state.user.start()` does, ``/DiptychState/AsyncValue/end(_:)`` ignores the result.
  public static func load<State, Value: Sendable, Failure: Error>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    _ ended: @escaping @Sendable (Result<Value, Failure>) -> Action,
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Effect {
    run { send in send(ended(await result(of: fetch))) }
      .cancellable(id: path, cancelInFlight: true)
  }

  /// Creates an effect that loads a page of a list in the state, and sends the result.
  ///
  /// A list has at most one operation at a time, so a refresh replaces an append.
  public static func load<State, Item: Sendable, Cursor: Sendable, Failure: Error>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    _ operation: PagingOperation,
    _ ended:
      @escaping @Sendable (
        PagingOperation, Result<PagingState<Item, Cursor, Failure>.Page, Failure>
      ) -> Action,
    fetch: @escaping @Sendable () async throws(Failure) -> PagingState<Item, Cursor, Failure>.Page
  ) -> Effect {
    run { send in send(ended(operation, await result(of: fetch))) }
      .cancellable(id: path, cancelInFlight: true)
  }
}

private func result<Value, Failure: Error>(
  of fetch: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) {
    return .success(try await fetch())
  } catch {
    return .failure(error)
  }
}

// MARK: - Ids

/// The id of an effect, and then the parts that contain the effect, from the innermost to the
/// outermost.
typealias EffectID = [ErasedID]

/// A type-erased hashable value.
struct ErasedID: Hashable, @unchecked Sendable {
  // Safe: the initialiser only takes Sendable values.
  private let base: AnyHashable

  init(_ id: some Hashable & Sendable) { base = AnyHashable(id) }
}
