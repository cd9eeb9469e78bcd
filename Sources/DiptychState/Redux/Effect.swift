/// Work that a middleware asks for, and that dispatches actions while it runs.
public struct Effect<Action: Sendable>: Sendable {
  let body: @Sendable (_ send: @escaping @Sendable (Action) -> Void) async -> Void

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
}
