/// The record of one event of a store.
///
/// There is one for each event, also for those that did nothing and for answers that came too late.
public struct StateChange<State, Failure: Error> {
  /// What happened.
  public let event: StoreEvent
  /// The state before the event.
  public let before: State
  /// The state after it.
  public let after: State
  /// What the event did to the state.
  public let transition: Transition
  /// The number of the request that the event belongs to, counted from 1.
  ///
  /// Of an answer it is that of its request, else that of the last request that was begun; of an
  /// action it is the number of the action, and 0 if it was dropped.
  public let token: Int
  /// Which attempt of the request is in flight after the event, counted from 1; 0 where none is.
  public let attempt: Int
  /// Whether the event is the answer of a request that is not in flight any more, or an action of an
  /// effect that was cancelled by its id.
  public let isDiscarded: Bool
  /// The failure to announce, if the event is one.
  public let announcement: Announcement<Failure>?
  /// What was odd about the pages of an answer.
  public let reports: [PagingReport]
  /// The action of a ``Store``, of its own type; nil where the event is another one.
  public internal(set) var action: (any Sendable)?
}

extension StateChange: Sendable where State: Sendable {}

extension StateChange: Equatable where State: Equatable, Failure: Equatable {
  /// Whether two records say the same; actions that can't be compared are compared as text.
  public static func == (first: StateChange, second: StateChange) -> Bool {
    first.event == second.event && first.before == second.before && first.after == second.after
      && first.transition == second.transition && first.token == second.token
      && first.attempt == second.attempt && first.isDiscarded == second.isDiscarded
      && first.announcement == second.announcement && first.reports == second.reports
      && areSame(first.action, second.action)
  }
}

private func areSame(_ first: (any Sendable)?, _ second: (any Sendable)?) -> Bool {
  switch (first, second) {
  case (nil, nil): true
  case (let first?, let second?):
    areEqual(first, second) ?? (String(describing: first) == String(describing: second))
  case (nil, _), (_, nil): false
  }
}

/// Whether two values are equal; nil if their type can't tell.
func areEqual(_ first: Any, _ second: Any) -> Bool? {
  func isEqual<E: Equatable>(_ first: E) -> Bool { second as? E == first }
  guard let first = first as? any Equatable else { return nil }
  return isEqual(first)
}
