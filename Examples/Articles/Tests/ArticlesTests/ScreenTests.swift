import Diptych
import DiptychTesting
import Testing

@testable import articles

@Suite("The screens of the articles") struct ScreenTests {
  // Inventory, B-06, B-10, B-12, C-07
  @Test("Each screen in each phase", arguments: [0, 1, 2, 3])
  func phases(index: Int) {
    for screen in Article.all[index].screens() {
      expectSnapshot(
        of: ScreenSheet(screen: screen),
        named: "\(index + 1)-" + screen.name.lowercased().replacing(/\W+/, with: "-"),
        as: [.text(width: 40), .html]
      )
    }
  }

  @Test("The screen of an article loads, fails, and loads again", arguments: [0, 1, 2, 3])
  func programs(index: Int) async {
    var frames: [String] = []
    for await frame in Article.all[index].program(.zero) { frames.append(frame) }
    let last = [
      "ID        1\nName      Ada\nEmail     ada@example.org\nLocation  London\n",
      "States\n━━━━━━──────────────────────────────────\n\nA screen has more than one.\n",
      "Ada\nPost 1\n", "hoge\nmoge\n",
    ]
    #expect(frames.last == last[index])
    #expect(frames.contains { $0.contains("You are offline.") })
  }

  // Inventory: B-02, B-05
  @Test("A view model that loads, as the article writes it, is a source of the component")
  func viewModel() async {
    let model = PageModel { () throws(Offline) in .loaded }
    let host = ViewHost { AsyncValueView(store: model, content: PageView.init) }
    await host.settle()
    #expect(model.state == .loaded(.loaded))
    #expect(host.rendered(as: .plain) == "States\nA screen has more than one.\n")
  }
}
