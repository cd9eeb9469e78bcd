import DiptychSampling
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Stores of lists, and a model of them") struct ListModelTests {
  private typealias State = PagingState<Row, Int, Oops>
  private typealias Store = PagingStore<Row, Int, Oops>
  private typealias PageGate = Gate<Int?, State.Page, Oops>

  /// A random sequence of events, given to a store and to the model of it.
  private struct Run {
    let store: Store
    var model: ListModel
    var server = ListServer()
    let gate: PageGate
    let calls = Gate<Int, Row, Oops>()
    var records: AsyncStream<StateChange<State, Oops>>.Iterator
    var generator: SplitMix
    /// The requests that wait for an answer, with the page that the server has read.
    var requests: [(number: Int, read: Int, page: State.Page, continues: Bool)] = []
    var requestCount = 0
    var layers: [(edit: ListEdit, call: Int)] = []
    var callCount = 0
    var count = 0
    var tasks: [Task<Void, Never>] = []
    var log: [String] = []

    init(_ store: Store, _ model: ListModel, _ gate: PageGate, seed: Int) {
      self.store = store
      self.model = model
      self.gate = gate
      records = store.transitions.makeAsyncIterator()
      generator = SplitMix(seed: UInt64(seed))
    }

    /// Waits for the record of an event.
    mutating func recorded() async { _ = await records.next(isolation: nil) }

    /// Waits for the next request; the server reads its page.
    mutating func requested(readAt read: Int) async {
      requestCount += 1
      let page = server.page(await gate.request(requestCount))
      let continues = model.operation?.continues(after: page) ?? false
      requests.append((requestCount, read, page, continues))
    }

    /// Begins an operation, and waits for its request if it makes one.
    mutating func load(
      _ name: String,
      _ change: (inout ListModel) -> Void,
      _ load: @escaping @Sendable (Store) async -> Void
    ) async {
      let earlier = model.operation?.read
      change(&model)
      tasks.append(Task { [store] in await load(store) })
      await recorded()
      guard let read = model.operation?.read, read != earlier else { return log.append(name) }
      await requested(readAt: read)
      log.append("\(name) = request \(requestCount)")
    }

    mutating func step() async {
      count += 1
      switch generator.below(12) {
      case 0...1 where requests.count < 5:
        await load("refresh", { $0.refresh() }) { await $0.refresh() }
      case 2...4 where requests.count < 5:
        await load("loadMore", { $0.loadMore() }) { await $0.loadMore() }
      case 5 where generator.below(2) == 0:
        log.append("cancel")
        model.cancel()
        store.cancel()
        await recorded()
      case 5 where generator.below(5) == 0:
        log.append("reset")
        model.reset()
        store.reset()
        await recorded()
      case 6...7:
        let edit = edit()
        log.append("\(edit)")
        model.edit(edit, isPending: false)
        server.apply(edit)
        make(edit)
        await recorded()
      case 8 where layers.count < 3:
        let edit = edit()
        log.append("\(edit), with a call")
        model.edit(edit, isPending: true)
        tasks.append(Task { [store, calls] in try? await Self.make(edit, in: store, calls) })
        await recorded()
        callCount += 1
        await calls.request(callCount)
        layers.append((edit, callCount))
      case 9 where !layers.isEmpty: await endCall()
      case 10... where !requests.isEmpty: await answer()
      default: break
      }
    }

    mutating func edit() -> ListEdit {
      let kinds = ListEdit.Kind.allCases
      return ListEdit(
        number: count,
        kind: kinds[generator.below(kinds.count)],
        id: 1 + generator.below(6)
      )
    }

    func make(_ edit: ListEdit) {
      let id = edit.id
      switch edit.kind {
      case .update: store.update(id: id) { $0.edits.insert(edit.number) }
      case .remove: store.remove { $0.id == id }
      case .insert: store.insert(edit.row)
      case .move: store.move(where: { $0.id == id }, to: .start)
      }
    }

    static func make(
      _ edit: ListEdit,
      in store: Store,
      _ calls: Gate<Int, Row, Oops>
    ) async throws(Oops) {
      let id = edit.id
      let call = { @Sendable () async throws(Oops) -> Row in try await calls.fetch(edit.number) }
      switch edit.kind {
      case .update:
        _ = try await store.updating(id: id, { $0.edits.insert(edit.number) }, during: call)
      case .remove: _ = try await store.removing(where: { $0.id == id }, during: call)
      case .insert: try await store.inserting(edit.row, during: call)
      case .move:
        _ = try await store.moving(where: { $0.id == id }, to: .start, during: call)
      }
    }

    mutating func endCall() async {
      let layer = layers.remove(at: generator.below(layers.count))
      let isConfirmed = generator.below(2) == 0
      log.append("the call of edit \(layer.edit.number) \(isConfirmed ? "succeeds" : "fails")")
      model.end(layer.edit.number, isConfirmed: isConfirmed)
      if isConfirmed { server.apply(layer.edit) }
      await calls.resume(
        layer.call,
        with: isConfirmed ? .success(layer.edit.row) : .failure(Oops())
      )
      await recorded()
    }

    mutating func answer() async {
      count += 1
      let request = requests.remove(at: generator.below(requests.count))
      if generator.below(4) == 0 {
        log.append("request \(request.number) fails")
        model.fail(Oops(number: count), readAt: request.read)
        await gate.fail(request.number, with: Oops(number: count))
        await recorded()
        return
      }
      log.append("request \(request.number) answers \(request.page.items)")
      let isCurrent = model.operation?.read == request.read
      model.answer(request.page, readAt: request.read)
      await gate.answer(request.number, with: request.page)
      switch (request.continues, isCurrent) {
      case (false, _): await recorded()
      case (true, true): await requested(readAt: request.read)
      // The operation was cancelled, and loads no more pages.
      case (true, false): break
      }
    }

    var isSame: Bool { store.state == model.state }

    var report: String {
      (log + ["store: \(store.state)", "model: \(String(describing: model.state))"])
        .joined(separator: "\n")
    }

    /// Runs the sequence; returns it up to the first difference.
    mutating func difference(length: Int) async -> String? {
      var difference: String?
      for _ in 0..<length where difference == nil {
        await step()
        if !isSame { difference = report }
      }
      while !requests.isEmpty, difference == nil {
        await answer()
        if !isSame { difference = report }
      }
      while !layers.isEmpty, difference == nil {
        await endCall()
        if !isSame { difference = report }
      }
      return difference
    }
  }

  @Test("A store shows what the model shows, after each event of any sequence")
  func sequences() async {
    for policy in [RefreshPolicy.firstPage, .allPages] {
      for seed in 0..<DiptychSampling.Sample.count(100, of: 5000) {
        let gate = PageGate()
        let store = Store(rules: PagingRules(refresh: policy), fetch: gate.fetch)
        var run = Run(store, ListModel(loadsAll: policy == .allPages), gate, seed: seed)
        let difference = await run.difference(length: 30)
        #expect(difference == nil, "\(policy), seed \(seed)")
        if difference != nil { return }
      }
    }
  }
}
