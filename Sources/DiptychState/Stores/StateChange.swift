/// A record of one event of a store.
///
/// Each event has a record, including events that change nothing and answers that come too late.
public struct StateChange<State, Failure: Error> {
  /// The event.
  public let event: StoreEvent
  /// The state before the event.
  public let before: State
  /// The state after the event.
  public let after: State
  /// The effect of the event on the state.
  public let transition: Transition
  /// The number of the request that the event belongs to, counted from 1.
  ///
  /// An answer has the number of its request; another event has the number of the last request that
  /// began. An action has the number of the action, or 0 if it was dropped.
  public let token: Int
  /// The number of the request's current attempt after the event, counted from 1; 0 if no request
  /// is in flight.
  public let attempt: Int
  /// Whether the event is an answer of a request that is no longer in flight, or an action of an
  /// effect that was cancelled by its id.
  public let isDiscarded: Bool
  /// The failure to announce, if the event has one.
  public let announcement: Announcement<Failure>?
  /// The irregularities of the pages of an answer.
  public let reports: [PagingReport]
  /// The action of a Redux `Store`, in its own type; nil for any other event.
  public let action: (any Sendable)?

  package init(
    event: StoreEvent,
    before: State,
    after: State,
    transition: Transition,
    token: Int,
    attempt: Int,
    isDiscarded: Bool = false,
    announcement: Announcement<Failure>? = nil,
    reports: [PagingReport] = [],
    action: (any Sendable)? = nil
  ) {
    self.event = event
    self.before = before
    self.after = after
    self.transition = transition
    self.token = token
    self.attempt = attempt
    self.isDiscarded = isDiscarded
    self.announcement = announcement
    self.reports = reports
    self.action = action
  }
}

extension StateChange: Sendable where State: Sendable {}

extension StateChange: Equatable where State: Equatable, Failure: Equatable {
  /// Returns whether two records are equal; actions that are not `Equatable` are compared as text.
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

/// Returns whether two values are equal; nil if their type is not `Equatable`.
package func areEqual(_ first: Any, _ second: Any) -> Bool? {
  func isEqual<E: Equatable>(_ first: E) -> Bool { second as? E == first }
  guard let first = first as? any Equatable else { return nil }
  return isEqual(first)
}
