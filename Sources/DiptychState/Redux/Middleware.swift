/// What comes of an action beside the state: work, or nothing.
///
/// It is called after the action was reduced, with the states before and after it. A request that is
/// made of `after` can't be made of a state that is out of date.
public typealias Middleware<State, Action: Sendable> =
  @Sendable (_ before: State, _ after: State, _ action: Action) -> [Effect<Action>]
