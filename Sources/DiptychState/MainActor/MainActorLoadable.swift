public import Observation

/// A view model of the main actor as something that loads.
///
/// A class of the main actor can't be ``Loadable`` itself, since a store is read and asked from
/// anywhere. This one mirrors a state of it: it reads the model on the main actor, follows it by
/// Observation, and has it load there.
///
/// ```swift
/// @MainActor @Observable final class ProfileModel {
///   var user = AsyncValue<User, any Error>.idle
///
///   func load() async {
///     user.start()
///     do {
///       user.succeed(try await api.user())
///     } catch {
///       user.fail(error)
///     }
///   }
/// }
///
/// let model = ProfileModel()
/// let profile = MainActorLoadable(model) { $0.user } load: { await $0.load() }
/// let host = ViewHost { AsyncValueView(store: profile) { user in UserView(user) } }
/// ```
///
/// It shows each state that the model is in when the main actor is free again; states that follow each
/// other without an `await` in between are seen as the last of them. It holds the model, and the model
/// need not know of it.
public final class MainActorLoadable<
  Model: AnyObject & Sendable,
  Value: Sendable,
  Failure: Error
>: Loadable, Observable {
  /// The model that is mirrored.
  public let model: Model

  private struct Locked {
    var state: AsyncValue<Value, Failure>
    var record = SliceRecord<AsyncValue<Value, Failure>> { $0.phase }
  }

  private let read: @MainActor @Sendable (Model) -> AsyncValue<Value, Failure>
  private let loadModel: @MainActor @Sendable (Model) async -> Void
  private let locked: WatchedMutex<Locked>
  private let registrar = ObservationRegistrar()
  private let work = JoinedWork()

  /// Creates the mirror of a state.
  ///
  /// - Parameters:
  ///   - model: The model; its state is told of by Observation.
  ///   - state: Reads the state of a model.
  ///   - load: Has a model load, and returns when that has ended.
  @MainActor
  public init(
    _ model: Model,
    state: @escaping @MainActor @Sendable (Model) -> AsyncValue<Value, Failure>,
    load: @escaping @MainActor @Sendable (Model) async -> Void
  ) {
    self.model = model
    read = state
    loadModel = load
    locked = WatchedMutex(Locked(state: .idle))
    follow()
  }

  // MARK: Reading

  /// The state of the model.
  public var state: AsyncValue<Value, Failure> {
    noteRead()
    registrar.access(self, keyPath: \.state)
    return locked.withLock { $0.state }
  }

  /// Whether a load is in flight that was begun here, or one of which the state says so.
  public var isBusy: Bool {
    registrar.access(self, keyPath: \.isBusy)
    return work.isRunning || locked.withLock { $0.state.isLoading }
  }

  /// Whether a first load has to be asked for: nothing is in flight, and the state is idle.
  public var needsLoad: Bool {
    noteRead()
    registrar.access(self, keyPath: \.state)
    // First: a load that ends in between must not look like one that never was.
    guard !work.isRunning else { return false }
    return locked.withLock { $0.state.corner == .idle }
  }

  /// The number of times that the model became idle again after it had a value or a failure.
  public var generation: Int {
    registrar.access(self, keyPath: \.state)
    return locked.withLock { $0.record.generation }
  }

  /// Why the state is idle, if it is: ``IdleReason/givenUp`` after a first load that ended with
  /// nothing.
  public var idleReason: IdleReason {
    registrar.access(self, keyPath: \.state)
    return locked.withLock { $0.record.idleReason }
  }

  // MARK: Loading

  /// Has the model load, or joins the load in flight that was begun here; returns when that has ended.
  ///
  /// A caller whose task is cancelled returns at once; the last one cancels the model's load.
  public func load() async {
    await work.run(ended: { [weak self] in self?.tell(\.isBusy) }) { [self] in
      await loadModel(model)
      await mirror()
    }
  }

  // MARK: Following

  /// Takes the state of the model from here on, whenever it is another one.
  @MainActor
  private func follow() {
    let state = withObservationTracking {
      read(model)
    } onChange: { [weak self] in
      // The model is told of before it changes.
      Task { @MainActor in self?.follow() }
    }
    take(state)
  }

  /// Takes the state that the model has now, though the next job of the main actor would do so too.
  @MainActor
  private func mirror() { take(read(model)) }

  private func take(_ state: AsyncValue<Value, Failure>) {
    locked.withLock { locked in
      locked.record.note(locked.state, state)
      locked.state = state
    }
    WriteCount.bump()
    tell(\.state)
    tell(\.isBusy)
  }

  private func tell<Member>(_ property: KeyPath<MainActorLoadable, Member>) {
    // Both after the write: who is told can read what is there.
    registrar.willSet(self, keyPath: property)
    registrar.didSet(self, keyPath: property)
  }
}
