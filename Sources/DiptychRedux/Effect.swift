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
/// An effect with an id can be cancelled by that id: with ``cancel(id:in:)``, or by a later effect
/// with that id that replaces the earlier ones (see ``cancellable(id:in:cancelInFlight:)`` and
/// ``debounce(id:in:for:clock:)``). Its task is then cancelled, nobody waits for it, and the
/// actions that it still sends or that are not reduced yet are dropped. So a reducer never sees an
/// outdated answer: no action of an effect is reduced between an action and the effects which that
/// action starts.
///
/// An id counts within its ``StorePart``. Two parts may choose the same id, and one middleware may
/// serve two parts: neither part cancels the effects of the other. An id for the whole program has
/// ``Scope/program``.
///
/// ``StoreTask/cancel()`` and ``Store/cancelEffects()`` cancel an effect without an action. The
/// state may then still say that a load is in flight, so the actions that the effect sends are
/// reduced, and it can report how it ended.
public struct Effect<Action: Sendable>: Sendable {
  /// The part of a program that shares the ids of effects.
  public enum Scope: Sendable, Hashable, CaseIterable {
    /// The ``StorePart`` whose middleware returns the effect, or the program without one.
    case part
    /// The whole program.
    case program
  }

  typealias Body = @Sendable (_ store: EffectStore<Action>) async -> Void

  /// The work; nil for an effect that only cancels others.
  let body: Body?
  /// The ids that cancel the effect.
  var ids: [EffectID] = []
  /// The ids whose effects are cancelled when this effect starts.
  var cancelledIDs: [EffectID] = []
  /// The load that the effect ends, if it is one that loads a part of the state.
  var load: LoadInState?

  /// Creates an effect from a closure.
  ///
  /// ```swift
  /// .run { send in send(.loaded(await api.home())) }
  /// ```
  ///
  /// - Parameter body: The work. It runs in a task of the store and sends any number of actions;
  ///   actions sent after the store is deallocated are dropped.
  /// - Returns: An effect that has not started.
  public static func run(
    _ body: @escaping @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void
  ) -> Effect {
    Effect(body: { await body($0.send) })
  }

  /// Returns an effect that cancels the effects with an id, if there are any.
  ///
  /// ```swift
  /// case .clearSearch: [.cancel(id: "search")]
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id. Ids of different types are different.
  ///   - scope: The part of the program that shares the id.
  /// - Returns: An effect that cancels the others when its turn comes, in the order of a
  ///   middleware's effects.
  public static func cancel(id: some Hashable & Sendable, in scope: Scope = .part) -> Effect {
    Effect(body: nil, cancelledIDs: [EffectID(id, ofProgram: scope == .program)])
  }

  /// Returns the effect with an id that can cancel it.
  ///
  /// - Parameters:
  ///   - id: The id. An effect may have several.
  ///   - scope: The part of the program that shares the id.
  ///   - cancelInFlight: Whether running effects with the id are cancelled when this one starts.
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

  /// Returns the effect delayed by a pause.
  ///
  /// The delayed effect cancels the earlier effects with its id, waiting or running, and is itself
  /// cancelled by the next one or by ``cancel(id:in:)``. The effect's own cancellations happen
  /// after the pause.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - scope: The part of the program that shares the id.
  ///   - duration: The length of the pause.
  ///   - clock: The clock to measure the pause.
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
  /// Returns the effect with its actions turned into others.
  ///
  /// Ids stay the same. The effects of a ``StorePart`` have ids of that part.
  ///
  /// - Parameter transform: A function from an action of this effect to one of the new effect.
  /// - Returns: The effect that sends the other actions.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    map(transform, ids: { $0 }, load: { $0 })
  }

  /// Returns the effect with its actions, its ids and its load turned into others.
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

/// The store of an effect, as far as the effect can use it.
struct EffectStore<Action: Sendable>: Sendable {
  /// Sends an action.
  let send: @Sendable (Action) -> Void
  /// Cancels the effects with any of some ids, except for this one.
  let cancel: @Sendable ([EffectID]) -> Void
}

/// A function from an action to the effects it starts.
///
/// A store calls it after the action was reduced, with the states before and after. A request made
/// from `after` is never based on an outdated state.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]
