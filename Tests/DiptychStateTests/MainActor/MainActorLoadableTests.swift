import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

@Suite("A model of the main actor as something that loads") struct MainActorLoadableTests {
  @MainActor @Observable final class Model {
    var user = ValueState.idle
    @ObservationIgnored let gate: ValueGate

    init(_ gate: ValueGate) {
      self.gate = gate
    }

    func load() async {
      user.start()
      do throws(Oops) {
        user.succeed(try await gate.fetch())
      } catch {
        if Task.isCancelled { user.cancel() } else { user.fail(error) }
      }
    }
  }

  private let gate = ValueGate()

  @MainActor private func mirror(
    of model: Model
  ) -> MainActorLoadable<Model, Int, Oops> {
    MainActorLoadable(model) {
      $0.user
    } load: {
      await $0.load()
    }
  }

  /// Waits, on any thread, until the state of a mirror satisfies a condition.
  @concurrent private func state(
    of mirror: MainActorLoadable<Model, Int, Oops>,
    where isMet: (ValueState) -> Bool
  ) async -> ValueState {
    while true {
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      let log = ReadLog()
      let state = ReadLog.$current.withValue(log) {
        withObservationTracking {
          mirror.state
        } onChange: {
          continuation.yield()
        }
      }
      if isMet(state) { return state }
      if log.isOutdated { continuation.yield() }
      for await _ in changes { break }
    }
  }

  // Inventory: B-02, B-05
  @Test("A model loads on the main actor, and its state can be read from anywhere")
  func load() async {
    let mirror = await mirror(of: Model(gate))
    #expect(mirror.needsLoad)
    #expect(!mirror.isBusy)
    async let load: Void = mirror.load()
    await gate.request(1)
    #expect(mirror.isBusy)
    #expect(!mirror.needsLoad)
    #expect(await state(of: mirror) { $0.isLoading } == .loading)
    await gate.answer(1, with: 1)
    await load
    #expect(mirror.state == .loaded(1))
    #expect(!mirror.isBusy)
    #expect(!mirror.needsLoad)
    async let again: Void = mirror.load()
    await gate.fail(2, with: Oops())
    await again
    #expect(mirror.state == .reloadFailed(1, Oops()))
  }

  @Test("The source follows changes that others make to the model")
  func follows() async {
    let model = await Model(gate)
    let mirror = await mirror(of: model)
    await MainActor.run { model.user = .loaded(5) }
    #expect(await state(of: mirror) { $0 == .loaded(5) } == .loaded(5))
    await MainActor.run { model.user = .idle }
    #expect(await state(of: mirror) { $0 == .idle } == .idle)
    #expect(mirror.generation == 1)
    #expect(mirror.idleReason == .notAsked)
    let load = Task { await model.load() }
    #expect(await state(of: mirror) { $0.isLoading } == .loading)
    #expect(mirror.isBusy)
    await gate.answer(1, with: 6)
    await load.value
    #expect(await state(of: mirror) { !$0.isLoading } == .loaded(6))
    #expect(!mirror.isBusy)
  }

  @Test("The source begins with the state of the model")
  @MainActor func beginning() {
    let model = Model(gate)
    model.user = .loaded(1)
    let mirror = mirror(of: model)
    #expect(mirror.state == .loaded(1))
    #expect(mirror.generation == 0)
  }

  @Test("Calls at once are one load")
  func joins() async {
    let mirror = await mirror(of: Model(gate))
    let executor = SerialExecutor()
    let loads = (1...3).map { _ in Task(executorPreference: executor) { await mirror.load() } }
    await gate.request(1)
    executor.waitUntilIdle()
    loads[0].cancel()
    await loads[0].value
    #expect(mirror.isBusy)
    await gate.answer(1, with: 1)
    for load in loads { await load.value }
    #expect(gate.requests.count == 1)
    #expect(mirror.state == .loaded(1))
  }

  @Test("The last caller that is cancelled cancels the load of the model")
  func cancels() async {
    let mirror = await mirror(of: Model(gate))
    let load = Task { await mirror.load() }
    await gate.request(1)
    load.cancel()
    await gate.cancellation(of: 1)
    await gate.fail(1, with: Oops())
    await load.value
    #expect(await state(of: mirror) { $0 == .idle } == .idle)
    #expect(!mirror.isBusy)
    #expect(mirror.idleReason == .givenUp)
  }

  @Test("A cancelled task starts no load")
  func cancelledBefore() async {
    let mirror = await mirror(of: Model(gate))
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await mirror.load()
    }
    await load.value
    #expect(mirror.state == .idle)
    #expect(gate.requests.isEmpty)
  }

  @Test("A read while a log is bound is noted, and the reader is told of the load's end")
  func busy() async {
    let mirror = await mirror(of: Model(gate))
    let log = ReadLog()
    ReadLog.$current.withValue(log) { _ = mirror.state }
    #expect(log.sources.map { ObjectIdentifier($0.object) } == [ObjectIdentifier(mirror)])
    async let load: Void = mirror.load()
    await gate.request(1)
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    #expect(log.isBusy { continuation.yield() })
    await gate.answer(1, with: 1)
    for await _ in changes where !log.isBusy(onChange: { continuation.yield() }) { break }
    #expect(mirror.state == .loaded(1))
    await load
  }

  @Test("The source holds the model, and the model does not hold the source")
  @MainActor func ends() {
    var model: Model? = Model(gate)
    weak let weakModel = model
    var mirror = model.map { self.mirror(of: $0) }
    weak let weakMirror = mirror
    model = nil
    #expect(mirror?.state == .idle)
    #expect(weakModel != nil)
    mirror = nil
    #expect(weakMirror == nil)
    #expect(weakModel == nil)
  }
}
