public import Observation

/// A loadable that mirrors the state of a view model that is isolated to the main actor.
///
/// The members of a ``Loadable`` are used on any thread, so a class that is isolated to the main
/// actor can't conform to the protocol itself. This class conforms on behalf of such a view model:
/// it observes one state of the model on the main actor, keeps a copy of the state, and calls the
/// model's load on the main actor.
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
/// If the model changes its state several times without an `await` in between, the mirror shows
/// only the last state. The mirror holds the model strongly. For a list, use
/// ``MainActorPagedLoadable``.
public final class MainActorLoadable<
  Model: AnyObject & Sendable,
  Value: Sendable,
  Failure: Error
>: Loadable, Observable {
  /// The model whose state this object copies.
  public let model: Model

  private let loadModel: @MainActor @Sendable (Model) async -> Void
  private let mirror: StateMirror<Model, AsyncValue<Value, Failure>>
  private let loading = JoinedWork()

  /// Creates a mirror of a model's state.
  ///
  /// - Parameters:
  ///   - model: The model; its state must be observable.
  ///   - state: Reads the state of a model.
  ///   - load: Calls the load of a model, and returns when the load has ended.
  @MainActor
  public init(
    _ model: Model,
    state: @escaping @MainActor @Sendable (Model) -> AsyncValue<Value, Failure>,
    load: @escaping @MainActor @Sendable (Model) async -> Void
  ) {
    self.model = model
    loadModel = load
    mirror = StateMirror(model, .idle, [loading], state, \.loadPhase, isLoading: \.isLoading)
  }

  // MARK: Reading

  /// The state of the model.
  public var state: AsyncValue<Value, Failure> {
    noteRead()
    return mirror.state
  }

  /// Whether a load begun by this mirror is in flight, or the state says that a load is in flight.
  public var isBusy: Bool { mirror.isBusy }

  /// Whether a first load is needed: the state is idle, and this mirror has no load in flight.
  public var needsLoad: Bool {
    noteRead()
    return mirror.needsLoad
  }

  /// The number of times that the model was reset: its state had a value or a failure, and then
  /// became idle.
  public var generation: Int { mirror.generation }

  /// The reason why the state is idle; it has a meaning only while the state is idle.
  ///
  /// After a first load that ended without a result, the reason is ``IdleReason/givenUp``.
  public var idleReason: IdleReason { mirror.idleReason }

  private func noteRead() { ReadLog.current?.note(self) { self.isBusy } }

  // MARK: Loading

  /// Calls the model's load, or joins a load begun by this mirror, and returns when the load has
  /// ended.
  ///
  /// If the caller's task is cancelled while other callers wait for the same load, the call returns
  /// at once, and the load continues. If no other caller waits, the model's load is cancelled, and
  /// the call returns when the load has ended.
  public func load() async {
    await mirror.run(loading, loadModel)
  }
}
