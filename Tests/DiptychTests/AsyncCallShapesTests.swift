import Diptych
import DiptychTesting
import Testing

@Suite("Calls from outside that show loaded states") struct AsyncCallShapesTests {
  private typealias Posts = PagingState<AsyncShapes.Post, AsyncShapes.Post, AsyncShapes.Oops>
  private typealias Numbered = PagingState<AsyncShapes.Post, Int, AsyncShapes.Oops>

  private let user = AsyncShapes.User()
  private let post = AsyncShapes.Post(id: 1, title: "A post")

  private func expectPictures(_ view: some View, _ name: String) {
    expectSnapshot(of: view, named: name, as: [.text(width: 40), .html])
  }

  @Test("Every style of a value, as documented") func values() {
    expectPictures(
      AsyncShapes.AllStyles(
        user: .loaded(user),
        bound: .constant(.failed(AsyncShapes.Oops())),
        store: AsyncStore(initialState: .reloading(user), fetch: AsyncShapes.API().user)
      ),
      "all-styles"
    )
    expectPictures(AsyncShapes.OwnedStyles(), "owned-styles")
    let shared = Shared(wrappedValue: AsyncValue<AsyncShapes.User, any Error>.loaded(user))
    expectPictures(AsyncShapes.WithShared(user: shared.projectedValue), "with-shared")
  }

  @Test("Every style of a list, as documented") func lists() throws {
    let numbered = try #require(Numbered(pages: [Numbered.Page(items: [post], next: 2)]))
    let posts = try #require(Posts(pages: [Posts.Page(items: [post], next: post)]))
    let any = try #require(
      PagingState<AsyncShapes.Post, AsyncShapes.Post, any Error>(
        pages: [.init(items: [post], next: nil)]
      )
    )
    expectPictures(
      AsyncShapes.Paging(
        posts: numbered,
        bound: .constant(posts),
        boundAny: .constant(any),
        store: PagingStore(
          initialState: numbered,
          fetch: { _ throws(AsyncShapes.Oops) in Numbered.Page(items: [], next: nil) }
        )
      ),
      "paging"
    )
  }

  // Inventory, B-11, C-06
  @Test("Every style with every combination of slots") func slots() throws {
    let (names, _) = AsyncThrowingStream.makeStream(of: String.self, throwing: (any Error).self)
    expectPictures(
      AsyncShapes.ValueSlots(
        user: .loading,
        bound: .constant(.failed(AsyncShapes.Oops())),
        store: AsyncStore(initialState: .loaded(user), fetch: AsyncShapes.API().user),
        loadable: AsyncShapes.MyLoadable(),
        names: names
      ),
      "value-slots"
    )
    let posts = try #require(Posts(pages: [Posts.Page(items: [post], next: post)]))
    expectPictures(
      AsyncShapes.PagingSlots(
        posts: posts,
        bound: .constant(Posts()),
        store: PagingStore(
          initialState: try #require(Posts(pages: [])),
          fetch: { _ throws(AsyncShapes.Oops) in Posts.Page(items: [], next: nil) }
        )
      ),
      "paging-slots"
    )
  }

  @Test("The failure type of a closure is its thrown type, and any Error for a literal with try")
  func failures() {
    AsyncShapes.typed(AsyncValueView(fetch: { AsyncShapes.User() }) { Text($0.name) }, Never.self)
    AsyncShapes.typed(
      AsyncValueView(fetch: AsyncShapes.API().user) { Text($0.name) },
      AsyncShapes.Oops.self
    )
    AsyncShapes.typed(
      AsyncValueView(fetch: { try await AsyncShapes.API().user() }) { Text($0.name) },
      (any Error).self
    )
  }
}
