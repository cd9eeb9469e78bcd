import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

@Suite("The home screen") struct HomeTests {
  private let api = GateAPI()
  private let store: AppStore
  private let recorder: StateRecorder<AppState, Never>

  init() {
    store = AppStore(services: .mock(api: api))
    recorder = StateRecorder(store, describing: { $0.home.note })
  }

  // Inventory: E-09, E-20
  @Test("The sections are loaded in parallel, and each shows its answer when it arrives")
  func article() async throws {
    let task = store.dispatch(.home(.load))
    // All five requests have arrived before the first response.
    await api.gate.request(5)
    for endpoint in [Endpoint.photos, .news, .banners, .trends, .topics] {
      try await api.answer(endpoint, of: 5)
      // The next response waits until this response is reduced, so the order of the trace is always
      // the same.
      await store.settled(endpoint)
    }
    await task.finish()
    recorder.expect(
      """
      idle idle idle idle idle → loading loading loading loading loading \
      → loading loading loading loading loaded(6) \
      → loading loaded(12) loading loading loaded(6) \
      → loaded(6) loaded(12) loading loading loaded(6) \
      → loaded(6) loaded(12) loading loaded(3) loaded(6) \
      → loaded(6) loaded(12) loaded(4) loaded(3) loaded(6)
      """
    )
    recorder.finish()
    let home = store.state.home
    #expect(home.banners.value?.count == 6)
    #expect(home.banners.value?.first?.id == 1)
    #expect(home.banners.value?.first?.contentID == 1001)
    #expect(home.news.value?.count == 12)
    #expect(home.news.value?.last?.id == 12)
    #expect(home.news.value?.last?.title == "The autumn menu is here")
    // A list is in the order of the server.
    #expect(home.news.value?.map(\.id) == Array(1...12))
  }

  // Inventory: E-09
  @Test("A section that fails does not hide the others; as one value, all fail with it")
  func partialFailure() async throws {
    let task = store.dispatch(.home(.load))
    await api.gate.request(5)
    for number in 1...5 {
      if await api.gate.request(number).endpoint == .topics {
        await api.gate.fail(number, with: .status(500, .topics))
      } else {
        try await api.answer(number)
      }
    }
    await task.finish()
    #expect(store.state.home.note == "loaded(6) loaded(12) failed(500) loaded(3) loaded(6)")
    #expect(store.state.home.all.phase == .failed)

    let retry = store.dispatch(.home(.loadSection(.topics)))
    try await api.answer(6)
    await retry.finish()
    #expect(store.state.home.note == "loaded(6) loaded(12) loaded(4) loaded(3) loaded(6)")
    #expect(store.state.home.all.phase == .loaded)
    #expect(api.gate.requests.count == 6)
    recorder.skip(.changes)
  }

  @Test("A section that is in flight is not loaded twice")
  func joining() async throws {
    store.dispatch(.home(.loadSection(.news)))
    await api.gate.request(1)
    store.dispatch(.home(.load))
    await api.gate.request(5)
    for number in 1...5 { try await api.answer(number) }
    await store.settle()
    #expect(Set(api.gate.requests.map(\.endpoint)).count == 5)
    recorder.skip(.changes)
  }

  @Test(
    "Photos are put into two columns of about the same height",
    arguments: [
      ([], []), ([1.0], [1]), ([1, 1], [1, 2]), ([3, 1, 1, 1], [1, 2, 2, 2]),
      ([1, 3, 1, 1], [1, 2, 1, 1]),
    ] as [([Double], [Int])]
  )
  func columns(heights: [Double], expected: [Int]) {
    let photos = heights.enumerated().map { id, height in
      Photo(id: id, title: "", caption: "", photo: 0, width: 100, height: Int(height * 100))
    }
    let columns = PhotosView.balanced(photos)
    #expect(photos.map { columns.0.contains($0) ? 1 : 2 } == expected)
  }
}

extension Store<AppState, AppAction> {
  /// Waits until the response of an endpoint is reduced.
  fileprivate func settled(_ endpoint: Endpoint) async {
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    let observation = onTransition { _ in continuation.yield() }
    defer { observation.cancel() }
    guard let section = HomeSection(rawValue: endpoint.rawValue) else { return }
    if !state.home.isLoading(section) { return }
    for await _ in changes where !state.home.isLoading(section) { return }
  }
}
