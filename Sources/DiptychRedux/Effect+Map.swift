extension Effect {
  /// Returns the effect with its actions turned into others.
  ///
  /// Ids stay the same, so effects of different parts of a program that must not cancel each other
  /// have ids of different types.
  ///
  /// - Parameter transform: A function from an action of this effect to one of the new effect.
  /// - Returns: The effect that sends the other actions.
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    let mapped = body.map { body -> Effect<Other>.Body in
      { store in
        await body(EffectStore(send: { store.send(transform($0)) }, cancel: store.cancel))
      }
    }
    return Effect<Other>(body: mapped, ids: ids, cancelledIDs: cancelledIDs)
  }
}
