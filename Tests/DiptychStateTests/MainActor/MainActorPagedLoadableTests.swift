import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

@Suite("A list of a model of the main actor") struct MainActorPagedLoadableTests {
  @MainActor @Observable final class Model {
    var posts = PostState()
    @ObservationIgnored let gate: PageGate

    init(_ gate: PageGate) {
      self.gate = gate
    }

    func refresh() async {
      posts.refresh()
      await answer(.refresh, nil)
    }

    func loadMore() async {
      posts.loadMore()
      await answer(.append, posts.nextCursor)
    }

    func loadPrevious() async {
      posts.loadPrevious()
      await answer(.prepend, posts.previousCursor)
    }

    private func answer(_ operation: PagingOperation, _ cursor: Int?) async {
      do throws(Oops) {
        posts.end(operation, .success(try await gate.fetch(cursor)))
      } catch {
        posts.end(operation, .failure(error))
      }
    }
  }

  private let gate = PageGate()

  // Inventory: A-29
  @Test("A model loads its list on the main actor, and anybody reads it")
  func list() async {
    let mirror = await MainActor.run {
      MainActorPagedLoadable(Model(gate)) {
        $0.posts
      } refresh: {
        await $0.refresh()
      } loadMore: {
        await $0.loadMore()
      } loadPrevious: {
        await $0.loadPrevious()
      }
    }
    #expect(mirror.needsLoad)
    await mirror.loadMore()
    #expect(gate.requests.isEmpty)
    async let refresh: Void = mirror.refresh()
    await gate.request(1)
    #expect(mirror.isBusy)
    #expect(!mirror.needsLoad)
    await gate.answer(1, with: .init(items: [Post(id: 1)], previous: 0, next: 2))
    await refresh
    #expect(mirror.state.items?.map(\.id) == [1])
    async let more: Void = mirror.loadMore()
    await gate.answer(2, with: .posts([2], next: nil))
    await more
    #expect(mirror.state.items?.map(\.id) == [1, 2])
    async let previous: Void = mirror.loadPrevious()
    await gate.request(3)
    #expect(mirror.isBusy)
    await gate.answer(3, with: .posts([0], next: 1))
    await previous
    await mirror.loadPrevious()
    #expect(mirror.state.items?.map(\.id) == [0, 1, 2])
    #expect(!mirror.isBusy)
    await MainActor.run { _ = mirror.model.posts.reset() }
    while mirror.generation == 0 { await MainActor.run {} }
    #expect(mirror.needsLoad)
    #expect(gate.requests == [nil, 2, 0])
  }
}
