import Diptych
import DiptychRedux
import DiptychTesting
import Testing

/// Tests that every idle state without content either says that it is empty or offers a load.
@Suite("States without content and request") struct WaysOutTests {
  private enum Stop: DisplayableError {
    case stopped
    var message: String { "stopped" }
  }

  /// Returns a fetch that cancels itself the first time.
  private static func cancelled(_ loads: Value<Int>) -> @Sendable () async throws -> String {
    {
      loads.change { $0 += 1 }
      if loads.value == 1 { throw CancellationError() }
      return "there"
    }
  }

  @Test("A fetch that throws a cancellation by itself can be started by a button")
  func cancelledFetch() async throws {
    let loads = Value(0)
    let host = ViewHost { AsyncValueView(fetch: Self.cancelled(loads)) { Text($0) } }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames.last == "[Load]\n")
    #expect(host.rendered(as: .html) == #"<p><button type="button">Load</button></p>"#)
    await host.press("Load")
    #expect(host.text == "there")
    #expect(loads.value == 2)
  }

  @Test("A later call tries once more automatically") func laterCall() async {
    let loads = Value(0)
    let host = ViewHost { AsyncValueView(fetch: Self.cancelled(loads)) { Text($0) } }
    await host.settle()
    #expect(host.text == "[Load]")
    await host.settle()
    #expect(host.text == "there")
  }

  @Test("A load that leaves the state idle can be started by a button")
  func stillIdle() async {
    let state = Shared(wrappedValue: AsyncValue<String, Never>.idle)
    let fetch = { @Sendable () async throws(Never) -> String in
      state.wrappedValue.cancel()
      return "late"
    }
    let bound = ViewHost { AsyncValueView(value: state.projectedValue, fetch: fetch) { Text($0) } }
    await bound.settle()
    #expect(bound.text == "[Load]")

    let store = Store<AsyncValue<String, Never>, Bool>(initialState: .idle, reducer: { _, _ in })
    let slice = ViewHost {
      AsyncValueView(store: store.loadable(\.self, loadingWith: true)) { Text($0) }
    }
    await slice.settle()
    #expect(slice.text == "[Load]")
  }

  @Test("A first load that was cancelled, in each presentation", arguments: Presentation.all)
  func cancelledStore(_ presentation: Presentation) async {
    let gate = Gate()
    let store = AsyncStore { () async -> String in
      await gate.passUnlessCancelled()
      return "there"
    }
    let view = { AsyncValueView(store: store, presentation: presentation) { Text($0) } }
    let before = view().rendered(as: .text())
    let load = Task { await store.load() }
    await gate.arrivals(1)
    store.cancel()
    await load.value
    #expect(view().rendered(as: .text()) == "[Load]\n")
    store.reset()
    #expect(view().rendered(as: .text()) == before)
  }

  @Test("An initial view stays if the load brings nothing") func initialView() async {
    let store = AsyncStore { () async throws -> String in throw CancellationError() }
    await store.load()
    let view = AsyncValueView(store: store) { Text($0) }.initialView { Text("Type to search.") }
    #expect(view.rendered(as: .text(width: 40)) == "Type to search.\n")
  }

  @Test("A list whose first page was cancelled") func list() async throws {
    let loads = Value(0)
    let store = PagingStore<Int, Int, any Error> { _ in
      loads.change { $0 += 1 }
      if loads.value == 1 { throw CancellationError() }
      return .init(items: [1], next: nil)
    }
    let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
    await host.settle()
    #expect(host.text == "[Load]")
    await host.press("Load")
    #expect(host.text == "• 1")
  }

  // MARK: Streams

  @Test("A stream without an element is empty, with the label or the view of the caller")
  func emptyStream() async {
    let none = AsyncStream<String> { $0.finish() }
    let host = ViewHost {
      AsyncValueView(source: none) { Text($0) }
      AsyncValueView(source: none) { Text($0) }.emptyView { Text("No prices today.") }
    }
    await host.settle()
    #expect(host.text == "• Nothing here.\nNo prices today.")
  }

  @Test("A stream without an element can be a failure") func emptyStreamFails() async {
    let none = AsyncThrowingStream<String, any Error> { $0.finish() }
    let host = ViewHost { AsyncValueView(source: none, onEmpty: { Stop.stopped }) { Text($0) } }
    await host.settle()
    #expect(host.text == "┃ ✗ stopped\n┃   [Retry]")
  }

  // MARK: Tasks

  @Test("A task of a view runs once for each value, and the one before is cancelled")
  func viewTask() async {
    let id = Shared(wrappedValue: 1)
    let log = Value<[String]>([])
    let gate = Gate()
    let host = ViewHost {
      Text("here").task(id: id.wrappedValue) { [id = id.wrappedValue] in
        log.change { $0.append("\(id)") }
        if id == 1 { await gate.passUnlessCancelled() }
        log.change { $0.append("\(id) \(Task.isCancelled ? "cancelled" : "done")") }
      }
    }
    async let settled: Void = host.settle()
    await gate.arrivals(1)
    id.wrappedValue = 2
    await settled
    #expect(log.value.sorted() == ["1", "1 cancelled", "2", "2 done"])
    await host.settle()
    #expect(log.value.count == 4)
  }

  @Test("Two tasks of a view, and the tasks of its rows, run separately") func viewTasks() async {
    let log = Value<[String]>([])
    let note = { @Sendable (name: String) in log.change { $0.append(name) } }
    let host = ViewHost {
      VStack {
        ForEach(["a", "b"], id: \.self) { row in Text(row).task { note(row) } }
      }
      .task { note("first") }
      .task { note("second") }
    }
    await host.settle()
    await host.settle()
    #expect(log.value.sorted() == ["a", "b", "first", "second"])
    #expect(host.rendered(as: .html) == #"<div class="vstack"><p>a</p><p>b</p></div>"#)
  }
}

extension Presentation {
  static let all: [Presentation] = [
    .standard, .hidesContentWhileLoading, .keepsContentWhileReloading, .keepsErrorWhileRetrying,
    .keepsContentAfterFailure, .startsWithPlaceholder, .showsWhatExists, .reloadsSilently,
    .startsWithLoading,
  ]
}

extension WaysOutTests {
  @Test("A sequence that ended without an element offers the refresh of its component")
  func refreshOfEmptyStream() async {
    let iterations = Value(0)
    let store = StreamStore<Int, Never> {
      iterations.change { $0 += 1 }
      return AsyncStream { stream in
        if iterations.value > 1 { stream.yield(iterations.value) }
        stream.finish()
      }
    }
    let host = ViewHost {
      AsyncValueView(store: store) { Text("\($0)") }.refreshable()
    }
    await host.settle()
    #expect(host.text == "• Nothing here.\n[Refresh]")
    await host.press("Refresh")
    await host.settle()
    #expect(host.text == "2\n[Refresh]")
  }

  @Test("A key that is nil has nothing to refresh") func nilKey() async {
    let store = Keyed(key: Int?.none) { (key: Int) async -> Int in key }
    let host = ViewHost { AsyncValueView(store: store) { Text("\($0)") }.refreshable() }
    await host.settle()
    #expect(host.text == "• Nothing here.")
    #expect(host.unloadedStates == [])
  }

  @Test("A state that is idle after all loads is named, unless it has a view of its own")
  func unloaded() async {
    let first = AsyncStore { () async -> Int in 1 }
    let second = AsyncStore { () async -> Int in 2 }
    let cancelled = AsyncStore { () async throws -> Int in throw CancellationError() }
    let host = ViewHost {
      AsyncValueView(value: zip(first.state, second.state)) { first, _ in Text("\(first)") }
      AsyncValueView(store: cancelled) { Text("\($0)") }
      AsyncValueView(value: AsyncValue<Int, Never>.idle) { Text("\($0)") }
        .initialView { Text("Type to search.") }
    }
    await host.settle()
    func message(_ type: String) -> String {
      """
      a state of the type \(type) is idle, because no load was begun or its load ended without a \
      result. Load it by the `task:` of its component, or show the store that loads it
      """
    }
    #expect(
      host.unloadedStates == [
        message("AsyncValue<(Int, Int), Never>"), message("AsyncValue<Int, Error>"),
      ]
    )
  }
}
