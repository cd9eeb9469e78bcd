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
/// ``debounce(id:in:for:clock:)``). Then, the task of the effect is cancelled, and callers no
/// longer wait for the effect. Actions that it still sends, or that were not reduced yet, are
/// dropped. So a reducer never receives an outdated response, because the effects that an action
/// starts begin before the actions of other effects are reduced.
///
/// An id applies within its ``StorePart``. If two parts use the same id, or share a middleware,
/// neither part cancels the effects of the other part. For an id that applies to the whole program,
/// use ``Scope/program``.
///
/// ``StoreTask/cancel()`` and ``Store/cancelEffects()`` cancel an effect without an action. The
/// state may then still say that a load is in flight. Therefore, the actions that the effect still
/// sends are reduced, so that the effect can report its end.
public struct Effect<Action: Sendable>: Sendable {
  /// The part of a program that shares the ids of effects.
  public enum Scope: Sendable, Hashable, CaseIterable {
    /// The ``StorePart`` whose middleware returns the effect, or the whole program if the
    /// middleware belongs to no part.
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
  /// - Returns: An effect that cancels the effects with the id. Effects start in the order of the
  ///   middleware's array.
  public static func cancel(id: some Hashable & Sendable, in scope: Scope = .part) -> Effect {
    Effect(body: nil, cancelledIDs: [EffectID(id, ofProgram: scope == .program)])
  }

  /// Returns the effect with an id, so that it can be cancelled.
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
  /// The delayed effect cancels all earlier effects with its id, waiting or running. The next
  /// effect that is debounced with the id, or ``cancel(id:in:)``, cancels it in turn. If the effect
  /// was created to cancel other effects, it cancels them after the pause.
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

/// The store of an effect, as far as the effect can use it.
struct EffectStore<Action: Sendable>: Sendable {
  /// Sends an action.
  let send: @Sendable (Action) -> Void
  /// Cancels the effects with any of some ids, except for this one.
  let cancel: @Sendable ([EffectID]) -> Void
}

/// A function that returns the effects that an action starts.
///
/// A store calls it after the action was reduced, with the states before and after the action. A
/// request should be built from `after`, because it includes the action's change.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]
