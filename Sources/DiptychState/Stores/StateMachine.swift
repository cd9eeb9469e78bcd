import Observation

/// The engine of a store: a state, at most one request in flight, and the observers of both.
///
/// Each event is one write. A state of its own is written under the lock; one that a binding keeps
/// is read and written without it, by one thread at a time, because a binding runs code that may
/// use the store. Records, and callers that waited, follow the write in order, without the lock.
final class StateMachine<
  State: RequestState<Failure> & Sendable,
  Failure: Error
>: BusySource, Observable {
  typealias Change = StateChange<State, Failure>

  /// The fate of the request in flight.
  enum RequestNews: Sendable { case began, ended }

  /// What is done after an event was written.
  struct Delivery: Sendable {
    var change: Change?
    var isVisible = false
    /// Whether a request began, or the last one ended, with it.
    var request: RequestNews?
    var waiters: [Waiter] = []
  }

  private enum Storage: Sendable {
    case own(State)
    case binding(Binding<State>)
  }

  /// What is left to do for an event when the lock is free again.
  private enum Rest {
    case nothing
    case cancel(Task<Void, Never>?)
    case write(Binding<State>)
  }

  private struct Locked {
    var storage: Storage
    var requests = RequestBook<State, Failure>()
    var events = Drain<Event>()
    var deliveries = Drain<Delivery>()
    var hooks = HookList<Change>()
    /// Whether the book is ahead of the binding: an event is in it that is not yet written.
    var isWriting = false
    /// The number of requests that were asked for and have not begun, or have ended untold.
    var pendingCount = 0

    var isBusy: Bool { requests.current != nil || pendingCount > 0 }

    mutating func apply(
      _ event: Event,
      to state: inout State
    ) -> RequestBook<State, Failure>.Aftermath {
      let earlier = requests.current?.token
      var aftermath = requests.apply(event, to: &state)
      guard requests.current?.token != earlier, aftermath.delivery != nil else { return aftermath }
      aftermath.delivery?.request = requests.current == nil ? .ended : .began
      // It counts until those who observe the state were told of its end.
      if requests.current == nil { pendingCount += 1 }
      return aftermath
    }
  }

  private let locked: WatchedMutex<Locked>
  private let registrar = ObservationRegistrar()
  private let whenUnawaited: UnawaitedLoad

  init(state: State, whenUnawaited: UnawaitedLoad) {
    locked = WatchedMutex(Locked(storage: .own(state)))
    self.whenUnawaited = whenUnawaited
  }

  init(state: Binding<State>, whenUnawaited: UnawaitedLoad) {
    locked = WatchedMutex(Locked(storage: .binding(state)))
    self.whenUnawaited = whenUnawaited
  }

  deinit {
    locked.withLock { $0.requests.current?.task }?.cancel()
  }

  // MARK: Reading

  var state: State {
    noteRead()
    registrar.access(self, keyPath: \.state)
    return switch locked.withLock({ $0.storage }) {
    case .own(let state): state
    case .binding(let binding): binding.wrappedValue
    }
  }

  var generation: Int { requests { $0.generation } }
  var attempt: Int { requests { $0.current?.attempt ?? 0 } }
  var announcement: Announcement<Failure>? { requests { $0.announcement } }
  var idleReason: IdleReason { requests { $0.idleReason } }

  /// Whether a request is in flight, or was asked for, or its end was not yet told.
  var isBusy: Bool {
    registrar.access(self, keyPath: \.isBusy)
    return locked.withLock { $0.isBusy }
  }

  /// Whether no request is in flight, and the state is one in which there ought to be one.
  var needsRequest: Bool {
    noteRead()
    registrar.access(self, keyPath: \.state)
    // The request first: one that ends in between must not look like one that never was.
    let isBusy = locked.withLock { $0.requests.current != nil || $0.isWriting }
    return !isBusy && state.needsRequest
  }

  private func requests<Part: Sendable>(
    _ part: @Sendable (borrowing RequestBook<State, Failure>) -> Part
  ) -> Part {
    noteRead()
    registrar.access(self, keyPath: \.state)
    return locked.withLock { part($0.requests) }
  }

  // MARK: Events

  /// Applies an event, and tells of it.
  func send(_ event: Event) {
    let rest = locked.withLock { locked -> Rest in
      switch locked.storage {
      case .own(var state):
        let aftermath = locked.apply(event, to: &state)
        locked.storage = .own(state)
        if let delivery = aftermath.delivery { locked.deliveries.append(delivery) }
        return .cancel(aftermath.cancelled)
      case .binding(let binding):
        locked.events.append(event)
        if event.isStart { locked.pendingCount += 1 }
        return locked.events.begin() ? .write(binding) : .nothing
      }
    }
    switch rest {
    case .nothing: break
    case .cancel(let task):
      task?.cancel()
      deliver()
    case .write(let binding): writeEvents(through: binding)
    }
  }

  func dismissAnnouncement() {
    locked.withLock { locked in
      guard locked.requests.dismissAnnouncement() else { return }
      locked.deliveries.append(Delivery(isVisible: true))
    }
    deliver()
  }

  /// Sends an event that begins or joins a request, and waits until it has ended.
  ///
  /// A caller whose task is cancelled waits no longer, and begins nothing. The last one cancels the
  /// request, and stays until its task has ended.
  func request(_ event: StoreEvent, _ start: Start) async {
    guard !Task.isCancelled else { return }
    let waiter = Waiter()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiter.park(continuation)
        send(Event(name: event, kind: .start(start, waiter)))
      }
    } onCancel: {
      waiter.leave()
      send(Event(name: .cancel, kind: .leave(waiter, whenUnawaited)))
    }
    await waiter.abandoned?.value
  }

  /// Applies the events that wait, in the caller's turn.
  private func writeEvents(through binding: Binding<State>) {
    while let event = locked.withLock({ $0.events.next() }) {
      let before = binding.wrappedValue
      let (after, aftermath) = locked.withLock { locked in
        var after = before
        let aftermath = locked.apply(event, to: &after)
        if event.isStart { locked.pendingCount -= 1 }
        locked.isWriting = true
        return (after, aftermath)
      }
      aftermath.cancelled?.cancel()
      if let delivery = aftermath.delivery {
        if delivery.change?.transition == .changed { binding.wrappedValue = after }
        locked.withLock { $0.deliveries.append(delivery) }
      }
      locked.withLock { $0.isWriting = false }
      deliver()
      if event.isStart { tell(\.isBusy) }
    }
  }

  // MARK: Telling

  func onTransition(_ hook: @escaping @Sendable (Change) -> Void) -> TransitionObservation {
    let id = locked.withLock { $0.hooks.append(hook) }
    return TransitionObservation { [weak self] in
      _ = self?.locked.withLock { $0.hooks.remove(id) }
    }
  }

  private func deliver() {
    guard locked.withLock({ $0.deliveries.begin() }) else { return }
    while let (delivery, hooks) = locked.withLock({ locked in
      locked.deliveries.next().map { ($0, locked.hooks.calls) }
    }) {
      if delivery.isVisible {
        WriteCount.bump()
        tell(\.state)
      }
      if let request = delivery.request {
        if request == .ended { locked.withLock { $0.pendingCount -= 1 } }
        tell(\.isBusy)
      }
      if let change = delivery.change { hooks.forEach { $0(change) } }
      delivery.waiters.forEach { $0.resume() }
    }
  }

  private func tell<Member>(_ property: KeyPath<StateMachine, Member>) {
    // Both after the write: who is told can read what is there.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}
