import Diptych
import DiptychRedux
import DiptychSystem
import Observation
import Testing

/// A model as the `Observable` macro generates it: observers are notified before a write.
private final class Plain: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var number: Int {
    get {
      registrar.access(self, keyPath: \.number)
      return stored.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.number) { stored.withLock { $0 = newValue } }
    }
  }
}

/// A number to read and write, wherever it is stored.
private struct Number: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let read: @Sendable () -> Int
  let write: @Sendable (Int) -> Void

  static var all: [Number] {
    let plain = Plain()
    let shared = Shared(wrappedValue: 0)
    let store = AsyncStore<Int, Never>(initialState: .loaded(0)) { 0 }
    let bound = AsyncStore<Int, Never>(state: Shared(wrappedValue: .loaded(0)).projectedValue) { 0 }
    let page = PagingState<Int, Int, Never>(pages: [.init(items: [0], next: nil)])
    let pages = PagingStore<Int, Int, Never>(initialState: page ?? PagingState()) { _ in
      .init(items: [], next: nil)
    }
    let keyed = Keyed<Int, Int, Never>(key: 0) { $0 }
    let redux = Store<Int, Int>(
      initialState: 0,
      reducer: { (state: inout Int, action: Int) in state = action }
    )
    return [
      Number(
        testDescription: "a plain Observable",
        read: { plain.number },
        write: { plain.number = $0 }
      ),
      Number(
        testDescription: "Shared",
        read: { shared.wrappedValue },
        write: { shared.wrappedValue = $0 }
      ),
      Number(
        testDescription: "AsyncStore",
        read: { store.state.value ?? 0 },
        write: { store.receive($0) }
      ),
      Number(
        testDescription: "AsyncStore of a binding",
        read: { bound.state.value ?? 0 },
        write: { bound.receive($0) }
      ),
      Number(
        testDescription: "PagingStore",
        read: { pages.state.items?.last ?? 0 },
        write: { number in pages.update(where: { _ in true }) { $0 = number } }
      ),
      Number(testDescription: "Keyed", read: { keyed.key }, write: { keyed.select($0) }),
      Number(testDescription: "Store", read: { redux.state }, write: { redux.dispatch($0) }),
    ]
  }
}

/// A row that runs a closure while it is drawn.
private struct Act: View {
  let act: () -> Void
  var body: some View {
    let _ = act()
    EmptyView()
  }
}

@Suite("ViewHost: writes while a frame is drawn", .timeLimit(.minutes(5)))
struct ViewHostWritesTests {
  @Test("A value that a frame writes after reading it is in the next frame", arguments: Number.all)
  fileprivate func sameThread(_ number: Number) async {
    let host = ViewHost {
      let seen = number.read()
      Text("\(seen)")
      Act { if seen < 20 { number.write(seen + 1) } }
    }
    await host.settle()
    #expect(host.text == "20")
    number.write(0)
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames.last == "20\n")
  }

  @Test("The last frame of 2,000 rows shows the last write of other threads", arguments: Number.all)
  fileprivate func otherThreads(_ number: Number) async {
    let host = ViewHost {
      ForEach(0..<2000, id: \.self) { row in
        if row.isMultiple(of: 1000) { Text("\(number.read())") } else { Text("row") }
      }
    }
    let last = 8
    let writer = Task.detached {
      for value in 1...last {
        number.write(value)
        await Task.yield()
      }
    }
    for await frame in host.frames(as: .plain, until: .cancelled) {
      if frame.hasPrefix("\(last)\n") { break }
    }
    await writer.value
  }

  @Test("Frames of a view that is never twice the same come to an end") func neverTheSame() async {
    let plain = Plain()
    let host = ViewHost {
      Counter(name: "\(plain.number)")
    }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames == ["0 1\n", "0 4\n"])
  }

  @Test("A write to a store that a frame does not read draws no other frame") func unread() async {
    let plain = Plain()
    let shared = Shared(wrappedValue: 0)
    let store = AsyncStore<Int, Never>(initialState: .loaded(0)) { 0 }
    let redux = Store<Int, Int>(
      initialState: 0,
      reducer: { (state: inout Int, action: Int) in state += action }
    )
    let host = ViewHost {
      Counter(name: "\(plain.number)")
      Act {
        shared.wrappedValue = 1
        store.receive(1)
        redux.dispatch(1)
      }
    }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) {
      frames.append(frame)
      if frames.count == 9 { break }
    }
    #expect(frames == ["0 1\n", "0 4\n"])
  }

  @Test("A view that reads nothing that can change is drawn once") func still() async {
    let host = ViewHost { Counter(name: "n") }
    await host.settle()
    #expect(host.text == "n 2")
  }

  @Test("A deep tree is drawn again too") func deep() async {
    struct Nest: View {
      let depth: Int
      let plain: Plain
      var body: some View {
        if depth == 0 {
          let seen = plain.number
          Text("\(seen)")
          Act { if seen == 0 { plain.number = 1 } }
        } else {
          AnyView(Nest(depth: depth - 1, plain: plain)).bold()
        }
      }
    }
    let plain = Plain()
    let host = ViewHost { Nest(depth: 2_000, plain: plain) }
    var frames: [String] = []
    for await frame in host.frames(as: .text()) { frames.append(frame) }
    #expect(frames == ["0\n", "1\n"])
  }
}
