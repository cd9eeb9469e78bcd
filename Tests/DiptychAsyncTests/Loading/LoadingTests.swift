import Diptych
import Testing

@testable import DiptychGallery

@Suite("Loading") struct LoadingTests {
  @Test("The default loading view is a status") func loadingView() {
    let view = DefaultLoadingView()
    #expect(view.rendered(as: .text(width: 40)) == "⠋ Loading…\n")
    #expect(view.environment(\.tick, 12).rendered(as: .text(width: 40)) == "⠹ Loading…\n")
    #expect(view.environment(\.isLogged, true).rendered(as: .text(width: 40)) == "Loading…\n")
    #expect(view.rendered(as: .text(options: .ascii)) == "| Loading...\n")
    #expect(view.rendered(as: .plain) == "Loading…\n")
    #expect(
      DefaultLoadingView().rendered(as: .html)
        == "<p role=\"status\" aria-busy=\"true\">Loading…</p>"
    )
  }

  // Inventory: D-06
  @Test("An overlay is seen while any of its states is in flight") func overlay() {
    let states = NamedState<UserState>.all.map(\.state)
    for first in states {
      for second in states {
        let view = LoadingOverlay(first, second) { Text("content") }
        #expect(
          view.rendered(as: .text(width: 40))
            == (first.isLoading || second.isLoading ? "⠋ Loading…\n\ncontent\n" : "content\n")
        )
      }
    }
  }

  // Inventory: D-06
  @Test("In HTML the content is busy, and keeps its shape") func busy() {
    let content = { Text("content") }
    #expect(
      LoadingOverlay(isLoading: false, content: content).rendered(as: .html)
        == "<div class=\"vstack\"><p>content</p></div>"
    )
    #expect(
      LoadingOverlay(isLoading: true, content: content).rendered(as: .html) == """
        <div class="vstack gap-1" aria-busy="true"><p role="status" aria-busy="true">Loading…</p>\
        <div class="vstack"><p>content</p></div></div>
        """
    )
  }
}
