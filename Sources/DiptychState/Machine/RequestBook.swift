/// The request of a state machine, and the record of earlier requests.
///
/// All members are used under the machine's lock.
struct RequestBook<State: RequestState<Failure> & Sendable, Failure: Error>: ~Copyable, Sendable {
  typealias Machine = StateMachine<State, Failure>

  /// A request in flight.
  struct Request: Sendable {
    let token: Int
    let task: Task<Void, Never>
    var waiters: [Waiter]
    var attempt = 1
    /// The number of the read that will return the response.
    var read: Int
    /// Whether a poll started the request, and not the user.
    var isPoll: Bool
    /// The pause before the next attempt, with the task that is cancelled to end it.
    var pause: (pause: RetryPolicy<Failure>.Pause, sleeper: Task<Void, Never>)?
  }

  /// The work to do after the lock is released.
  struct Aftermath: Sendable {
    var cancelled: Task<Void, Never>?
    var delivery: Machine.Delivery?

    /// Whether the state was changed.
    var isWritten: Bool { delivery?.record?.change.transition == .changed }
  }

  private(set) var current: Request?
  private(set) var generation = 0
  private(set) var announcement: Announcement<Failure>?
  /// The reason why the state is idle; it has a meaning only while the state is idle.
  private(set) var idleReason = IdleReason.notAsked
  /// The edits that a response must not undo.
  var edits = EditList<State>()
  private(set) var token = 0
  /// The number of reads that have begun.
  ///
  /// Each request is a read. A further attempt is also a read if it loads the complete response
  /// again.
  private var readCount = 0
  private var announcementCount = 0

  /// Applies an event to a state and updates the book.
  mutating func apply(_ event: Machine.Event, to state: inout State) -> Aftermath {
    switch event.kind {
    case .start(let start, let waiter):
      return begin(event, start, waiter, &state)
    case .attempt(let attempt, let token):
      guard let current, current.token == token, current.attempt != attempt else {
        return Aftermath()
      }
      self.current?.attempt = attempt
      self.current?.pause = nil
      if State.isReadAtOnce, attempt > 1 {
        let read = nextRead()
        self.current?.read = read
      }
      return recorded(event, state, state, .unchanged, isVisible: true)
    case .pause(let pause, let sleeper, let token, let step):
      guard current?.token == token else { return Aftermath(cancelled: sleeper) }
      current?.pause = (pause, sleeper)
      let before = state
      let transition = edits.change(&state, by: step)
      return recorded(event, before, state, transition, isVisible: true)
    case .endPause:
      return Aftermath(cancelled: current?.pause?.sleeper)
    case .answer(let token, let isLast, let isRefresh, let step):
      guard let current, current.token == token else { return discarded(event, state, token) }
      let before = state
      var reports: [Machine.Change.Report] = []
      if isRefresh { edits.fold(seenBy: current.read, in: state.editScope) }
      let transition = edits.change(&state) { step(&$0, &reports) }
      let waiters = isLast ? end()?.waiters : nil
      if isLast, transition == .changed { succeeded(before.announcedLoad) }
      return recorded(event, before, state, transition, reports, waiters: waiters ?? [])
    case .failure(let failure, let token, let isCancelled, let step):
      guard current?.token == token else { return discarded(event, state, token) }
      guard !isCancelled else { return giveUp(&state) }
      let before = state
      let transition = edits.change(&state, by: step)
      let ended = end()
      let waiters = ended?.waiters ?? []
      // A poll that fails like the previous one is not announced, because the user has already seen
      // that failure.
      let isKnown =
        ended?.isPoll == true && announcement?.isDismissed == true
        && announcement.map { isSame($0.failure, as: failure) } ?? false
      let announced =
        transition == .changed && !isKnown ? announce(failure, before.announcedLoad) : nil
      return recorded(event, before, state, transition, announced: announced, waiters: waiters)
    case .drop(let token, let reason):
      guard current?.token == token else { return Aftermath() }
      return giveUp(&state, reason)
    case .end(let isReset, let step):
      return end(event, isReset, &state, step)
    case .select(let step):
      guard changes(state, by: step) else { return recorded(event, state, state, .unchanged) }
      return end(event, true, &state, step)
    case .leave(let waiter, let isEnd):
      return leave(waiter, isEnd, &state)
    case .edit, .replace, .cache, .confirm, .revert:
      let before = state
      let transition = edit(event.kind, &state)
      edits.fold(unlessMissedBy: current?.read)
      return recorded(event, before, state, transition)
    }
  }

  /// Marks the announcement as seen; returns whether it was not seen before.
  mutating func dismissAnnouncement() -> Bool {
    guard announcement?.isDismissed == false else { return false }
    announcement?.isDismissed = true
    return true
  }

  // MARK: Requests

  private mutating func begin(
    _ event: Machine.Event,
    _ start: Machine.Start,
    _ waiter: Waiter,
    _ state: inout State
  ) -> Aftermath {
    if waiter.hasLeft { return Aftermath() }
    let before = state
    let isOther = start.select.map { changes(state, by: $0) } ?? false
    // A request that ends here belongs to the earlier key, so its edits are settled before the key
    // changes.
    var replaced = isOther ? end() : nil
    if isOther, let select = start.select { _ = edits.change(&state, by: select) }
    let transition = edits.change(&state, by: start.step)
    guard start.isInFlight(state) else {
      if isOther { forget() }
      let waiters = (replaced?.waiters ?? []) + [waiter]
      let change = isOther ? .changed : transition
      var aftermath = recorded(event, before, state, change, waiters: waiters)
      aftermath.cancelled = replaced?.task
      return aftermath
    }
    if let current, transition != .changed, !start.isRestart {
      self.current?.waiters = current.waiters + [waiter]
      self.current?.isPoll = current.isPoll && start.isPoll
      return recorded(event, before, state, transition)
    }
    if let ended = end() { replaced = ended }
    let left = replaced?.waiters ?? []
    if isOther { forget() }
    idleReason = .notAsked
    token += 1
    let task = Task { [token, state, work = start.work] in await work(token, state) }
    current = Request(
      token: token,
      task: task,
      waiters: (isOther ? [] : left) + [waiter],
      read: nextRead(),
      isPoll: start.isPoll
    )
    var aftermath = recorded(
      event,
      before,
      state,
      transition,
      // Callers that wait for a replaced request wait for the new one, unless it loads another key.
      waiters: isOther ? left : [],
      isVisible: true
    )
    aftermath.cancelled = replaced?.task
    return aftermath
  }

  private mutating func leave(_ waiter: Waiter, _ isEnd: Bool, _ state: inout State) -> Aftermath {
    let released = Aftermath(delivery: Machine.Delivery(waiters: [waiter]))
    guard let index = current?.waiters.firstIndex(where: { $0 === waiter }) else {
      return released
    }
    current?.waiters.remove(at: index)
    guard isEnd, current?.waiters.isEmpty == true else { return released }
    var aftermath = giveUp(&state)
    waiter.abandoned = aftermath.cancelled
    aftermath.delivery?.waiters = [waiter]
    return aftermath
  }

  private mutating func giveUp(_ state: inout State, _ reason: IdleReason = .givenUp) -> Aftermath {
    let step: Machine.Step = { $0.cancel() }
    let event = Machine.Event(name: .cancel, kind: .end(isReset: false, step))
    let aftermath = end(event, false, &state, step)
    idleReason = reason
    return aftermath
  }

  private mutating func end(
    _ event: Machine.Event,
    _ isReset: Bool,
    _ state: inout State,
    _ step: Machine.Step
  ) -> Aftermath {
    let before = state
    if event.name == .reset { edits.forget() }
    let ended = end()
    let transition = edits.change(&state, by: step)
    if isReset {
      forget()
    } else if ended != nil || transition == .changed {
      idleReason = .givenUp
    }
    var aftermath = recorded(
      event,
      before,
      state,
      transition,
      waiters: ended?.waiters ?? [],
      isVisible: isReset || ended != nil
    )
    aftermath.cancelled = ended?.task
    return aftermath
  }

  private func changes(_ state: State, by step: Machine.Step) -> Bool {
    var other = state
    return step(&other) == .changed
  }

  private mutating func end() -> Request? {
    if current != nil { idleReason = .notAsked }
    defer { edits.fold(unlessMissedBy: nil) }
    return current.take()
  }

  /// Begins a read, whose response contains all confirmed edits.
  private mutating func nextRead() -> Int {
    readCount += 1
    edits.fold(unlessMissedBy: readCount)
    return readCount
  }

  // MARK: Edits

  private mutating func edit(_ kind: Machine.Event.Kind, _ state: inout State) -> Transition {
    switch kind {
    // An edit is final unless a request is in flight or a call runs.
    case .edit(nil, let step) where current == nil && edits.isEmpty:
      step(&state)
    case .edit(let layer, let step):
      edits.append(step, layer, of: state.editScope, at: readCount, to: &state)
    case .replace(let prepare, let put):
      replace(prepare, put, &state)
    case .cache(let isShown, let step):
      isShown ? show(step, &state) : edits.change(&state, by: step)
    case .confirm(let layer, let replacement):
      edits.confirm(layer, as: replacement, at: readCount, in: &state)
    case .revert(let layer):
      edits.withdraw(layer, at: readCount, in: &state)
    case .start, .attempt, .pause, .endPause, .answer, .failure, .drop, .end, .select, .leave:
      .unchanged
    }
  }

  /// Shows cached data, unless there is newer data.
  private mutating func show(_ step: Machine.Step, _ state: inout State) -> Transition {
    guard changes(state, by: step) else { return .unchanged }
    edits.fold(seenBy: current?.read ?? .max, in: state.editScope)
    _ = edits.change(&state, by: step)
    // A component begins a first load only once, so the data must not wait for another one.
    if current == nil, idleReason != .notAsked { _ = edits.change(&state) { $0.cancel() } }
    return .changed
  }

  private mutating func replace(
    _ prepare: Machine.Step,
    _ put: @escaping Machine.Step,
    _ state: inout State
  ) -> Transition {
    _ = edits.change(&state, by: prepare)
    return edits.replace(by: put, of: state.editScope, confirmedAt: readCount, in: &state)
  }

  /// Begins a new generation, and drops the announcement of the old state.
  private mutating func forget() {
    generation += 1
    announcement = nil
    idleReason = .notAsked
  }

  // MARK: Records

  /// Ends the announcement after a load has succeeded.
  ///
  /// An append does not end the announcement of a refresh.
  private mutating func succeeded(_ load: Announcement<Failure>.Load) {
    if load != .append || announcement?.load == .append { announcement = nil }
  }

  private mutating func announce(
    _ failure: Failure,
    _ load: Announcement<Failure>.Load
  ) -> Announcement<Failure>? {
    announcementCount += 1
    announcement = Announcement(id: announcementCount, failure: failure, load: load)
    return announcement
  }

  private func discarded(_ event: Machine.Event, _ state: State, _ token: Int) -> Aftermath {
    let change = Machine.Change(
      event: event.name,
      before: state,
      after: state,
      transition: .illegal,
      token: token,
      attempt: current?.attempt ?? 0,
      isDiscarded: true
    )
    return Aftermath(delivery: Machine.Delivery(record: Machine.Record(change)))
  }

  private func recorded(
    _ event: Machine.Event,
    _ before: State,
    _ after: State,
    _ transition: Transition,
    _ reports: [Machine.Change.Report] = [],
    announced: Announcement<Failure>? = nil,
    waiters: [Waiter] = [],
    isVisible: Bool = false
  ) -> Aftermath {
    let change = Machine.Change(
      event: event.name,
      before: before,
      after: after,
      transition: transition,
      token: token,
      attempt: current?.attempt ?? 0,
      announcement: announced,
      reports: reports
    )
    return Aftermath(
      delivery: Machine.Delivery(
        record: Machine.Record(change),
        isVisible: isVisible || transition == .changed,
        waiters: waiters
      )
    )
  }
}
