/// A function from an action to the effects it starts.
///
/// A store calls it after the action was reduced, with the states before and after. A request made
/// from `after` is never based on an outdated state.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]
