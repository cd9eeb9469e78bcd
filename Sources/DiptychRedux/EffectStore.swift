/// The store of an effect, as far as the effect can use it.
struct EffectStore<Action: Sendable>: Sendable {
  /// Sends an action.
  let send: @Sendable (Action) -> Void
  /// Cancels the effects with any of some ids, except for this one.
  let cancel: @Sendable ([ErasedID]) -> Void
}
