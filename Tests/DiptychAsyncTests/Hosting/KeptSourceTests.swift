import Diptych
import DiptychRedux
import DiptychTesting
import Testing

/// Tests which source a place shows: the first one if the view creates one in each frame, or else
/// the one that the caller owns.
@Suite("ViewHost: sources that a view creates") struct KeptSourceTests {
  private typealias NameStore = AsyncStore<String, Never>

  /// Returns a store of a name that records its loads.
  private static func store(_ name: String, _ loads: Value<[String]>) -> NameStore {
    NameStore {
      loads.change { $0.append(name) }
      return name
    }
  }

  private static func frames(_ host: ViewHost<some View>) async -> [String] {
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    return frames
  }

  @Test("A source that each frame creates is loaded once") func madeAnew() async {
    let loads = Value<[String]>([])
    let host = ViewHost {
      AsyncValueView(store: Self.store("a", loads)) { Text($0) }
    }
    // A load may have ended before the first frame is returned.
    #expect(await Self.frames(host).last == "a\n")
    await host.settle()
    #expect(host.rendered(as: .html) == "<p>a</p>")
    #expect(loads.value == ["a"])
  }

  @Test("A list whose store each frame creates is loaded once, and appends pages")
  func listMadeAnew() async throws {
    let loads = Value<[Int]>([])
    let host = ViewHost {
      PagingList(
        store: PagingStore<Int, Int, Never> { cursor in
          loads.change { $0.append(cursor ?? 0) }
          return .init(items: [cursor ?? 0], next: (cursor ?? 0) < 2 ? (cursor ?? 0) + 1 : nil)
        }
      ) { List($0, id: \.self) { Text("\($0)") } }
    }
    #expect(await Self.frames(host).last == "• 0\n[Load more]\n")
    await host.press("Load more")
    #expect(host.text == "• 0\n• 1\n[Load more]")
    await host.settle(morePages: 5)
    #expect(host.text == "• 0\n• 1\n• 2")
    #expect(loads.value == [0, 1, 2])
  }

  @Test("Rows that create their sources retain them by their identity") func rows() async {
    let loads = Value<[String]>([])
    let names = Shared(wrappedValue: ["a", "b"])
    let host = ViewHost {
      Section {
        ForEach(names.wrappedValue, id: \.self) { name in
          AsyncValueView(store: Self.store(name, loads)) { Text($0) }
        }
      }
    }
    #expect(await Self.frames(host).last == "a\nb\n")
    names.wrappedValue = ["c", "b", "a"]
    #expect(await Self.frames(host).last == "c\nb\na\n")
    names.wrappedValue = ["b"]
    #expect(await Self.frames(host) == ["b\n"])
    names.wrappedValue = ["a", "b"]
    #expect(await Self.frames(host).last == "a\nb\n")
    #expect(loads.value.sorted() == ["a", "a", "b", "c"])
  }

  @Test("Another identity creates another source") func otherIdentity() async {
    let loads = Value<[String]>([])
    let name = Shared(wrappedValue: "a")
    let host = ViewHost {
      AsyncValueView(store: Self.store(name.wrappedValue, loads)) { Text($0) }
        .id(name.wrappedValue)
    }
    #expect(await Self.frames(host).last == "a\n")
    name.wrappedValue = "b"
    #expect(await Self.frames(host).last == "b\n")
    #expect(loads.value == ["a", "b"])
  }

  @Test("A change of the caller's source shows in the same frame")
  func swapped() async {
    let loads = Value<[String]>([])
    let stores = ["a", "b", "c"].map { Self.store($0, loads) }
    let selection = Shared(wrappedValue: 0)
    let host = ViewHost {
      AsyncValueView(store: stores[selection.wrappedValue]) { Text($0) }
    }
    // The first source was not presented twice before: the very next frame has another one.
    #expect(host.text == "⠋ Loading…")
    selection.wrappedValue = 1
    await stores[1].load()
    #expect(host.text == "b")
    for (index, name) in [(2, "c"), (0, "a"), (1, "b"), (2, "c")] {
      selection.wrappedValue = index
      #expect(await Self.frames(host).last == name + "\n")
      #expect(host.text == name)
    }
    #expect(loads.value == ["b", "c", "a"])
  }

  @Test("From the caller's source to one that the view creates, and back") func mixed() async {
    let loads = Value<[String]>([])
    let kept = Self.store("kept", loads)
    let isOwn = Shared(wrappedValue: false)
    let host = ViewHost {
      AsyncValueView(store: isOwn.wrappedValue ? Self.store("made", loads) : kept) {
        Text($0)
      }
    }
    for _ in 0..<2 {
      #expect(await Self.frames(host).last == "kept\n")
      isOwn.wrappedValue = true
      #expect(await Self.frames(host).last == "made\n")
      #expect(await Self.frames(host) == ["made\n"])
      isOwn.wrappedValue = false
    }
    #expect(loads.value == ["kept", "made", "made"])
  }

  @Test("A source that a button of its frame retains, too, keeps its state")
  func heldByButton() async {
    struct Screen: View {
      let store: AsyncStore<String, Never>
      var body: some View {
        AsyncValueView(store: store) { Text($0) }
        Button("Reload") { await store.load() }
      }
    }
    let loads = Value<[String]>([])
    let host = ViewHost { Screen(store: Self.store("a", loads)) }
    #expect(await Self.frames(host).last == "a\n[Reload]\n")
    #expect(await Self.frames(host) == ["a\n[Reload]\n"])
    #expect(loads.value == ["a"])
  }

  @Test("A slice that the view creates follows a change of the store")
  func slices() async {
    struct App: Sendable {
      var name = AsyncValue<String, Never>.idle
    }
    enum Action: Sendable, Hashable {
      case load
      case loaded(String)
    }
    let loads = Value<[String]>([])
    let stores = ["a", "b"].map { name in
      Store<App, Action>(
        initialState: App(),
        reducer: { (state: inout App, action: Action) in
          switch action {
          case .load: state.name.start()
          case .loaded(let name): state.name.succeed(name)
          }
        },
        middlewares: [
          { _, _, action in
            guard action == .load else { return [] }
            loads.change { $0.append(name) }
            return [.run { send in send(.loaded(name)) }]
          }
        ]
      )
    }
    let selection = Shared(wrappedValue: 0)
    let host = ViewHost {
      let store = stores[selection.wrappedValue]
      AsyncValueView(store: store.loadable(\.name, loadingWith: .load)) { Text($0) }
    }
    #expect(await Self.frames(host).last == "a\n")
    selection.wrappedValue = 1
    #expect(await Self.frames(host).last == "b\n")
    selection.wrappedValue = 0
    #expect(await Self.frames(host) == ["a\n"])
    #expect(loads.value == ["a", "b"])
  }

  // Inventory: E-07
  @Test("The host waits for a task that loads a slice by dispatching")
  func dispatched() async {
    let store = Store<AsyncValue<String, Never>, AsyncValue<String, Never>>(
      initialState: .idle,
      reducer: { (state: inout AsyncValue<String, Never>, action) in state = action },
      middlewares: [
        { _, _, action in action == .loading ? [.run { send in send(.loaded("home")) }] : [] }
      ]
    )
    let host = ViewHost {
      AsyncValueView(value: store.state, task: { store.dispatch(.loading) }) { Text($0) }
    }
    #expect(await Self.frames(host).last == "home\n")
  }

  @Test("A placeholder retains nothing: its store is made of a stub") func placeholder() async {
    let loads = Value<[String]>([])
    let host = ViewHost {
      AsyncValueView(fetch: { () async -> String in "real" }) { name in
        AsyncValueView(store: Self.store(name, loads)) { Text($0) }
      }
      .placeholder("stub")
    }
    await host.settle()
    #expect(host.text == "real")
    #expect(loads.value == ["real"])
  }

  @Test("An identity releases its source when the view is gone") func gone() async {
    struct WeakStore: Sendable { weak let store: AsyncStore<String, Never>? }
    let made = Value<[WeakStore]>([])
    let isShown = Shared(wrappedValue: true)
    let host = ViewHost {
      if isShown.wrappedValue {
        let store = AsyncStore { () async -> String in "a" }
        let _ = made.change { $0.append(WeakStore(store: store)) }
        AsyncValueView(store: store) { Text($0) }
      }
    }
    await host.settle()
    #expect(host.text == "a")
    #expect(made.value.count { $0.store != nil } == 1)
    isShown.wrappedValue = false
    #expect(host.text == "")
    #expect(made.value.count { $0.store != nil } == 0)
  }
}
