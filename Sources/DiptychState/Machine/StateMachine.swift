import DiptychSystem
import Observation

/// The engine of a store: a state, at most one request in flight, and the observers of both.
///
/// Each event is one write. A state that the machine keeps is written under the lock. A state
/// behind a binding is read and written by one thread at a time, but without the lock, because the
/// closures of a binding may use the store. If a ``Shared`` owns the state, the event is also
/// applied under the lock of the ``Shared``, so no write of another thread is lost. After the
/// write, and without the lock, hooks get their records and waiting callers resume, in the order of
/// the events.
final class StateMachine<
  State: RequestState<Failure> & Sendable,
  Failure: Error
>: _RequestEngine, Observable {
  typealias Change = StateChange<State, Failure>

  /// A change of the request in flight.
  enum RequestNews: Sendable { case began, ended }

  /// A record of an event that is not yet delivered to the hooks.
  ///
  /// It is an object, because a type that holds two states by value would get long copying code.
  final class Record: Sendable {
    let change: Change

    init(_ change: Change) { self.change = change }
  }

  /// The notifications that follow the write of an event.
  struct Delivery: Sendable {
    var record: Record?
    var isVisible = false
    /// Whether the event began a request or ended the last one; nil if neither.
    var request: RequestNews?
    var waiters: [Waiter] = []
    /// The task of a request that the event ended.
    ///
    /// Whoever delivers the record cancels the task first, so that no hook sees it run on.
    var cancelled: Task<Void, Never>?
  }

  private enum Storage: Sendable {
    case own(State)
    case binding(Binding<State>)
  }

  /// The work to do for an event after the lock is released.
  private enum Rest {
    case nothing
    case deliver
    case write(Binding<State>)
  }

  private struct Locked: ~Copyable {
    var storage: Storage
    var requests = RequestBook<State, Failure>()
    var events = Drain<Event>()
    var deliveries = Drain<Delivery>()
    var hooks = HookList<Change>()
    /// Whether the book holds an event that is not yet written to the binding.
    var isWriting = false
    /// The number of requests that have not begun yet, or that have ended without the observers
    /// being notified yet.
    var pendingCount = 0

    var isBusy: Bool { requests.current != nil || pendingCount > 0 }

    /// The number of requests so far, or nil while a request is in flight or an event is written.
    var idleToken: Int? { requests.current == nil && !isWriting ? requests.token : nil }

    mutating func apply(
      _ event: Event,
      to state: inout State
    ) -> RequestBook<State, Failure>.Aftermath {
      let earlier = requests.current?.token
      var aftermath = requests.apply(event, to: &state)
      guard requests.current?.token != earlier, aftermath.delivery != nil else { return aftermath }
      aftermath.delivery?.request = requests.current == nil ? .ended : .began
      // The request counts as pending until the observers of the state were notified of its end.
      if requests.current == nil { pendingCount += 1 }
      return aftermath
    }

    /// Appends the delivery of an event that is written.
    mutating func append(_ aftermath: RequestBook<State, Failure>.Aftermath) {
      var delivery = aftermath.delivery ?? Delivery()
      delivery.cancelled = aftermath.cancelled
      deliveries.append(delivery)
    }
  }

  private let locked: Mutex<Locked>
  private let registrar = ObservationRegistrar()
  private let writes = WriteCount()
  private let cancelsUnawaited: Bool

  /// Creates a machine that owns its state, or that uses the state of a binding.
  init(_ state: State, _ options: LoadOptions<Failure>, at binding: Binding<State>? = nil) {
    locked = Mutex(Locked(storage: binding.map { .binding($0) } ?? .own(state)))
    cancelsUnawaited = options.cancelsUnawaited
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
  var pause: RetryPolicy<Failure>.Pause? { requests { $0.current?.pause?.pause } }
  var announcement: Announcement<Failure>? { requests { $0.announcement } }
  var idleReason: IdleReason { requests { $0.idleReason } }

  /// Whether a request is in flight or requested, or has ended without the observers being notified
  /// yet.
  var isBusy: Bool {
    registrar.access(self, keyPath: \.isBusy)
    return locked.withLock { $0.isBusy }
  }

  /// Whether no request is in flight although the state requires one.
  var needsRequest: Bool {
    noteRead()
    registrar.access(self, keyPath: \.state)
    // The request is read before and after the state: a request that begins or ends between the
    // reads must not look like a request that never began.
    let token = locked.withLock { $0.idleToken }
    return token != nil && state.needsRequest && token == locked.withLock { $0.idleToken }
  }

  private func noteRead() {
    writes.noteRead()
    ReadLog.current?.note(self) { self.isBusy }
  }

  private func requests<Part: Sendable>(
    _ part: @Sendable (borrowing RequestBook<State, Failure>) -> Part
  ) -> Part {
    noteRead()
    registrar.access(self, keyPath: \.state)
    return locked.withLock { part($0.requests) }
  }

  // MARK: Events

  /// Applies an event and notifies the observers.
  func send(_ event: Event) {
    let rest = locked.withLock { locked -> Rest in
      switch locked.storage {
      case .own(var state):
        let aftermath = locked.apply(event, to: &state)
        locked.storage = .own(state)
        locked.append(aftermath)
        return .deliver
      case .binding(let binding):
        locked.events.append(event)
        if event.isStart { locked.pendingCount += 1 }
        return locked.events.begin() ? .write(binding) : .nothing
      }
    }
    switch rest {
    case .nothing: break
    case .deliver: deliver()
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

  /// Sends an event that begins or joins a request, and waits until the request has ended.
  ///
  /// If the caller's task is already cancelled, no request begins. A caller whose task is cancelled
  /// later stops waiting. If no other caller waits, and the options say that unawaited requests are
  /// cancelled, the call cancels the request and waits for its task.
  func request(_ event: Change.Event, _ start: Start) async {
    guard !Task.isCancelled else { return }
    let waiter = Waiter()
    await waiter.wait {
      send(Event(name: event, kind: .start(start, waiter)))
    } onCancel: {
      waiter.leave()
      send(Event(name: .cancel, kind: .leave(waiter, isEnd: cancelsUnawaited)))
    }
    await waiter.abandoned?.value
  }

  /// Applies the queued events; the caller has the turn.
  private func writeEvents(through binding: Binding<State>) {
    while let event = locked.withLock({ $0.events.next() }) {
      var aftermath = RequestBook<State, Failure>.Aftermath()
      binding.edit { state, version in
        aftermath = locked.withLock { locked in
          if event.isStart { locked.pendingCount -= 1 }
          locked.isWriting = true
          locked.requests.edits.adopt(state, version: version)
          let aftermath = locked.apply(event, to: &state)
          let writes = aftermath.isWritten ? 1 : 0
          locked.requests.edits.note(state, version: version.map { $0 + writes })
          return aftermath
        }
        return aftermath.isWritten
      }
      locked.withLock { locked in
        locked.append(aftermath)
        locked.isWriting = false
      }
      deliver()
      if event.isStart { tell(\.isBusy) }
    }
  }

  // MARK: Telling

  func onTransition(_ hook: @escaping @Sendable (Change) -> Void) -> Change.Observation {
    let id = locked.withLock { $0.hooks.append(hook) }
    return Change.Observation { [weak self] in
      _ = self?.locked.withLock { $0.hooks.remove(id) }
    }
  }

  private func deliver() {
    guard locked.withLock({ $0.deliveries.begin() }) else { return }
    while let (delivery, hooks) = locked.withLock({ locked in
      locked.deliveries.next().map { ($0, locked.hooks.calls) }
    }) {
      delivery.cancelled?.cancel()
      if delivery.isVisible {
        writes.bump()
        tell(\.state)
      }
      if let request = delivery.request {
        if request == .ended { locked.withLock { $0.pendingCount -= 1 } }
        tell(\.isBusy)
      }
      if let record = delivery.record { hooks.forEach { $0(record.change) } }
      delivery.waiters.forEach { $0.resume() }
    }
  }

  private func tell<Member>(_ property: KeyPath<StateMachine, Member>) {
    // Both calls follow the write, so that an observer that is notified reads the new value.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}
