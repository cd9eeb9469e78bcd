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
/// If an effect has an id, it can be cancelled by ``cancel(id:in:)``, or replaced by a later effect
/// with the same id; see ``cancellable(id:in:cancelInFlight:)`` and ``debounce(id:in:for:clock:)``.
/// The store then cancels the task of the effect. A caller of ``StoreTask/finish()`` no longer
/// waits for this effect. The store drops actions of the effect that are not reduced yet, and
/// actions that the effect sends later. Therefore, a reducer never receives an outdated response.
///
/// An id belongs to the ``StorePart`` of the middleware that returns the effect. Two parts may use
/// the same id without cancelling each other's effects. For an id that is shared by the whole
/// program, use ``Scope/program``.
///
/// ``StoreTask/cancel()`` and ``Store/cancelEffects()`` cancel effects in another way: the store
/// still accepts the actions that a cancelled effect sends. The effect needs this to send a last
/// action, for example one that ends the load in the state.
public struct Effect<Action: Sendable>: Sendable {
  /// The part of a program that an effect's id belongs to.
  public enum Scope: Sendable, Hashable, CaseIterable {
    /// The ``StorePart`` whose middleware returns the effect.
    ///
    /// If the middleware belongs to no part, the id belongs to the whole program.
    case part
    /// The whole program.
    case program
  }

  typealias Body = @Sendable (_ store: EffectStore<Action>) async -> Void

  /// The work; nil for an effect that only cancels others.
  let body: Body?
  /// The ids of the effect; each id can cancel it.
  var ids: [EffectID] = []
  /// The ids whose effects are cancelled when this effect starts.
  var cancelledIDs: [EffectID] = []
  /// The load that the effect ends, or nil if the effect loads no part of the state.
  var load: LoadInState?

  /// Creates an effect from a closure.
  ///
  /// ```swift
  /// .run { send in send(.loaded(await api.home())) }
  /// ```
  ///
  /// - Parameter body: The work. It runs in a task of the store and sends any number of actions;
  ///   actions sent after the store is deallocated are dropped.
  /// - Returns: An effect, which starts when a middleware returns it.
  public static func run(
    _ body: @escaping @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void
  ) -> Effect {
    Effect(body: { await body($0.send) })
  }

  /// Returns an effect that cancels all effects with an id.
  ///
  /// ```swift
  /// case .clearSearch: [.cancel(id: "search")]
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id. Ids of different types are never equal.
  ///   - scope: The part of the program that the id belongs to.
  /// - Returns: An effect that cancels the effects with the id. If a middleware returns it in an
  ///   array, it also cancels effects before it in the array, but not effects after it.
  public static func cancel(id: some Hashable & Sendable, in scope: Scope = .part) -> Effect {
    Effect(body: nil, cancelledIDs: [EffectID(id, ofProgram: scope == .program)])
  }

  /// Returns the effect with an additional id that can cancel the effect.
  ///
  /// - Parameters:
  ///   - id: The id. An effect may have several ids.
  ///   - scope: The part of the program that the id belongs to.
  ///   - cancelInFlight: Whether running effects with the id are cancelled when this effect starts.
  /// - Returns: The effect with the id.
  public func cancellable(
    id: some Hashable & Sendable,
    in scope: Scope = .part,
    cancelInFlight: Bool = false
  ) -> Effect {
    let id = EffectID(id, ofProgram: scope == .program)
    var effect = self
    effect.ids.append(id)
    if cancelInFlight { effect.cancelledIDs.append(id) }
    return effect
  }

  /// Returns an effect that pauses before it does its work.
  ///
  /// Before the pause, the returned effect cancels all earlier effects with the same id, whether
  /// they are pausing or running. So if a middleware returns a debounced effect several times in
  /// quick succession, only the last effect does its work. If the effect itself cancels other
  /// effects, as ``cancel(id:in:)`` does, it cancels them after the pause.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - scope: The part of the program that the id belongs to.
  ///   - duration: The length of the pause.
  ///   - clock: The clock that measures the pause.
  /// - Returns: The delayed effect.
  public func debounce(
    id: some Hashable & Sendable,
    in scope: Scope = .part,
    for duration: Duration,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Effect {
    let delayed: Body = { [body, cancelledIDs] store in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      store.cancel(cancelledIDs)
      await body?(store)
    }
    return Effect(body: delayed, ids: ids, load: load).cancellable(
      id: id,
      in: scope,
      cancelInFlight: true
    )
  }
}

extension Effect {
  /// Returns an effect that sends transformed actions.
  ///
  /// The ids stay the same, and an id of a ``StorePart`` still belongs to that part.
  ///
  /// - Parameter transform: A function from an action of this effect to an action of the new
  ///   effect.
  /// - Returns: The effect that sends the transformed actions.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    map(transform, ids: { $0 }, load: { $0 })
  }

  /// Returns an effect with transformed actions, ids and load.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other,
    ids: @escaping @Sendable (EffectID) -> EffectID,
    load: (LoadInState) -> LoadInState
  ) -> Effect<Other> {
    let mapped = body.map { body -> Effect<Other>.Body in
      { store in
        await body(
          EffectStore(
            send: { store.send(transform($0)) },
            cancel: { store.cancel($0.map(ids)) }
          )
        )
      }
    }
    return Effect<Other>(
      body: mapped,
      ids: self.ids.map(ids),
      cancelledIDs: cancelledIDs.map(ids),
      load: self.load.map(load)
    )
  }
}

/// The functions of a store that an effect can use.
struct EffectStore<Action: Sendable>: Sendable {
  /// Sends an action.
  let send: @Sendable (Action) -> Void
  /// Cancels the effects with any of some ids, except for this one.
  let cancel: @Sendable ([EffectID]) -> Void
}

/// A function that returns the effects that an action starts.
///
/// A store calls it after the action was reduced, with the states before and after the action.
/// Build a request from `after`, because it contains the changes that the action made.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]
