import Diptych
import DiptychSystem
import Testing

@Suite("ViewHost: loads") struct ViewHostLoadTests {
  @Test("All requested sources are loaded concurrently, and once") func settle() async {
    let gate = Gate()
    let sources = (0..<3).map { _ in
      Source { _ in
        await gate.pass()
        return .loaded
      }
    }
    let host = ViewHost {
      ForEach(sources, id: \.id) { Loader(name: "row", source: $0) }
    }
    async let settled: Void = host.settle()
    await gate.arrivals(3)
    gate.open()
    await settled
    #expect(host.text == "row loaded 1\nrow loaded 1\nrow loaded 1")
    await host.settle()
    #expect(host.text == "row loaded 1\nrow loaded 1\nrow loaded 1")
  }

  @Test("A component owns what it loads") func owned() async {
    let host = ViewHost {
      OwningLoader(name: "a")
      OwningLoader(name: "b")
    }
    await host.settle()
    #expect(host.text == "a loaded 1\nb loaded 1")
  }

  @Test("A load that leaves its source idle is started once in each run")
  func idle() async {
    let source = Source { _ in .idle }
    let host = ViewHost { Loader(name: "a", source: source) }
    await host.settle()
    #expect(host.text == "a idle 1")
    await host.settle()
    #expect(host.text == "a idle 2")
    for await _ in host.frames(as: .text()) {}
    #expect(host.text == "a idle 3")
  }

  @Test("A source that is requested again after its load is loaded again") func again() async {
    let source = Source()
    let host = ViewHost { Loader(name: "a", source: source) }
    await host.settle()
    source.change { $0.phase = .idle }
    await host.settle()
    #expect(host.text == "a loaded 2")
  }

  @Test("A task, or a component, of a new identity in each frame is not started for ever")
  func newPlaces() async {
    let runs = Shared(wrappedValue: 0)
    let tasks = ViewHost {
      Text("\(runs.wrappedValue)").task(id: runs.wrappedValue) { runs.update { $0 += 1 } }
    }
    await tasks.settle()
    #expect(runs.wrappedValue == 101)
    let loads = Shared(wrappedValue: 0)
    let components = ViewHost {
      AsyncValueView {
        loads.update { $0 += 1 }
        return loads.wrappedValue
      } content: {
        Text("\($0)")
      }
      .id(loads.wrappedValue)
    }
    await components.settle()
    #expect(loads.wrappedValue == 101)
  }

  @Test("Rows that come beside others are loaded, however many frames that takes")
  func growth() async {
    let count = Shared(wrappedValue: 1)
    let host = ViewHost {
      ForEach(Array(0..<count.wrappedValue), id: \.self) { row in
        Text("\(row)").task { count.update { if $0 < 150 { $0 += 1 } } }
      }
    }
    await host.settle()
    #expect(count.wrappedValue == 150)
  }

  @Test("A store that needs a load is loaded, though its state is not idle") func restored() async {
    let store = RestoredStore()
    let host = ViewHost { AsyncValueView(store: store) { Text("\($0)") } }
    await host.settle()
    #expect(host.text == "1")
  }

  @Test("A store of pages that needs a load is loaded, though its state is not idle")
  func restoredPages() async {
    let store = RestoredPages()
    let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
    await host.settle()
    #expect(host.text == "• 1")
  }

  @Test("A source that becomes visible through a load is loaded too") func chain() async {
    let first = Source()
    let second = Source()
    let host = ViewHost {
      Loader(name: "first", source: first)
      if first.state.phase == .loaded { Loader(name: "second", source: second) }
    }
    await host.settle()
    #expect(host.text == "first loaded 1\nsecond loaded 1")
  }

  @Test("A source that reports no changes is drawn again when its load ends")
  func unobserved() async {
    let value = Value("old")
    struct Quiet: _PrimitiveView, Sendable {
      let value: Value<String>
      static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
        let value = view.value
        renderer.wants { value.change { $0 = "new" } }
        renderer.text(value.value)
      }
    }
    let host = ViewHost { Quiet(value: value) }
    await host.settle()
    #expect(host.text == "new")
  }

  @Test("A load runs outside of the environment of its view") func environment() async {
    let seen = Value(["none"])
    let source = Source { _ in
      seen.change { $0 = [EnvironmentValues.current.note] }
      return .loaded
    }
    let host = ViewHost { Loader(name: "a", source: source).environment(\.note, "of the view") }
    await host.settle()
    #expect(seen.value == ["default"])
  }

  // MARK: More pages

  @Test("An endless list loads no more pages unless told to") func endless() async {
    let pages = Value(1)
    let host = ViewHost { Endless(name: "list", pages: pages) }
    await host.settle()
    #expect(host.text == "list 1")
  }

  @Test("Each list loads the given number of further pages", arguments: [1, 3])
  func morePages(count: Int) async {
    let first = Value(0)
    let second = Value(10)
    let host = ViewHost {
      Endless(name: "first", pages: first)
      Endless(name: "second", pages: second)
    }
    await host.settle(morePages: count)
    #expect(host.text == "first \(count)\nsecond \(10 + count)")
  }

  // MARK: Cancelling

  @Test("Cancelling the task that settles cancels its loads, and waits for them")
  func cancelSettle() async {
    let gate = Gate()
    let end = Gate()
    let source = Source { _ in
      await gate.passUnlessCancelled()
      await end.pass()
      return .loaded
    }
    let host = ViewHost { Loader(name: "a", source: source) }
    let settling = Task {
      await host.settle()
      return source.state
    }
    await gate.arrivals(1)
    settling.cancel()
    await end.arrivals(1)
    end.open()
    #expect(await settling.value == Source.State(phase: .idle, loads: 1, wasCancelled: true))
    await host.settle()
    #expect(host.text == "a loaded 2")
  }

  @Test("Cancelling the host ends its loads; they are not started again before the next call")
  func cancelHost() async {
    let gate = Gate()
    let source = Source { attempt in
      if attempt == 1 { await gate.passUnlessCancelled() }
      return .loaded
    }
    let host = ViewHost {
      Counter(name: "n")
      Loader(name: "a", source: source)
    }
    async let settled: Void = host.settle()
    await gate.arrivals(1)
    host.cancel()
    await settled
    #expect(source.state == Source.State(phase: .idle, loads: 1, wasCancelled: true))
    await host.settle()
    #expect(source.state == Source.State(phase: .loaded, loads: 2, wasCancelled: false))
  }

  @Test("A load whose component is gone is cancelled") func gone() async {
    let gate = Gate()
    let isShown = Value(true)
    let other = Source()
    let source = Source { _ in
      await gate.passUnlessCancelled()
      return .loaded
    }
    let host = ViewHost {
      Loader(name: "other \(other.state.phase)", source: other)
      if isShown.value { Loader(name: "a", source: source) }
    }
    async let settled: Void = host.settle()
    await gate.arrivals(1)
    isShown.change { $0 = false }
    other.change { $0.loads = 5 }
    await settled
    #expect(source.state == Source.State(phase: .idle, loads: 1, wasCancelled: true))
  }

  @Test("A cancelled sequence is iterated again in later frames", .timeLimit(.minutes(5)))
  func interruptedStream() async {
    let iterations = Mutex(0)
    let prices = StreamStore {
      let number = iterations.withLock { count in
        count += 1
        return count
      }
      // The first element of a sequence that does not end by itself.
      return AsyncStream<Int> { $0.yield(number) }
    }
    let host = ViewHost { AsyncValueView(store: prices) { Text("Price \($0)") } }
    for number in 1...3 {
      for await frame in host.frames(as: .plain, until: .cancelled) {
        if frame.contains("Price \(number)") { break }
      }
    }
    #expect(iterations.withLock { $0 } == 3)
  }
}

extension Source: Identifiable {}

extension EnvironmentValues {
  fileprivate enum NoteKey: EnvironmentKey {
    static var defaultValue: String { "default" }
  }

  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
}
