import Synchronization
import Testing

@testable import DiptychRedux

@Suite("The states that a store passes to its middlewares") struct StateLifetimeTests {
  /// A part of a state that counts how many of its kind are alive.
  private final class Part: Sendable {
    let number: Int
    private let alive: Alive

    init(_ number: Int, _ alive: Alive) {
      self.number = number
      self.alive = alive
      alive.numbers.withLock { _ = $0.insert(number) }
    }

    deinit { alive.numbers.withLock { _ = $0.remove(number) } }
  }

  private final class Alive: Sendable {
    let numbers = Mutex<Set<Int>>([])

    var all: [Int] { numbers.withLock { $0.sorted() } }
  }

  private static func store(
    _ middlewares: [Middleware<Part, Int>],
    _ alive: Alive
  ) -> Store<Part, Int> {
    Store(
      initialState: Part(0, alive),
      reducer: { state, number in state = Part(number, alive) },
      middlewares: middlewares
    )
  }

  /// An id of effects that holds a part.
  private struct ID: Hashable {
    let part: Part

    static func == (first: ID, second: ID) -> Bool { first.part.number == second.part.number }
    func hash(into hasher: inout Hasher) { hasher.combine(part.number) }
  }

  @Test("The effects of a middleware are released, whether there are some, none, or room for some")
  func effects() {
    let alive = Alive()
    let counts = Mutex<[Int]>([])
    let store = Store(
      initialState: 0,
      reducer: { (state: inout Int, number: Int) in state = number },
      middlewares: [
        { _, _, number in
          var effects: [Effect<Int>] = []
          effects.reserveCapacity(4)
          for part in 0..<number { effects.append(.cancel(id: ID(part: Part(part, alive)))) }
          counts.withLock { $0.append(alive.all.count) }
          return effects
        },
        { _, _, _ in [] },
      ]
    )
    for number in [0, 2, 0] {
      store.dispatch(number)
      #expect(alive.all == [])
    }
    #expect(counts.withLock { $0 } == [0, 2, 0])
  }

  @Test("States are released when their middlewares were called, and the last one with the store")
  func lifetimes() {
    let alive = Alive()
    let during = Mutex<[[Int]]>([])
    do {
      let store = Self.store(
        [
          { _, _, _ in
            during.withLock { $0.append(alive.all) }
            return []
          }
        ],
        alive
      )
      for number in 1...3 {
        store.dispatch(number)
        #expect(alive.all == [number])
      }
    }
    #expect(during.withLock { $0 } == [[0, 1], [1, 2], [2, 3]])
    #expect(alive.all == [])
  }

  @Test("A middleware keeps its states when it dispatches, or the state is restored")
  func changesInTheMeantime() {
    let alive = Alive()
    let store = Shared<Store<Part, Int>?>(wrappedValue: nil)
    let seen = Mutex<[String]>([])
    let note: @Sendable (Part, Part, Int) -> Void = { before, after, number in
      seen.withLock { $0.append("\(number): \(before.number) -> \(after.number)") }
    }
    store.wrappedValue = Self.store(
      [
        { before, after, number in
          note(before, after, number)
          switch number {
          case 1: for next in [10, 11] { store.wrappedValue?.dispatch(next) }
          case 2: store.wrappedValue?.restore(Part(20, alive))
          default: break
          }
          note(before, after, number)
          return []
        }
      ],
      alive
    )
    for number in 1...3 { store.wrappedValue?.dispatch(number) }
    #expect(
      seen.withLock { $0 } == [
        "1: 0 -> 1", "1: 0 -> 1", "10: 1 -> 10", "10: 1 -> 10", "11: 10 -> 11", "11: 10 -> 11",
        "2: 11 -> 2", "2: 11 -> 2", "3: 20 -> 3", "3: 20 -> 3",
      ]
    )
    #expect(alive.all == [3])
    store.wrappedValue = nil
    #expect(alive.all == [])
  }

  @Test("An effect that sends after a step was handed out changes the state where it is")
  func effects() async {
    let alive = Alive()
    let store = Self.store(
      [
        { _, _, number in
          number < 100 ? [.run { send in send(number + 100) }] : []
        }
      ],
      alive
    )
    for number in 1...3 {
      await store.dispatch(number).finish()
      #expect(alive.all == [number + 100])
    }
  }

  @Test("Actions of eight tasks hand each state on to the next action, and none is left over")
  func tasks() async {
    let alive = Alive()
    let steps = Mutex<[(Int, Int)]>([])
    let store = Self.store(
      [
        { before, after, number in
          steps.withLock { $0.append((before.number, after.number)) }
          return []
        }
      ],
      alive
    )
    await withTaskGroup { group in
      for task in 1...8 {
        group.addTask {
          for number in 1...500 { store.dispatch(task * 1000 + number) }
        }
      }
    }
    await store.settle()
    let all = steps.withLock { $0 }
    #expect(all.count == 4000)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.1 == $1.0 })
    #expect(alive.all == [store.state.number])
  }
}
