import Diptych
import DiptychTesting
import Testing

@testable import DiptychGallery

@Suite("Presentations of lists") struct PagingPresentationTests {
  // Inventory: A-14, A-15, A-25, E-12, E-15
  @Test("Each preset in each of the 25 states") func table() {
    let states = NamedState<PostsState>.all
    #expect(states.count == 25)
    #expect(Set(states.map(\.state.phase)).count == PagingPhase.allCases.count)
    let presets = Presentation.namedForLists
    let rows = states.map { named in
      ([named.name] + presets.map { words(for: $0.presentation.listElements(in: named.state)) })
    }
    let table = [
      ["state"] + presets.map(\.name), Array(repeating: "---", count: 1 + presets.count),
    ]
    expectSnapshot(
      of: (table + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined(),
      named: "table",
      as: .text(extension: "md")
    )
  }

  // Inventory: A-23
  @Test("A failed page is announced where the presentation says so, once")
  func announcements() throws {
    var presentation = Presentation.standard
    #expect(Announcement<Never>.Load.allCases.filter(presentation.announces) == [.reload])
    let state = try #require(
      PostsState(
        pages: [PostsState.Page(items: Post.samples, next: Post.samples.last)],
        failure: (.append, Offline())
      )
    )
    #expect(words(for: presentation.listElements(in: state)) == "content + error")
    presentation.appendFailed = .banner
    #expect(Announcement<Never>.Load.allCases.filter(presentation.announces) == [.reload, .append])
    #expect(words(for: presentation.listElements(in: state)) == "banner content")
    presentation.appendFailed = []
    #expect(words(for: presentation.listElements(in: state)) == "content + more")
  }

  private func words(for list: Presentation.ListElements) -> String {
    let parts = DiptychAsyncTests.words(for: list.elements)
    let shown = list.isEmpty ? parts.replacing("content", with: "empty") : parts
    return list.footer.map { "\(shown) + \($0)" } ?? shown
  }
}
