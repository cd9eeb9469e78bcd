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
  /// The number of the request that the event belongs to, counted from 1: that of an answer, else
  /// that of the last request that was begun.
  public let token: Int
  /// Which attempt of the request is in flight after the event, counted from 1; 0 where none is.
  public let attempt: Int
  /// Whether the event is the answer of a request that is not in flight any more.
  public let isDiscarded: Bool
  /// The failure to announce, if the event is one.
  public let announcement: Announcement<Failure>?
  /// What was odd about the pages of an answer.
  public let reports: [PagingReport]
}

extension StateChange: Sendable where State: Sendable {}
extension StateChange: Equatable where State: Equatable, Failure: Equatable {}
