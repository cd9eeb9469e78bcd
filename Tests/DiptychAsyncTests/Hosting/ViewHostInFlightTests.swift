import Diptych
import DiptychRedux
import DiptychTesting
import Testing

/// Tests that a host waits for work that it has not started itself.
@Suite("ViewHost: requests of others in flight") struct ViewHostInFlightTests {
  /// A kind of source, with work in flight that waits at a gate.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let begun: @Sendable (_ gate: Gate) async -> @Sendable () -> any View
  }

  /// A view that draws another view of any type.
  struct Shown: View, Sendable {
    let content: @Sendable () -> any View
    var body: some View { AnyView(content()) }
  }

  /// Starts work, and waits until it has arrived at the gate.
  static func begin(at gate: Gate, _ work: @escaping @Sendable () async -> Void) async {
    Task { await work() }
    await gate.arrivals(1)
  }

  /// A custom loadable whose state tells whether it is loading.
  final class Model: Loadable {
    private let value = Shared(wrappedValue: AsyncValue<String, Never>.idle)
    private let gate: Gate
    init(_ gate: Gate) { self.gate = gate }
    var state: AsyncValue<String, Never> { value.wrappedValue }
    func load() async {
      value.wrappedValue = .loading
      await gate.pass()
      value.wrappedValue = .loaded("done")
    }
  }

  static let kinds: [Kind] = [
    Kind(testDescription: "AsyncStore") { gate in
      let store = AsyncStore { () async -> String in
        await gate.pass()
        return "done"
      }
      await begin(at: gate) { await store.load() }
      return { AsyncValueView(store: store) { Text($0) } }
    },
    Kind(testDescription: "a store read by a view of one's own") { gate in
      struct Line: View, Sendable {
        let store: AsyncStore<String, Never>
        var body: some View { Text(store.state.value ?? "⠋ Loading…") }
      }
      let store = AsyncStore { () async -> String in
        await gate.pass()
        return "done"
      }
      await begin(at: gate) { await store.load() }
      return { Line(store: store) }
    },
    Kind(testDescription: "PagingStore") { gate in
      let store = PagingStore<String, Int, Never> { _ in
        await gate.pass()
        return .init(items: ["done"], next: nil)
      }
      await begin(at: gate) { await store.refresh() }
      return { PagingList(store: store) { items in Text(items[0]) } }
    },
    Kind(testDescription: "StreamStore") { gate in
      let store = StreamStore {
        AsyncStream<String>(unfolding: {
          await gate.pass()
          return "done"
        })
        .prefix(1)
      }
      await begin(at: gate) { await store.load() }
      return { AsyncValueView(store: store) { Text($0) } }
    },
    Kind(testDescription: "Keyed") { gate in
      let store = Keyed(key: "") { (key: String) async -> String in
        await gate.pass()
        return key
      }
      await begin(at: gate) { await store.load("done") }
      return { AsyncValueView(store: store) { Text($0) } }
    },
    Kind(testDescription: "a Redux effect") { gate in
      struct Line: View, Sendable {
        let store: Store<String, String>
        var body: some View { Text(store.state) }
      }
      let store = Store<String, String>(
        initialState: "",
        reducer: { (state: inout String, action: String) in state = action },
        middlewares: [
          { _, _, action in
            guard action == "⠋ Loading…" else { return [] }
            return [
              .run { send in
                await gate.pass()
                send("done")
              }
            ]
          }
        ]
      )
      await begin(at: gate) { store.dispatch("⠋ Loading…") }
      return { Line(store: store) }
    },
    Kind(testDescription: "a model of one's own") { gate in
      let model = Model(gate)
      await begin(at: gate) { await model.load() }
      return { AsyncValueView(store: model) { Text($0) } }
    },
  ]

  @Test("Frames, and a host that settles, wait for what they show in flight", arguments: kinds)
  func frames(_ kind: Kind) async {
    let gate = Gate()
    let view = Shown(content: await kind.begun(gate))
    let host = ViewHost { view }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      gate.open()
    }
    // A stream may show its element before its end.
    #expect([frames.first, frames.last] == ["⠋ Loading…\n", "done\n"])
  }

  @Test("A host settles when the load of another caller has ended") func settle() async {
    let gate = Gate()
    let view = Shown(content: await Self.kinds[0].begun(gate))
    let host = ViewHost { view }
    let settling = Task { await host.settle() }
    gate.open()
    await settling.value
    #expect(host.text == "done")
  }

  /// A screen of two states that the caller keeps.
  private struct Screen: View, Sendable {
    let value: Shared<AsyncValue<String, Never>>
    let pages: Shared<PagingState<String, String, Never>>

    var body: some View {
      AsyncValueView(value: value.wrappedValue) { Text($0) }
      PagingList(state: pages.wrappedValue) { List($0, id: \.self) { Text($0) } }
    }
  }

  @Test("The host names a state in flight that nothing loads, and does not wait for it")
  func callersState() async {
    let value = Shared(wrappedValue: AsyncValue<String, Never>.loading)
    let pages = Shared(wrappedValue: PagingState<String, String, Never>())
    pages.update { _ = $0.refresh() }
    let host = ViewHost { Screen(value: value, pages: pages) }
    await host.settle()
    #expect(host.text == "⠋ Loading…\n⠋ Loading…")
    func message(_ type: String) -> String {
      """
      a state of the type \(type) says it is loading, but no store, effect, task or button is \
      loading it. Load it by the `task:` of its component, \
      or reset it
      """
    }
    #expect(
      host.unloadedStates == [
        message("AsyncValue<String, Never>"), message("PagingState<String, String, Never>"),
      ]
    )
    value.wrappedValue = .loaded("done")
    pages.update { _ = $0.succeed(.refresh, with: .init(items: ["one"], next: nil)) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames == ["done\n• one\n"])
    #expect(host.unloadedStates == [])
  }

  @Test("A state of the caller in flight is waited for while its task runs")
  func callersTask() async {
    let value = Shared(wrappedValue: AsyncValue<String, Never>.idle)
    let gate = Gate()
    let host = ViewHost {
      AsyncValueView(
        value: value.wrappedValue,
        task: {
          value.update { _ = $0.start() }
          await gate.pass()
          value.update { _ = $0.succeed("done") }
        }
      ) { Text($0) }
    }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      #expect(host.unloadedStates == [])
      gate.open()
    }
    #expect(frames.last == "done\n")
  }

  @Test("A snapshot of a state in flight, which nobody changes, ends")
  func constant() async {
    let host = ViewHost { AsyncValueView(value: AsyncValue<String, Never>.loading) { Text($0) } }
    await host.settle()
    #expect(host.text == "⠋ Loading…")
  }

  @Test("A request whose view is no longer shown is not waited for") func hidden() async {
    let gate = Gate()
    let isShown = Shared(wrappedValue: true)
    let store = AsyncStore { () async -> String in
      await gate.pass()
      return "done"
    }
    await Self.begin(at: gate) { await store.load() }
    let host = ViewHost { if isShown.wrappedValue { AsyncValueView(store: store) { Text($0) } } }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      isShown.wrappedValue = false
    }
    #expect(frames == ["⠋ Loading…\n", ""])
    gate.open()
  }

  @Test("The action of a button is in flight until it has ended") func action() async throws {
    let gate = Gate()
    let text = Value("before")
    let host = ViewHost {
      Text(text.value)
      Button("Press") {
        await gate.pass()
        text.change { $0 = "after" }
      }
    }
    let pressed = Task { await host.press("Press") }
    await gate.arrivals(1)
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      gate.open()
    }
    await pressed.value
    #expect(frames == ["before\n⠋Press]\n", "after\n[Press]\n"])
  }

  // MARK: Open

  @Test("Frames that are kept open show changes while nothing is in flight") func open() async {
    let number = Shared(wrappedValue: 0)
    let host = ViewHost { Text("\(number.wrappedValue)") }
    var frames: [String] = []
    for await frame in host.frames(as: .text(), until: .cancelled) {
      frames.append(frame)
      if frames.count == 3 { break }
      Task { number.wrappedValue += 1 }
    }
    #expect(frames == ["0\n", "1\n", "2\n"])
  }

  @Test("Frames that are kept open end with their task, also while nothing happens")
  func openUntilCancelled() async {
    let host = ViewHost { Text("still") }
    let first = Gate()
    let asking = Task {
      var frames: [String] = []
      for await frame in host.frames(as: .text(), until: .cancelled) {
        frames.append(frame)
        await first.pass()
      }
      return frames
    }
    await first.arrivals(1)
    first.open()
    asking.cancel()
    #expect(await asking.value == ["still\n"])
  }

  // MARK: Pages

  @Test("A page that is loaded automatically has no button") func automaticPages() async {
    let store = PagingStore<Int, Int, Never> { cursor in
      await Task.yield()
      let number = cursor ?? 0
      return .init(items: [number], next: number < 3 ? number + 1 : nil)
    }
    for _ in 0..<20 {
      store.reset()
      let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
      var frames: [String] = []
      for await frame in host.frames(as: .text(), morePages: 9) { frames.append(frame) }
      #expect(frames.last == "• 0\n• 1\n• 2\n• 3\n")
      #expect(frames.filter { $0.contains("[Load more]") } == [])
    }
  }

  @Test("The next page is asked for by a button if it is not loaded automatically")
  func lastPage() async {
    let store = PagingStore<Int, Int, Never> { .init(items: [$0 ?? 0], next: ($0 ?? 0) + 1) }
    let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
    var last = ""
    for await frame in host.frames(as: .text(), morePages: 1) { last = frame }
    #expect(last == "• 0\n• 1\n[Load more]\n")
  }
}
