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
  /// that of the last request that was begun. Of an action it is the number of the action.
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
  /// The action of a ``Store``, as text; nil where the event is another one.
  public internal(set) var action: String?
}

extension StateChange: Sendable where State: Sendable {}
extension StateChange: Equatable where State: Equatable, Failure: Equatable {}
