import Diptych
import Foundation
import Testing

// From here on to the suite: as in the README, word for word.

private struct Profile: View {
  let user: AsyncStore<User, APIError>

  var body: some View {
    AsyncValueView(store: user) { user in
      Heading(user.name)
      PagingList(fetchInitial: user.posts, fetchMore: user.posts(after:)) { Text($0.title) }
    } errorView: { error in
      Text("No profile: \(error.message)")
      RetryButton()
    }
  }
}

@Suite("The README's example of what is loaded")
struct ReadmeTests {
  @Test("It runs, ends, and loads everything once")
  func example() async {
    let api = API()
    var shown: [String] = []
    var printed: [String] = []
    func show(_ frame: String) { shown.append(frame) }
    func print(_ page: String) { printed.append(page) }

    let host = ViewHost { Profile(user: AsyncStore(fetch: api.user)) }
    for await frame in host.frames(as: .text(width: 60)) { show(frame) }
    print(host.rendered(as: .html))

    #expect(shown == ["Loading…\n", "Ada\nLoading…\n", "Ada\n• First\n• Second\n[Load more]\n"])
    #expect(
      printed == [
        """
        <h1>Ada</h1><div class="vstack"><ul><li>First</li><li>Second</li></ul>\
        <p><button type="button">Load more</button></p></div>
        """
      ]
    )
    #expect(await api.calls == ["user", "posts"])
  }

  @Test("What is compiled here is what the README says")
  func words() throws {
    let here = URL(filePath: #filePath)
    let readme = try String(
      contentsOf: here.deletingLastPathComponent().appending(path: "../../../README.md"),
      encoding: .utf8
    )
    let start = try #require(readme.range(of: "## What is loaded\n\n```swift\n"))
    let block = readme[start.upperBound...].prefix { $0 != "`" }
    let compiled = try Set(code(in: String(contentsOf: here, encoding: .utf8)))
    #expect(code(in: String(block)).filter { !compiled.contains($0) } == [])
  }

  /// The lines without their indentation, their comments and who may see them.
  private func code(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let code = line.replacing(/\ *\/\/.*/, with: "").trimmingPrefix { $0 == " " }
      return code.isEmpty ? nil : String(code.trimmingPrefix("private "))
    }
  }
}

private struct APIError: Error {
  let message: String
}

private struct Post: Identifiable {
  let id: Int
  let title: String
}

private struct User {
  let name: String
  let api: API

  func posts() async throws(APIError) -> [Post] {
    await api.note("posts")
    return [Post(id: 1, title: "First"), Post(id: 2, title: "Second")]
  }

  func posts(after last: Post) async throws(APIError) -> [Post] {
    await api.note("posts after \(last.id)")
    return []
  }
}

private actor API {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  func user() async throws(APIError) -> User {
    note("user")
    return User(name: "Ada", api: self)
  }
}
