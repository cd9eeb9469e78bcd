import Diptych
import DiptychRedux
import DiptychTesting
import Testing

/// Tests that what a component has loaded belongs to the data that its source was made from.
@Suite("ViewHost: a source belongs to what it was made from") struct SourceIdentityTests {
  private struct User: Sendable, Identifiable {
    let id: Int
    let name: String

    @Sendable func posts() async -> [Post] { [Post(id: id, title: "post of \(name)")] }
    @Sendable func posts(after _: Post) async -> [Post] { [] }
  }

  private struct Post: Sendable, Identifiable {
    let id: Int
    let title: String
  }

  /// Returns a store that answers with one user after the other.
  private static func users() -> AsyncStore<User, Never> {
    let count = Value(0)
    return AsyncStore {
      count.change { $0 += 1 }
      return count.value == 1 ? User(id: 1, name: "Ada") : User(id: 2, name: "Bob")
    }
  }

  @Test("A list inside of a loaded value shows the items of the new value") func list() async {
    let users = Self.users()
    let host = ViewHost {
      AsyncValueView(store: users) { user in
        Text(user.name)
        PagingList(id: user.id, fetchInitial: user.posts, fetchMore: user.posts(after:)) {
          List($0) { Text($0.title) }
        }
      }
    }
    await host.settle()
    #expect(host.text == "Ada\n• post of Ada\n[Load more]")
    await users.load()
    await host.settle()
    #expect(host.text == "Bob\n• post of Bob\n[Load more]")
  }

  /// The article with an id.
  private struct Article: View {
    let articleID: Int
    let gate: DiptychTesting.Gate<Int, String, Never>

    var body: some View {
      AsyncValueView(id: articleID, fetch: { [articleID, gate] in await gate.fetch(articleID) }) {
        Text($0)
      }
    }
  }

  // Inventory: B-15
  @Test("A view of one article, named by its id, never shows another article")
  func article() async {
    let gate = DiptychTesting.Gate<Int, String, Never>()
    let articleID = Shared(wrappedValue: 1)
    let host = ViewHost { Article(articleID: articleID.wrappedValue, gate: gate) }
    let settling = Task { await host.settle() }
    await gate.request(1)
    articleID.wrappedValue = 2
    await gate.request(2)
    await gate.cancellation(of: 1)
    await gate.answer(1, with: "one")
    #expect(host.text == "⠋ Loading…")
    await gate.answer(2, with: "two")
    await settling.value
    #expect(host.text == "two")
    #expect(gate.requests == [1, 2])
  }

  @Test("A sequence is iterated for each identity") func sequence() async {
    let number = Shared(wrappedValue: 1)
    let host = ViewHost {
      let id = number.wrappedValue
      AsyncValueView(
        id: id,
        source: AsyncStream {
          $0.yield(id); $0.finish()
        }
      ) { Text("\($0)") }
    }
    await host.settle()
    #expect(host.text == "1")
    number.wrappedValue = 2
    await host.settle()
    #expect(host.text == "2")
  }

  @Test("A binding loses what it has of the earlier identity") func binding() async {
    let gate = DiptychTesting.Gate<Int, String, Never>()
    let number = Shared(wrappedValue: 1)
    let name = Shared(wrappedValue: AsyncValue<String, Never>.idle)
    let host = ViewHost {
      let id = number.wrappedValue
      AsyncValueView(id: id, value: name.projectedValue, fetch: { await gate.fetch(id) }) {
        Text($0)
      }
    }
    let first = Task { await host.settle() }
    await gate.answer(1, with: "one")
    await first.value
    number.wrappedValue = 2
    #expect(host.text == "⠋ Loading…")
    let second = Task { await host.settle() }
    await gate.request(2)
    #expect(host.text == "⠋ Loading…")
    #expect(name.wrappedValue == .loading)
    await gate.answer(2, with: "two")
    await second.value
    #expect(host.text == "two")
    #expect(gate.requests == [1, 2])
  }

  @Test("A list in a binding loses what it has of the earlier identity") func listBinding() async {
    let number = Shared(wrappedValue: 1)
    let posts = Shared(wrappedValue: PagingState<Post, Post, Never>())
    let host = ViewHost {
      let user = User(id: number.wrappedValue, name: "user \(number.wrappedValue)")
      PagingList(
        id: user.id,
        state: posts.projectedValue,
        fetchInitial: user.posts,
        fetchMore: user.posts(after:)
      ) { List($0) { Text($0.title) } }
    }
    await host.settle()
    #expect(host.text == "• post of user 1\n[Load more]")
    number.wrappedValue = 2
    await host.settle()
    #expect(host.text == "• post of user 2\n[Load more]")
  }

  @Test("A slice whose action names another detail shows that one") func slice() async {
    enum Action: Sendable, Hashable { case load(Int), loaded(String) }
    let requests = Value<[Int]>([])
    let store = Store(
      initialState: AsyncValue<String, Never>.idle,
      reducer: { (state: inout AsyncValue<String, Never>, action: Action) in
        switch action {
        case .load: state.start()
        case .loaded(let text): state.succeed(text)
        }
      },
      middlewares: [
        { _, _, action in
          guard case .load(let id) = action else { return [] }
          requests.change { $0.append(id) }
          return [.run { send in send(.loaded("detail \(id)")) }]
        }
      ]
    )
    let number = Shared(wrappedValue: 1)
    let host = ViewHost {
      let id = number.wrappedValue
      Text("id \(id)")
      AsyncValueView(store: store.loadable(\.self, loadingWith: .load(id))) { Text($0) }
    }
    for id in [1, 3, 1] {
      number.wrappedValue = id
      await host.settle()
      #expect(host.text == "id \(id)\ndetail \(id)")
    }
    #expect(requests.value == [1, 3, 1])
  }
}
