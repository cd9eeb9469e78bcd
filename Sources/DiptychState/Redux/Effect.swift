/// Work that a middleware asks for, and that dispatches actions while it runs.
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
/// An effect that has an id can be cancelled by it, with ``cancel(id:)`` or by the next effect of that
/// id. It is over then: its task is cancelled, nobody waits for it, and what it sends all the same is
/// dropped, also what was on its way. So a reducer never sees an answer that is out of date: no
/// action of an effect is reduced between an action and the effects that come of it.
///
/// One that was cancelled from outside, with ``StoreTask/cancel()`` or ``Store/cancelEffects()``, was
/// not cancelled by an action. The state may still say that something is in flight, and what the
/// effect sends is reduced, so that it can say how it ended.
public struct Effect<Action: Sendable>: Sendable {
  typealias Body = @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void

  /// The work; nil if there is nothing to do but to cancel.
  let body: Body?
  /// The ids that it can be cancelled by.
  var ids: [ErasedID] = []
  /// The ids whose effects end when it begins.
  var cancelledIDs: [ErasedID] = []

  /// Creates work.
  ///
  /// ```swift
  /// .run { send in send(.loaded(await api.home())) }
  /// ```
  ///
  /// - Parameter body: The work. It runs in a task of the store, and sends as many actions as it
  ///   likes; what it sends after the store has gone is dropped.
  /// - Returns: The work, which nobody has started.
  public static func run(
    _ body: @escaping @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void
  ) -> Effect {
    Effect(body: body)
  }

  /// Cancels the effects that have an id; does nothing if none has.
  ///
  /// ```swift
  /// case .clearSearch: [.cancel(id: "search")]
  /// ```
  ///
  /// - Parameter id: The id. Ids of different types are different ones.
  /// - Returns: An effect that ends them when it is its turn, in the order of a middleware's effects.
  public static func cancel(id: some Hashable & Sendable) -> Effect {
    Effect(body: nil, cancelledIDs: [ErasedID(id)])
  }

  /// The work under an id that it can be cancelled by.
  ///
  /// - Parameters:
  ///   - id: The id. An effect may have several.
  ///   - cancelInFlight: Whether effects that have the id end when this one begins.
  /// - Returns: The work, with the id.
  public func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false
  ) -> Effect {
    var effect = self
    effect.ids.append(ErasedID(id))
    if cancelInFlight { effect.cancelledIDs.append(ErasedID(id)) }
    return effect
  }

  /// The work after a pause, unless another one of the same id begins meanwhile.
  ///
  /// It ends the effects that have the id, those that wait as well as those that run. With
  /// ``cancel(id:)`` it ends itself.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - duration: How long it waits before it begins.
  ///   - clock: What waits.
  /// - Returns: The work that waits first.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Effect {
    let delayed = body.map { body -> Body in
      { send in
        guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
        await body(send)
      }
    }
    return Effect(body: delayed, ids: ids, cancelledIDs: cancelledIDs)
      .cancellable(id: id, cancelInFlight: true)
  }
}
