import ArticlesStateTesting
import Diptych
import DiptychTesting
import Testing

@testable import articles

@Suite("The traces of the articles") struct TraceTests {
  /// The server of the first article: returns posts from an id on.
  private struct PostAPI: Sendable {
    let requests = Log<String>()
    let count: Int

    func posts(minID: Int, count: Int) async throws(Oops) -> [Post] {
      requests.append("minID \(minID), count \(count)")
      return (minID..<max(minID, min(minID + count, self.count))).map { Post(id: $0) }
    }
  }

  // Inventory: A-14, A-16, A-17, A-25, A-29, A-35
  @Test("A: pages of 30 posts, asked for with the last id and one, until a page is empty")
  func pagesOfPosts() async {
    let api = PostAPI(count: 75)
    let store = PagingStore(
      fetchInitial: { () throws(Oops) in try await api.posts(minID: 0, count: 30) },
      fetchMore: { last throws(Oops) in try await api.posts(minID: last.id + 1, count: 30) }
    )
    let recorder = StateRecorder(pagesOf: store)
    await store.refresh()
    for _ in 1...4 { await store.loadMore() }
    #expect(
      api.requests.all == [
        "minID 0, count 30", "minID 30, count 30", "minID 60, count 30", "minID 75, count 30",
      ]
    )
    recorder.expectTrace(
      """
      idle --refresh--> loading
      loading --succeed--> loaded[30]
      loaded[30] --loadMore--> appending[30]
      appending[30] --succeed--> loaded[60]
      loaded[60] --loadMore--> appending[60]
      appending[60] --succeed--> loaded[75]
      loaded[75] --loadMore--> appending[75]
      appending[75] --succeed--> loadedAtEnd[75]
      loadedAtEnd[75] --loadMore--> loadedAtEnd[75] [unchanged]
      """
    )
  }

  // Inventory: B-08
  @Test("B: a publisher's value, its failure, and a reload that replaces it")
  func publisher() async {
    let makers = Log<Int>()
    let store = StreamStore<String, any Error> {
      makers.append(1)
      let isFirst = makers.all.count == 1
      return AsyncThrowingStream<String, any Error> { continuation in
        continuation.yield("article \(makers.all.count)")
        continuation.finish(throwing: isFirst ? Oops() : nil)
      }
    }
    let recorder = StateRecorder(store)
    await store.load()
    await store.retry()
    recorder.expect(
      """
      idle → loading → reloading("article 1") → reloadFailed("article 1", oops 1) \
      → reloadRetrying("article 1", oops 1) → reloading("article 2") → loaded("article 2")
      """
    )
  }

  // Inventory: D-02
  @Test("D, pattern 1: notLoad, loading, loaded with both responses")
  func bothResponses() async {
    let store = AsyncStore<[String], Oops> { () throws(Oops) in
      async let hoge = "hoge"
      async let moge = "moge"
      return await [hoge, moge]
    }
    let log = Log<String>()
    log.append("notLoad")
    let observation = store.onTransition { change in
      switch change.after {
      case .loading: log.append("loading")
      case .loaded(let both): log.append("loaded:\(both)")
      default: log.append("unexpected: \(change.after)")
      }
    }
    await store.load()
    observation.cancel()
    #expect(log.all == ["notLoad", "loading", #"loaded:["hoge", "moge"]"#])
  }

  // Inventory: D-04, D-05
  @Test("D, view side: the values are printed before the status that speaks of them")
  func valuesBeforeStatus() async {
    let gate = Gate<Void, String, Oops>()
    let hoge = AsyncStore<String, Oops>(fetch: gate.fetch)
    let moge = AsyncStore<String, Oops>(fetch: gate.fetch)
    let log = Log<String>()
    let status: @Sendable () -> String = {
      switch (hoge.state.value, moge.state.value) {
      case (nil, nil): hoge.state.isLoading || moge.state.isLoading ? "loading" : "notLoad"
      case (_?, _?): "loaded"
      default: "loading"
      }
    }
    let print: @Sendable (StateChange<AsyncValue<String, Oops>, Oops>) -> Void = { change in
      if let value = change.after.value { log.append(value) }
      if log.all.last(where: { ["notLoad", "loading", "loaded"].contains($0) }) != status() {
        log.append(status())
      }
    }
    log.append(status())
    let observations = [hoge.onTransition(print), moge.onTransition(print)]
    async let first: Void = hoge.load()
    await gate.request(1)
    async let second: Void = moge.load()
    await gate.request(2)
    await gate.answer(1, with: "hoge")
    await first
    await gate.answer(2, with: "moge")
    await second
    #expect(log.all == ["notLoad", "loading", "hoge", "moge", "loaded"])
    for observation in observations { observation.cancel() }
  }
}
