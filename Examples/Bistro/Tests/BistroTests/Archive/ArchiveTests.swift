import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

@Suite("The archive") struct ArchiveTests {
  private let api = GateAPI()
  private let store: AppStore
  private let recorder: StateRecorder<AppState, Never>

  init() {
    store = AppStore(services: .mock(api: api, favorites: MemoryRepository(favorites: [17, 33])))
    recorder = StateRecorder(
      store,
      describing: { $0.archive.note },
      describingAction: { (action: AppAction) in
        switch action {
        case .archive(.found(let query, _)): "found(\(query.note))"
        case .archive(let action): "\(action)"
        default: "other"
        }
      }
    )
  }

  // Inventory: E-12, E-20
  @Test("Keyword and category together find two dishes, both favourites")
  func article() async throws {
    store.dispatch(.archive(.search("チーズ")))
    await api.gate.request(1)
    let task = store.dispatch(.archive(.choose("洋食")))
    try await api.answer(2)
    await task.finish()
    try await api.answer(1)
    recorder.expectTrace(
      """
      all: idle --search("チーズ")--> チーズ: loading
      チーズ: loading --choose("洋食")--> チーズ+洋食: loading
      チーズ+洋食: loading --found(チーズ+洋食)--> チーズ+洋食: loaded(チーズ+洋食 2)
      """
    )
    await store.dispatch(.favorites(.load)).finish()
    let model = ArchiveViewModel(store.state)
    #expect(model.dishes?.map(\.id) == [17, 33])
    #expect(model.dishes?.map(\.isFavorite) == [true, true])
    #expect(model.count == "2 dishes")
    recorder.skip(.changes, .discarded)
  }

  // Inventory: E-12, E-14
  @Test("A chip that is selected is deselected, and clearing removes all filters")
  func filters() async throws {
    for (action, number) in [
      (ArchiveAction.search("feta"), 1), (.choose("Garden"), 2), (.choose("Garden"), 3),
      (.search("soup"), 4), (.clear, 5),
    ] {
      let task = store.dispatch(.archive(action))
      try await api.answer(number)
      await task.finish()
    }
    recorder.expect(
      """
      all: idle → feta: loading → feta: loaded(feta 1) → feta+Garden: reloading(feta 1) \
      → feta+Garden: loaded(feta+Garden 1) → feta: reloading(feta+Garden 1) \
      → feta: loaded(feta 1) → soup: reloading(feta 1) → soup: loaded(soup 2) \
      → all: reloading(soup 2) → all: loaded(all 40)
      """
    )
    recorder.finish()
  }

  // Inventory: E-12, E-22
  @Test("The number of dishes belongs to the filters, never to those before")
  func count() async throws {
    var task = store.dispatch(.archive(.load))
    try await api.answer(1)
    await task.finish()
    #expect(ArchiveViewModel(store.state).count == "40 dishes")
    task = store.dispatch(.archive(.search("ramen")))
    #expect(ArchiveViewModel(store.state).count == "")
    #expect(ArchiveViewModel(store.state).isSearching)
    try await api.answer(2)
    await task.finish()
    #expect(ArchiveViewModel(store.state).count == "0 dishes")
    #expect(!ArchiveViewModel(store.state).isSearching)
    recorder.skip(.changes)
  }

  @Test("A failed search for other filters shows no results of the ones before")
  func failedSearch() async throws {
    let first = store.dispatch(.archive(.load))
    try await api.answer(1)
    await first.finish()
    let search = store.dispatch(.archive(.search("feta")))
    await api.gate.fail(2, with: Sample.failure)
    await search.finish()
    let retry = store.dispatch(.archive(.load))
    try await api.answer(3)
    await retry.finish()
    let reload = store.dispatch(.archive(.load))
    await api.gate.fail(4, with: Sample.failure)
    await reload.finish()
    recorder.expect(
      """
      all: idle → all: loading → all: loaded(all 40) → feta: reloading(all 40) \
      → feta: failed(500) → feta: retrying(500) → feta: loaded(feta 1) → feta: reloading(feta 1) \
      → feta: reloadFailed(feta 1, 500)
      """
    )
    recorder.finish()
  }

  @Test("A load joins one in flight, and a cancelled load changes nothing")
  func joining() async throws {
    store.dispatch(.archive(.load))
    store.dispatch(.archive(.load))
    await api.gate.fail(1, with: .cancelled)
    await store.settle()
    #expect(api.gate.requests.count == 1)
    #expect(store.state == AppState())
    recorder.skip(.changes)
  }

  @Test("Going back in time shows the filters of then, and no answer comes from the future")
  func timeTravel() async throws {
    let history = StoreHistory(store)
    store.dispatch(.archive(.search("feta")))
    try await api.answer(1)
    await store.settle()
    store.dispatch(.archive(.search("soup")))
    history.go(to: 2)
    try await api.answer(2)
    await store.settle()
    #expect(store.state.archive.note == "feta: loaded(feta 1)")
    recorder.skip(.changes)
  }
}
