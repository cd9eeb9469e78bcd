import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Effects of a store") struct EffectTests {
  private typealias AppState = SearchProgram.State
  private typealias Action = SearchProgram.Action
  private typealias Search = SearchProgram.Search

  private let program = SearchProgram()
  private var gate: Gate<String, [String], Never> { program.gate }

  @Test("An effect ends the one before it, whose answer is dropped") func cancelInFlight() async {
    let store = program.store { $0.cancellable(id: Search.id, cancelInFlight: true) }
    let recorder = StateRecorder(store, describing: { "\($0.text)\($0.results)" })
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    await gate.cancellation(of: 1)
    await gate.answer(1, with: ["a"])
    await recorder.changes(3)
    await gate.answer(2, with: ["b"])
    await store.settle()
    recorder.expectTrace(
      """
      [] --search("a")--> a[]
      a[] --search("b")--> b[]
      b[] --found(["a"])--> b[] [discarded]
      b[] --found(["b"])--> b["b"]
      """
    )
  }

  @Test("Effects of one id run concurrently by default") func sameID() async {
    let store = program.store { $0.cancellable(id: Search.id) }
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    await gate.answer(2, with: ["b"])
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect([["a"], ["b"]].contains(store.state.results))
  }

  @Test("An action cancels effects by their id, and their waiters return") func cancelByID() async {
    let store = program.store({ $0.cancellable(id: Search.id) }, onClear: [.cancel(id: Search.id)])
    let search = store.dispatch(.search("a"))
    await gate.request(1)
    #expect(store.isBusy)
    store.dispatch(.clear)
    #expect(!store.isBusy)
    await gate.cancellation(of: 1)
    await search.finish()
    await store.settle()
    await gate.answer(1, with: ["a"])
    #expect(store.state == AppState())
  }

  @Test("Ids of other types and values are others, and an effect can have several")
  func ids() async {
    let store = program.store(
      { $0.cancellable(id: 1).cancellable(id: "search") },
      onClear: [.cancel(id: 2), .cancel(id: "1"), .cancel(id: Search.id)]
    )
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.clear)
    #expect(store.isBusy)
    await gate.answer(1, with: ["a"])
    await store.settle()
    #expect(store.state.results == ["a"])
    for id in [1, "search"] as [any Hashable & Sendable] {
      let store = program.store(
        { $0.cancellable(id: 1).cancellable(id: "search") },
        onClear: [.cancel(id: id)]
      )
      store.dispatch(.search("a"))
      store.dispatch(.clear)
      #expect(!store.isBusy)
    }
  }

  @Test("An answer between an action and the effect that ends its own is dropped")
  func answerInBetween() async {
    let answer = Box<@Sendable (Action) -> Void>()
    let gate = gate
    let store = SearchProgram.store { action in
      guard case .search(let text) = action else { return [] }
      // The answer to "a" arrives while "b" is being handed out.
      if text == "b" { answer.value?(.found(["a"])) }
      return [
        .run { send in
          answer.value = send
          _ = await gate.fetch(text)
        }
        .cancellable(id: Search.id, cancelInFlight: true)
      ]
    }
    let recorder = StateRecorder(store, describing: \.text)
    store.dispatch(.search("a"))
    await gate.request(1)
    store.dispatch(.search("b"))
    recorder.expectTrace(
      """
       --search("a")--> a
      a --search("b")--> b
      b --found(["a"])--> b [discarded]
      """
    )
    await gate.answer(1, with: [])
    await gate.answer(2, with: [])
    await store.settle()
    answer.value = nil
  }
}
