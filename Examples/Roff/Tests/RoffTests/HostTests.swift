import Diptych
import Roff
import Testing

@Suite("Hosts of manual pages")
struct HostTests {
  struct User: Identifiable {
    let id: Int
    let name: String
  }

  struct Offline: Error, DisplayableError {
    var message: String { "You are off-line." }
  }

  /// Returns the lines of each frame after the first two.
  private func frames(
    of host: ViewHost<some View>,
    morePages: Int = 0
  ) async -> [String] {
    var frames: [String] = []
    for await frame in host.frames(as: .roff, morePages: morePages) {
      frames.append(
        frame.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
          .joined(separator: "\n")
      )
    }
    return frames
  }

  private func view(of state: AsyncValue<User, Offline>) -> some View {
    AsyncValueView(value: state) { user in Text(user.name).bold() }
  }

  @Test("A value in each of its states")
  func states() {
    let ada = User(id: 1, name: "Ada")
    let pictures: [(AsyncValue<User, Offline>, String)] = [
      (.idle, "Loading\\[u2026]\n"),
      (.loading, "Loading\\[u2026]\n"),
      (.loaded(ada), "\\fBAda\\fR\n"),
      (.failed(Offline()), "\\[u2717] \\fBYou are off\\-line.\\fR\n"),
      (.reloading(ada), "Loading\\[u2026]\n.PP\n\\fBAda\\fR\n"),
    ]
    for (state, picture) in pictures { #expect(body(of: view(of: state)) == picture) }
  }

  @Test("A host loads what a page shows")
  func value() async {
    let host = ViewHost {
      AsyncValueView {
        () async throws(Offline) in
        User(id: 1, name: "Ada")
      } content: { user in
        Text(user.name)
      }
    }
    let frames = await frames(of: host)
    #expect(frames == ["Loading\\[u2026]\n", "Ada\n"])
  }

  @Test("A button of a failure loads once more")
  func retry() async throws {
    let counter = Counter()
    let host = ViewHost {
      AsyncValueView {
        () async throws(Offline) in
        if await counter.next() == 1 { throw Offline() }
        return User(id: 1, name: "Ada")
      } content: { user in
        Text(user.name)
      }
    }
    let failed = await frames(of: host)
    #expect(
      failed == ["Loading\\[u2026]\n", "\\[u2717] \\fBYou are off\\-line.\\fR\n.PP\n[Retry]\n"]
    )
    await host.activate(try #require(host.buttons.first))
    let loaded = await frames(of: host)
    #expect(loaded == ["Ada\n"])
  }

  @Test("A list loads its pages")
  func pages() async {
    let host = ViewHost {
      PagingList {
        () async throws(Offline) in
        [User(id: 1, name: "Ada"), User(id: 2, name: "Bo")]
      } fetchMore: { last async throws(Offline) in
        last.id < 4 ? [User(id: last.id + 1, name: "User \(last.id + 1)")] : []
      } content: {
        List($0) { user in Text(user.name) }
      }
    }
    let frames = await frames(of: host, morePages: 1)
    let list = ".IP \\(bu 4\nAda\n.IP \\(bu 4\nBo\n"
    #expect(
      frames == [
        "Loading\\[u2026]\n",
        list + ".PP\nLoading more\\[u2026]\n",
        list + ".IP \\(bu 4\nUser 3\n.PP\n[Load more]\n",
      ]
    )
  }

  /// A counter of calls.
  private actor Counter {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }

  @Test("An action and its label")
  func button() async throws {
    let counter = Counter()
    let host = ViewHost { Button("Go") { _ = await counter.next() } }
    #expect(body(of: Button("Go") {}) == "[Go]\n")
    _ = host.rendered(as: .tree)
    await host.activate(try #require(host.buttons.first))
    #expect(await counter.next() == 2)
  }

  @Test("A placeholder is drawn as blocks, without links and actions")
  func placeholder() {
    let view = Group {
      Paragraph {
        Text("Read ").unredacted()
        Link("the guide", destination: "https://example.org")
      }
      Button("Go") {}
      CodeBlock("a = 1")
    }
    .redacted(reason: .placeholder)
    #expect(
      body(of: view) == #"""
        Read \[u2592]\[u2592]\[u2592] \[u2592]\[u2592]\[u2592]\[u2592]\[u2592]
        .PP
        [\[u2592]\[u2592]]
        .PP
        .RS 4
        .EX
        \[u2592] \[u2592] \[u2592]
        .EE
        .RE

        """#
    )
  }
}
