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
///       .debounce(id: "search", for: .milliseconds(300))
///   ]
/// }
/// ```
///
/// An effect with an id can be cancelled by ``cancel(id:ofProgram:)``, or replaced by a later
/// effect with the same id. The store then cancels the task of the effect, and drops the actions
/// that it sends, so a reducer never receives an outdated response. ``StoreTask/finish()`` does not
/// wait for it. However, ``StoreTask/cancel()`` and ``Store/cancelEffects()`` cancel only the task,
/// so that the effect can send a last action, for example one that ends the load in the state.
///
/// An id belongs to the ``StorePart`` of the middleware that returns the effect, or with
/// `ofProgram: true` to the whole program. Ids of different types are never equal.
public struct Effect<Action: Sendable>: Sendable {
  typealias Send = @Sendable (Action) -> Void
  /// The work, which takes a function that sends an action, and a function that cancels the effects
  /// with any of some ids.
  typealias Body =
    @Sendable (_ send: @escaping Send, _ cancel: @Sendable ([EffectID]) -> Void)
    async -> Void

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
    Effect(body: { send, _ in await body(send) })
  }

  /// Returns an effect that cancels all effects with an id, except for effects after it in the
  /// array of the middleware.
  public static func cancel(id: some Hashable & Sendable, ofProgram: Bool = false) -> Effect {
    Effect(body: nil, cancelledIDs: [EffectID(id, ofProgram: ofProgram)])
  }

  /// Returns the effect with an additional id that can cancel the effect.
  ///
  /// With `cancelInFlight`, running effects with the id are cancelled when this effect starts.
  public func cancellable(
    id: some Hashable & Sendable,
    ofProgram: Bool = false,
    cancelInFlight: Bool = false
  ) -> Effect {
    let id = EffectID(id, ofProgram: ofProgram)
    return Effect(
      body: body,
      ids: ids + [id],
      cancelledIDs: cancelInFlight ? cancelledIDs + [id] : cancelledIDs
    )
  }

  /// Returns an effect that pauses before it does its work.
  ///
  /// Before the pause, it cancels all earlier effects with the same id. So if a middleware returns
  /// a debounced effect several times in quick succession, only the last one does its work. If the
  /// effect itself cancels other effects, it cancels them after the pause.
  public func debounce(
    id: some Hashable & Sendable,
    ofProgram: Bool = false,
    for duration: Duration,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Effect {
    let delayed: Body = { [body, cancelledIDs] send, cancel in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      cancel(cancelledIDs)
      await body?(send, cancel)
    }
    return Effect(body: delayed, ids: ids)
      .cancellable(id: id, ofProgram: ofProgram, cancelInFlight: true)
  }

  /// Returns an effect that sends transformed actions, with the same ids.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    map(transform) { $0 }
  }

  /// Returns an effect with transformed actions and ids.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other,
    ids transformID: @escaping @Sendable (EffectID) -> EffectID
  ) -> Effect<Other> {
    let mapped = body.map { body -> Effect<Other>.Body in
      { send, cancel in
        await body({ send(transform($0)) }, { cancel($0.map(transformID)) })
      }
    }
    return Effect<Other>(
      body: mapped,
      ids: ids.map(transformID),
      cancelledIDs: cancelledIDs.map(transformID)
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

/// The id of an effect, which belongs to a part of a program.
struct EffectID: Hashable, Sendable {
  private let id: ErasedID
  /// The parts that contain the effect, from the innermost to the outermost.
  private var parts: [ErasedID] = []
  /// Whether the id belongs to the whole program, even if a part returns the effect.
  private let isOfProgram: Bool

  init(_ id: some Hashable & Sendable, ofProgram isOfProgram: Bool = false) {
    self.id = ErasedID(id)
    self.isOfProgram = isOfProgram
  }

  /// Returns the id for the program that contains a part.
  func within(_ part: ErasedID) -> EffectID {
    var outer = self
    if !isOfProgram { outer.parts.append(part) }
    return outer
  }

  // `isOfProgram` is not compared, because an id of the program has no parts.

  static func == (first: EffectID, second: EffectID) -> Bool {
    first.id == second.id && first.parts == second.parts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(parts)
  }
}

/// A type-erased hashable value.
struct ErasedID: Hashable, @unchecked Sendable {
  // Safe: the initialisers only take Sendable values.
  private let base: AnyHashable

  init(_ id: some Hashable & Sendable) {
    base = AnyHashable(id)
  }

  /// Creates an id from a value, or nil if the value is not hashable.
  init?(ifHashable value: some Sendable) {
    guard let value = value as? any Hashable else { return nil }
    base = AnyHashable(value)
  }
}
