import DiptychSystem
import Observation

/// A copy of a state of a model on the main actor, for readers on any thread.
final class StateMirror<Model: AnyObject & Sendable, State: Sendable>: Sendable, Observable {
  private struct Locked: ~Copyable {
    var state: State
    var history: LoadHistory<State>
  }

  private let model: Model
  private let read: @MainActor @Sendable (Model) -> State
  private let phase: @Sendable (State) -> LoadPhase
  private let isLoading: @Sendable (State) -> Bool
  private let works: [JoinedWork]
  private let locked: WatchedMutex<Locked>
  private let registrar = ObservationRegistrar()
  private let writes = WriteCount()

  /// Creates a mirror.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - state: The state until the state of the model is read for the first time.
  ///   - works: The loads of the model that this mirror begins.
  ///   - read: Reads the state of the model.
  ///   - phase: Returns the phase of a state.
  ///   - isLoading: Returns whether a state says that a load is in flight.
  @MainActor
  init(
    _ model: Model,
    _ state: State,
    _ works: [JoinedWork],
    _ read: @escaping @MainActor @Sendable (Model) -> State,
    _ phase: @escaping @Sendable (State) -> LoadPhase,
    isLoading: @escaping @Sendable (State) -> Bool
  ) {
    self.model = model
    self.works = works
    self.read = read
    self.phase = phase
    self.isLoading = isLoading
    locked = WatchedMutex(Locked(state: state, history: LoadHistory(phase: phase)))
    follow()
  }

  // MARK: Reading

  var state: State {
    access()
    return locked.withLock { $0.state }
  }

  var isBusy: Bool {
    registrar.access(self, keyPath: \.isBusy)
    return isRunning || locked.withLock { isLoading($0.state) }
  }

  var needsLoad: Bool {
    access()
    // Checked first, because otherwise a load that ends in between would look as if no load had
    // been requested.
    guard !isRunning else { return false }
    return locked.withLock { phase($0.state) == .idle }
  }

  var generation: Int {
    access()
    return locked.withLock { $0.history.generation }
  }

  var idleReason: IdleReason {
    access()
    return locked.withLock { $0.history.idleReason }
  }

  private func access() {
    writes.noteRead()
    registrar.access(self, keyPath: \.state)
  }

  private var isRunning: Bool { works.contains { $0.isRunning } }

  // MARK: Loading

  /// Begins or joins a load of the model, and returns when it has ended.
  func run(
    _ work: JoinedWork,
    _ load: @escaping @MainActor @Sendable (Model) async -> Void
  ) async {
    await work.run(ended: { [weak self] in self?.tell(\.isBusy) }) { [self] in
      await load(model)
      await mirror()
    }
  }

  // MARK: Following

  /// Mirrors the state of the model now and after each change.
  @MainActor
  private func follow() {
    let state = withObservationTracking {
      read(model)
    } onChange: { [weak self] in
      // This closure runs before the change, so the state is read by a later job.
      Task { @MainActor in self?.follow() }
    }
    take(state)
  }

  /// Mirrors the current state at once, without waiting for the next job of the main actor.
  @MainActor
  private func mirror() { take(read(model)) }

  private func take(_ state: State) {
    locked.withLock { locked in
      locked.history.note(locked.state, state)
      locked.state = state
    }
    writes.bump()
    tell(\.state)
    tell(\.isBusy)
  }

  private func tell<Member>(_ property: KeyPath<StateMirror, Member>) {
    // Both after the write, so that an observer reads the new state.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}
