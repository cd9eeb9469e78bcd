import DiptychSampling
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

/// A store that a model describes.
private protocol ModelledStore: AnyObject, Sendable {
  associatedtype Record: Sendable

  var state: AsyncValue<[Int], Oops> { get }
  var transitions: AsyncStream<Record> { get }

  func load() async
  func restart() async
  func retry() async
  func load(_ key: Int) async
  func select(_ key: Int)
  func cancel()
  func reset()
  func receive(_ value: [Int])
  func receive(cached value: [Int])
  func forget(_ key: Int)
  func update(_ body: @escaping @Sendable (inout [Int]) -> Void)
  func updating(
    _ body: @escaping @Sendable (inout [Int]) -> Void,
    call: @Sendable () async throws(Oops) -> Void
  ) async throws(Oops)
}

extension Keyed: ModelledStore where Key == Int, Value == [Int], Failure == Oops {
  fileprivate func updating(
    _ body: @escaping @Sendable (inout [Int]) -> Void,
    call: @Sendable () async throws(Oops) -> Void
  ) async throws(Oops) {
    try await updating(body, during: call)
  }
}

extension AsyncStore: ModelledStore where Value == [Int], Failure == Oops {
  fileprivate func load(_: Int) async { await load() }
  fileprivate func select(_: Int) {}
  fileprivate func forget(_: Int) {}
  fileprivate func updating(
    _ body: @escaping @Sendable (inout [Int]) -> Void,
    call: @Sendable () async throws(Oops) -> Void
  ) async throws(Oops) {
    try await updating(body, during: call)
  }
}

@Suite("Stores of values, and a model of them") struct ValueModelTests {
  private enum Kind: CaseIterable {
    case own, shared, bound, keyed, keyedKeepingPrevious, keyedRemembering, keyedRememberingAll
  }

  /// A random sequence of events, given to a store and to the model of it.
  private struct Run<Store: ModelledStore> {
    let store: Store
    var model: ValueModel
    let keys: Int
    let gate: Gate<Int, [Int], Oops>
    let calls = Gate<Int, Void, Oops>()
    var records: AsyncStream<Store.Record>.Iterator
    var generator: SeededGenerator
    /// The times when the requests that wait for an answer began to read, by number.
    var requests: [(number: Int, read: Int)] = []
    var requestCount = 0
    var layers: [(edit: Int, call: Int)] = []
    var callCount = 0
    var count = 0
    var tasks: [Task<Void, Never>] = []
    var log: [String] = []

    init(_ store: Store, _ model: ValueModel, keys: Int, _ gate: Gate<Int, [Int], Oops>, seed: Int)
    {
      self.store = store
      self.model = model
      self.keys = keys
      self.gate = gate
      records = store.transitions.makeAsyncIterator()
      generator = SeededGenerator(seed: UInt64(seed))
    }

    /// Waits for the record of an event.
    mutating func recorded() async { _ = await records.next(isolation: nil) }

    /// Begins a load, and waits for its request if it makes one.
    mutating func load(
      _ name: String,
      _ change: (inout ValueModel) -> Void,
      _ load: @escaping @Sendable (Store) async -> Void
    ) async {
      let earlier = model.read
      change(&model)
      tasks.append(Task { [store] in await load(store) })
      await recorded()
      guard let read = model.read, read != earlier else { return log.append(name) }
      requestCount += 1
      await gate.request(requestCount)
      requests.append((requestCount, read))
      log.append("\(name) = request \(requestCount)")
    }

    mutating func step() async {
      count += 1
      let number = count
      switch generator.below(16) {
      case 0 where requests.count < 5: await load("load", { $0.load() }) { await $0.load() }
      case 1 where requests.count < 5:
        await load("restart", { $0.load(restarting: true) }) { await $0.restart() }
      case 2 where requests.count < 5 && keys > 1:
        let key = 1 + generator.below(keys)
        await load("load key \(key)") { model in
          model.select(key)
          model.load()
        } _: { store in
          await store.load(key)
        }
      case 3 where keys > 1:
        let key = 1 + generator.below(keys)
        log.append("select key \(key)")
        model.select(key)
        store.select(key)
        await recorded()
      case 4:
        log.append("cancel")
        model.cancel()
        store.cancel()
        await recorded()
      case 5 where generator.below(3) == 0:
        log.append("reset")
        model.reset()
        store.reset()
        await recorded()
      case 6:
        log.append("receive \(number)")
        model.push(number)
        store.receive([number])
        await recorded()
      case 7:
        log.append("edit \(number)")
        model.edit(number, isPending: false)
        store.update { $0.append(number) }
        await recorded()
      case 8 where layers.count < 3:
        log.append("edit \(number) with a call")
        model.edit(number, isPending: true)
        tasks.append(
          Task { [store, calls] in
            try? await store.updating { value in
              value.append(number)
            } call: { () async throws(Oops) in
              try await calls.fetch(number)
            }
          }
        )
        await recorded()
        callCount += 1
        await calls.request(callCount)
        layers.append((number, callCount))
      case 9 where !layers.isEmpty: await endCall()
      case 14:
        log.append("cached \(number)")
        model.cache(number)
        store.receive(cached: [number])
        await recorded()
      case 15 where keys > 1:
        let key = 1 + generator.below(keys)
        log.append("forget key \(key)")
        model.forget(key)
        store.forget(key)
        await recorded()
      case 13 where requests.count < 5:
        await load("retry", { $0.retry() }) { await $0.retry() }
      case 10... where !requests.isEmpty: await answer()
      default: break
      }
    }

    mutating func endCall() async {
      let layer = layers.remove(at: generator.below(layers.count))
      let isConfirmed = generator.below(2) == 0
      log.append("the call of edit \(layer.edit) \(isConfirmed ? "succeeds" : "fails")")
      model.end(layer.edit, isConfirmed: isConfirmed)
      await calls.resume(layer.call, with: isConfirmed ? .success(()) : .failure(Oops()))
      await recorded()
    }

    mutating func answer() async {
      count += 1
      let request = requests.remove(at: generator.below(requests.count))
      if generator.below(3) == 0 {
        log.append("request \(request.number) fails")
        model.fail(Oops(number: count), readAt: request.read)
        await gate.fail(request.number, with: Oops(number: count))
      } else {
        log.append("request \(request.number) answers \(count)")
        model.answer(count, readAt: request.read)
        await gate.answer(request.number, with: [count])
      }
      await recorded()
    }

    /// Runs the sequence; returns it up to the first difference.
    mutating func difference(length: Int) async -> String? {
      var difference: String?
      for _ in 0..<length where difference == nil {
        await step()
        if store.state != model.state {
          difference =
            log.joined(separator: "\n") + "\nstore: \(store.state)\nmodel: \(model.state)"
        }
      }
      while !requests.isEmpty { await answer() }
      while !layers.isEmpty { await endCall() }
      if difference == nil, store.state != model.state {
        difference = log.joined(separator: "\n") + "\nstore: \(store.state)\nmodel: \(model.state)"
      }
      store.cancel()
      for task in tasks { await task.value }
      return difference
    }
  }

  private func difference(_ kind: Kind, seed: Int) async -> String? {
    let gate = Gate<Int, [Int], Oops>()
    let fetch: @Sendable () async throws(Oops) -> [Int] = { () throws(Oops) in
      try await gate.fetch(1)
    }
    func run(_ store: some ModelledStore, _ model: ValueModel, keys: Int) async -> String? {
      var run = Run(store, model, keys: keys, gate, seed: seed)
      return await run.difference(length: 24)
    }
    let shared = Shared(wrappedValue: AsyncValue<[Int], Oops>.idle)
    switch kind {
    case .own: return await run(AsyncStore(fetch: fetch), ValueModel(), keys: 1)
    case .shared:
      return await run(
        AsyncStore(state: shared.projectedValue, fetch: fetch),
        ValueModel(),
        keys: 1
      )
    case .bound:
      let binding = Binding(get: { shared.wrappedValue }, set: { shared.wrappedValue = $0 })
      return await run(AsyncStore(state: binding, fetch: fetch), ValueModel(), keys: 1)
    case .keyed, .keyedKeepingPrevious, .keyedRemembering, .keyedRememberingAll:
      let keeps = kind == .keyedKeepingPrevious || kind == .keyedRememberingAll
      let memory = kind == .keyedRemembering ? 1 : kind == .keyedRememberingAll ? 9 : 0
      let store = Keyed(
        key: 1,
        whenKeyChanges: keeps ? .keepsPrevious : .dropsValue,
        memory: KeyMemory(memory),
        fetch: gate.fetch
      )
      return await run(store, ValueModel(keepsPrevious: keeps, memory: memory), keys: 3)
    }
  }

  @Test("A store shows what the model shows, after each event of any sequence")
  func sequences() async {
    for kind in Kind.allCases {
      for seed in 0..<DiptychSampling.Sample.count(40, of: 7_000) {
        let difference = await difference(kind, seed: seed)
        #expect(difference == nil, "\(kind), seed \(seed)")
        if difference != nil { break }
      }
    }
  }
}
