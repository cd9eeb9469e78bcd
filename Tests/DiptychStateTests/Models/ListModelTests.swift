import DiptychSampling
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Stores of lists, and a model of them") struct ListModelTests {
  private typealias State = PagingState<Row, Int, Oops>
  private typealias Store = PagingStore<Row, Int, Oops>
  private typealias PageGate = Gate<Int?, State.Page, Oops>

  /// A store, the model of it, and the server of its list.
  private final class Live {
    let store: Store
    var model: ListModel
    var server: ListServer
    var records: AsyncStream<StateChange<State, Oops>>.Iterator

    init(_ store: Store, _ model: ListModel, _ server: ListServer) {
      self.store = store
      self.model = model
      self.server = server
      records = store.transitions.makeAsyncIterator()
    }

    /// Waits for the record of an event.
    func recorded() async { _ = await records.next(isolation: nil) }
  }

  /// The lists of a store by key, and the model of it.
  private struct Keys {
    let store: KeyedPaging<Int, Row, Int, Oops>
    let keepsPrevious: Bool
    let memory: Int
    var key = 1
    /// The pages of an earlier key.
    var previous: [State.Page]?
    var remembered: [(key: Int, live: Live)] = []

    /// The state that is shown for the state of the selected list.
    func shown(_ model: ListModel) -> State? {
      guard let state = model.state, let previous, state.pages == nil, state.failure == nil,
        !model.isGivenUp
      else { return model.state }
      return State(pages: previous, inFlight: .refresh)
    }

    mutating func select(_ key: Int, leaving live: Live) -> Live? {
      let pages = shown(live.model)?.pages
      let isOwn = live.model.state?.pages != nil
      if isOwn, memory > 0 { remembered.append((self.key, live)) }
      previous = keepsPrevious ? pages : nil
      self.key = key
      let index = remembered.firstIndex { $0.key == key }
      let recalled = index.map { remembered.remove(at: $0).live }
      remembered.removeFirst(max(0, remembered.count - memory))
      return recalled
    }
  }

  /// A random sequence of events, given to a store and to the model of it.
  private struct Run {
    var live: Live
    var keys: Keys?
    let gate: PageGate
    let calls = Gate<Int, Row, Oops>()
    var generator: SeededGenerator
    /// The requests that wait for an answer, with the page that the server has read.
    var requests: [(number: Int, live: Live, read: Int, page: State.Page, continues: Bool)] = []
    var requestCount = 0
    var layers: [(edit: ListEdit, live: Live, call: Int)] = []
    var callCount = 0
    var count = 0
    var tasks: [Task<Void, Never>] = []
    var log: [String] = []

    init(_ live: Live, _ keys: Keys?, _ gate: PageGate, seed: Int) {
      self.live = live
      self.keys = keys
      self.gate = gate
      generator = SeededGenerator(seed: UInt64(seed))
    }

    /// Waits for the next request of a list; the server reads its page.
    mutating func requested(_ live: Live, readAt read: Int) async {
      requestCount += 1
      let page = live.server.page(await gate.request(requestCount))
      let continues = live.model.operation?.continues(after: page) ?? false
      requests.append((requestCount, live, read, page, continues))
    }

    /// Begins an operation, and waits for its request if it makes one.
    mutating func load(
      _ name: String,
      _ change: (inout ListModel) -> Void,
      _ load: @escaping @Sendable (any PagedLoadable<Row, Int, Oops>) async -> Void
    ) async {
      let earlier = live.model.operation?.read
      change(&live.model)
      if let store = keys?.store {
        tasks.append(Task { await load(store) })
      } else {
        tasks.append(Task { [store = live.store] in await load(store) })
      }
      await live.recorded()
      guard let read = live.model.operation?.read, read != earlier else { return log.append(name) }
      await requested(live, readAt: read)
      log.append("\(name) = request \(requestCount)")
    }

    /// Selects a key, and gives up what its list before loads.
    mutating func select(_ key: Int) async {
      guard var keys, keys.key != key else { return }
      log.append("select \(key)")
      let recalled = keys.select(key, leaving: live)
      live.model.cancel()
      keys.store.select(key)
      await live.recorded()
      live = recalled ?? Live(keys.store.list, ListModel(), ListServer())
      self.keys = keys
    }

    mutating func step() async {
      count += 1
      switch generator.below(16) {
      case 0 where requests.count < 5 && generator.below(3) == 0:
        await load("restart", { $0.refresh(restarting: true) }) {
          [store = live.store, keys = keys?.store] _ in
          if let keys { await keys.restart() } else { await store.restart() }
        }
      case 0...1 where requests.count < 5:
        await load("refresh", { $0.refresh() }) { await $0.refresh() }
      case 2...4 where requests.count < 5:
        await load("loadMore", { $0.loadMore() }) { await $0.loadMore() }
      case 5 where generator.below(2) == 0:
        log.append("cancel")
        live.model.cancel()
        live.store.cancel()
        await live.recorded()
      case 5 where generator.below(3) == 0:
        let pages = live.server.pages.prefix(2).enumerated().map { index, rows in
          State.Page(items: rows, next: index + 1)
        }
        log.append("cached pages")
        live.model.cache(pages)
        if let keys { keys.store.receive(cached: pages) } else { live.store.receive(cached: pages) }
        await live.recorded()
      case 5 where generator.below(5) == 0:
        log.append("reset")
        live.model.reset()
        keys?.previous = nil
        live.store.reset()
        await live.recorded()
      case 6...7:
        let edit = edit()
        log.append("\(edit)")
        live.model.edit(edit, isPending: false)
        live.server.apply(edit)
        make(edit)
        await live.recorded()
      case 8 where layers.count < 3:
        let edit = edit()
        log.append("\(edit), with a call")
        live.model.edit(edit, isPending: true)
        tasks.append(
          Task { [store = live.store, calls] in try? await Self.make(edit, in: store, calls) }
        )
        await live.recorded()
        callCount += 1
        await calls.request(callCount)
        layers.append((edit, live, callCount))
      case 9 where !layers.isEmpty: await endCall()
      case 10...11 where !requests.isEmpty: await answer()
      case 12 where keys != nil: await select(1 + generator.below(3))
      case 13 where requests.count < 5:
        await load("retry", { $0.retry() }) { [store = live.store, keys = keys?.store] _ in
          if let keys { await keys.retry() } else { await store.retry() }
        }
      case 15 where keys != nil && requests.count < 5:
        let key = keys?.key ?? 1
        await load("load \(key)", { $0.refresh() }) { [store = keys?.store] _ in
          await store?.load(key)
        }
      case 12... where requests.count < 5:
        await load("loadPrevious", { $0.loadPrevious() }) { await $0.loadPrevious() }
      default: break
      }
    }

    mutating func edit() -> ListEdit {
      // Where pages come at the start, the start is another place before and after.
      let kinds = live.server.first > 0 ? [.update, .remove] : ListEdit.Kind.allCases
      let drafts = layers.filter { $0.live === live && $0.edit.kind == .insert }
      let isOfDraft = !drafts.isEmpty && generator.below(3) > 0
      return ListEdit(
        number: count,
        kind: kinds[generator.below(kinds.count)],
        id: isOfDraft ? drafts[generator.below(drafts.count)].edit.row.id : 1 + generator.below(6)
      )
    }

    func make(_ edit: ListEdit) {
      let id = edit.id
      switch edit.kind {
      case .update: live.store.update(id: id) { $0.edits.insert(edit.number) }
      case .remove: live.store.remove { $0.id == id }
      case .insert: live.store.insert(edit.row)
      case .move: live.store.move(where: { $0.id == id }, to: .start)
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
      layer.live.model.end(layer.edit.number, isConfirmed: isConfirmed)
      let edit = layer.live.model.confirmed(layer.edit)
      if isConfirmed { layer.live.server.apply(edit) }
      await calls.resume(layer.call, with: isConfirmed ? .success(edit.row) : .failure(Oops()))
      await layer.live.recorded()
    }

    mutating func answer() async {
      count += 1
      let request = requests.remove(at: generator.below(requests.count))
      if generator.below(4) == 0 {
        log.append("request \(request.number) fails")
        request.live.model.fail(Oops(number: count), readAt: request.read)
        await gate.fail(request.number, with: Oops(number: count))
        await request.live.recorded()
        return
      }
      log.append("request \(request.number) answers \(request.page.items)")
      let isCurrent = request.live.model.operation?.read == request.read
      request.live.model.answer(request.page, readAt: request.read)
      await gate.answer(request.number, with: request.page)
      switch (request.continues, isCurrent) {
      case (false, _): await request.live.recorded()
      case (true, true): await requested(request.live, readAt: request.read)
      // The operation was given up, and loads no more pages.
      case (true, false): break
      }
    }

    var state: State { keys?.store.state ?? live.store.state }
    var expected: State? { keys?.shown(live.model) ?? live.model.state }
    var isSame: Bool { state == expected }

    var report: String {
      (log + ["store: \(state)", "model: \(String(describing: expected))"])
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

  private enum Kind: CaseIterable {
    case firstPage, allPages, emptyPages, bothDirections, maximum
    case keyed, keyedKeepingPrevious, keyedRemembering
  }

  private func difference(_ kind: Kind, seed: Int) async -> String? {
    let gate = PageGate()
    switch kind {
    case .firstPage, .allPages, .emptyPages:
      let refresh: RefreshPolicy = kind == .firstPage ? .firstPage : .allPages
      let rules = PagingRules<Row>(refresh: refresh, emptyPageBudget: ListModel.emptyPageBudget)
      let server =
        kind == .emptyPages ? ListServer(pageCount: 6, empty: [0, 2, 3]) : ListServer()
      let live = Live(Store(rules: rules, fetch: gate.fetch), ListModel(refresh), server)
      var run = Run(live, nil, gate, seed: seed)
      return await run.difference(length: 30)
    case .bothDirections, .maximum:
      let maximum = kind == .maximum ? 2 : nil
      let store = Store(rules: PagingRules(maxPages: maximum), fetch: gate.fetch)
      let model = ListModel(maximum: maximum ?? .max)
      var run = Run(Live(store, model, ListServer(pageCount: 5, first: 2)), nil, gate, seed: seed)
      return await run.difference(length: 30)
    case .keyed, .keyedKeepingPrevious, .keyedRemembering:
      let keeps = kind != .keyed
      let memory = kind == .keyedRemembering ? 1 : 0
      let store = KeyedPaging<Int, Row, Int, Oops>(
        key: 1,
        whenKeyChanges: keeps ? .keepsPrevious : .dropsValue,
        memory: KeyMemory(memory)
      ) { _, cursor throws(Oops) in try await gate.fetch(cursor) }
      let live = Live(store.list, ListModel(), ListServer())
      let keys = Keys(store: store, keepsPrevious: keeps, memory: memory)
      var run = Run(live, keys, gate, seed: seed)
      return await run.difference(length: 30)
    }
  }

  @Test("A store shows what the model shows, after each event of any sequence")
  func sequences() async {
    for kind in Kind.allCases {
      for seed in 0..<DiptychSampling.Sample.count(40, of: 6_700) {
        let difference = await difference(kind, seed: seed)
        #expect(difference == nil, "\(kind), seed \(seed)")
        if difference != nil { break }
      }
    }
  }
}
