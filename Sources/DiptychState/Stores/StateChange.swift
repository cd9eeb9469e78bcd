/// A record of one event of a store.
///
/// There is a record for each event, including events that change nothing and responses that arrive
/// too late.
public struct StateChange<State, Failure: Error> {
  /// The event.
  public let event: Event
  /// The state before the event.
  public let before: State
  /// The state after the event.
  public let after: State
  /// The effect of the event on the state.
  public let transition: Transition
  /// The number of the request that the event belongs to, counted from 1.
  ///
  /// A response has the number of its request. Any other event of a store has the number of the
  /// last request that began. An action of a Redux `Store` has its own number, or 0 if it was
  /// dropped.
  public let token: Int
  /// The number of the request's current attempt after the event, counted from 1; 0 if no request
  /// is in flight.
  public let attempt: Int
  /// Whether the event was ignored: a response to a request that is no longer in flight, or an
  /// action that a Redux `Store` dropped.
  public let isDiscarded: Bool
  /// The announcement of a failure, or nil if the event announces no failure.
  public let announcement: Announcement<Failure>?
  /// The problems in the pages of a paged list that a request returned, such as a duplicate id.
  public let reports: [Report]
  /// The action that was dispatched to a Redux `Store`; nil for any other event.
  public let action: (any Sendable)?

  package init(
    event: Event,
    before: State,
    after: State,
    transition: Transition,
    token: Int,
    attempt: Int,
    isDiscarded: Bool = false,
    announcement: Announcement<Failure>? = nil,
    reports: [Report] = [],
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

// MARK: - Parts

extension StateChange {
  /// An event of a store.
  public enum Event: String, Sendable, Hashable, CaseIterable {
    /// A load was requested.
    case start
    /// A new load was requested, to replace the load in flight.
    case restart
    /// A load of a list from its beginning was requested.
    case refresh
    /// The next page of a list was requested.
    case loadMore
    /// The previous page of a list was requested.
    case loadPrevious
    /// The failed operation was requested again.
    case retry
    /// An attempt of the request in flight failed, and another attempt follows after a pause.
    case pause
    /// The request in flight began another attempt.
    case attempt
    /// The request returned its response.
    case succeed
    /// The request failed.
    case fail
    /// The request was cancelled.
    case cancel
    /// A value arrived from another source, or as an element of a sequence.
    case receive
    /// The value was edited.
    case update
    /// The call that sends an edit to the server succeeded, and the edit stays.
    case confirm
    /// The call that sends an edit to the server failed, and the edit was undone.
    case revert
    /// Another key was selected without a load; a selection with a load is a ``start``.
    case select
    /// The store was reset.
    case reset
    /// An action was dispatched to a Redux `Store`; see ``StateChange/action``.
    case action
  }

  /// A problem in the pages of a paged list, such as a duplicate id.
  public enum Report: Sendable, Hashable {
    /// An operation ended after it received this number of empty pages, although the last empty
    /// page has a cursor.
    ///
    /// The number is one more than ``PagingRules/emptyPageBudget``.
    case emptyPages(Int)
    /// A page contained a cursor that was already used, so the list ends at this page.
    ///
    /// Without this rule, the same pages would be loaded forever. The rule applies if the cursor
    /// equals the cursor that loaded the page. It also applies if the cursor equals the cursor of
    /// an earlier page, and the page contains no new items.
    case cursorStuck
    /// Some new items had ids that the list already contained, or that several new items share.
    ///
    /// The payload is these ids as texts, in the order of the items.
    case duplicates([String])
  }

  /// A handle that keeps a hook, a closure that a store calls, attached to the store while the
  /// handle is retained.
  public final class Observation: Sendable {
    private let detach: @Sendable () -> Void

    /// Creates a handle for a hook.
    ///
    /// - Parameter detach: Removes the hook; it may be called more than once.
    public init(detach: @escaping @Sendable () -> Void) { self.detach = detach }

    deinit { detach() }

    /// Removes the hook.
    public func cancel() { detach() }
  }
}

// MARK: - Conformances

extension StateChange: Sendable where State: Sendable {}

extension StateChange: Equatable where State: Equatable, Failure: Equatable {
  /// Returns whether two records are equal; compares actions that are not `Equatable` by their
  /// descriptions.
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

/// An object that reports each event of its state.
///
/// All stores conform to this protocol.
public protocol TransitionSource<State, Failure>: AnyObject, Sendable {
  /// The type of the state.
  associatedtype State: Sendable
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Calls a hook with the record of each later event.
  ///
  /// The state is written before the hook is called. No lock is held, so the hook may use the
  /// store. Records of events that the hook causes are delivered after all hooks have received the
  /// current record.
  ///
  /// - Returns: An observation that keeps the hook attached while it is retained.
  func onTransition(
    _ hook: @escaping @Sendable (StateChange<State, Failure>) -> Void
  ) -> StateChange<State, Failure>.Observation
}

extension TransitionSource {
  /// A stream of the records of all later events.
  ///
  /// Each access creates a new stream. The stream buffers every record until it is read, and ends
  /// when the store is released.
  public var transitions: AsyncStream<StateChange<State, Failure>> {
    let (stream, continuation) = AsyncStream.makeStream(of: StateChange<State, Failure>.self)
    let sink = StreamSink(continuation: continuation)
    let observation = onTransition { sink.continuation.yield($0) }
    continuation.onTermination = { _ in observation.cancel() }
    return stream
  }
}

/// An object that ends a stream when the hook that feeds the stream is released.
private final class StreamSink<Element: Sendable>: Sendable {
  let continuation: AsyncStream<Element>.Continuation

  init(continuation: AsyncStream<Element>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}

/// A failure that is shown to the user once.
///
/// Each failure is a separate announcement, even if it equals the failure before it. The only
/// exception is a load that `task(every:)` repeats at an interval: after the user has dismissed its
/// failure, an equal failure is not announced again. A store keeps its last announcement until a
/// load succeeds, another load fails, or the store is reset. Starting or cancelling a load keeps
/// the announcement. A successful append keeps the announcement of a failed refresh. The component
/// that shows announcements decides whether to show them while a load is in flight. When the user
/// dismisses an announcement, the store keeps it, but ``isDismissed`` is true.
public struct Announcement<Failure: Error>: Sendable, Identifiable {
  /// The kind of load that failed.
  public enum Load: String, Sendable, Hashable, CaseIterable {
    /// A load while there was no value.
    case first
    /// A load that would have replaced an existing value.
    case reload
    /// A load of the next or the previous page of a list.
    case append
  }

  /// The number of the announcement in its store, counted from 1.
  public let id: Int
  /// The failure.
  public let failure: Failure
  /// The kind of load that failed.
  public let load: Load

  /// Whether the user has dismissed the announcement, so it is no longer shown.
  public var isDismissed: Bool

  /// Creates an announcement.
  public init(id: Int, failure: Failure, load: Load, isDismissed: Bool = false) {
    self.id = id
    self.failure = failure
    self.load = load
    self.isDismissed = isDismissed
  }
}

extension Announcement: Equatable where Failure: Equatable {}
extension Announcement: Hashable where Failure: Hashable {}

/// The reason why a state is idle.
///
/// When a component shows an idle state, it starts the first load by itself, but only once. If that
/// load ends without a value, the state is idle again. The reason distinguishes this state from a
/// state that was never loaded: after ``givenUp``, a component shows a button that loads, and after
/// ``empty``, it shows its empty view.
public enum IdleReason: String, Sendable, Hashable, CaseIterable {
  /// No load was requested since the store was created or reset.
  case notAsked
  /// The load was cancelled, or failed with a cancellation error, before it returned a value.
  case givenUp
  /// The load ended without a value, for example because a sequence had no elements.
  case empty
}
