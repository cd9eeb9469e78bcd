import Diptych
import Testing

@testable import DiptychGallery

@Suite("Presentations") struct PresentationTests {
  // Inventory, B-04, C-04, E-15
  @Test("Each preset in each state") func table() {
    // The columns have the order of the articles: Case 0, 1, 2, 4, EX and the second opinion of the
    // first article, whose Case 0 is also the second article; the third article; the Redux article.
    // Two cells differ from the articles: there, `failed` of Case 4 has a banner beside the same
    // error, and `idle` of the last column is empty content.
    let columns: [Presentation] = [
      .standard, .hidesContentWhileLoading, .keepsContentWhileReloading, .keepsErrorWhileRetrying,
      .keepsContentAfterFailure, .startsWithPlaceholder, .showsWhatExists, .reloadsSilently,
      .startsWithLoading,
    ]
    let rows = NamedState<UserState>.all.map { named in
      ([named.name] + columns.map { words(for: $0.elements(in: named.state)) }).joined(
        separator: " | "
      )
    }
    #expect(
      rows == [
        "idle | placeholder | - | - | - | - | placeholder | - | loading | loading",
        "loading | placeholder | loading | loading | loading | loading | placeholder | loading | "
          + "loading | loading",
        "loaded | content | content | content | content | content | content | content | content | "
          + "content",
        "reloading | content ↻ | loading | content ↻ | content ↻ | content ↻ | content ↻ | "
          + "content ↻ | content | loading",
        "failed | error | error | error | error | error | error | error | error | error",
        "retrying | error ↻ | loading | loading | error ↻ | error ↻ | error ↻ | error ↻ | loading | "
          + "loading",
        "reloadFailed | banner content | error | error | error | banner content | error | "
          + "content error | error | error",
        "reloadRetrying | banner content ↻ | loading | loading | error ↻ | content ↻ | error ↻ | "
          + "content error ↻ | content | loading",
      ]
    )
  }

  @Test("No two presets are the same", arguments: Presentation.named)
  func distinct(name: String, presentation: Presentation) {
    #expect(Presentation.named.filter { $0.presentation == presentation }.map(\.name) == [name])
  }

  @Test("A preset can be changed, one state at a time") func change() {
    var presentation = Presentation.standard
    presentation.reloading = .loading
    #expect(words(for: presentation.elements(in: UserState.reloading(.ada))) == "loading")
    #expect(words(for: presentation.elements(in: UserState.loaded(.ada))) == "content")
  }

  // Inventory: A-23
  @Test("Failures that a banner announces", arguments: Presentation.named)
  func announcements(name: String, presentation: Presentation) {
    let expected: [Announcement<Never>.Load] =
      ["standard", "keepsContentAfterFailure"].contains(name) ? [.reload] : []
    #expect(Announcement<Never>.Load.allCases.filter(presentation.announces) == expected)
  }
}
