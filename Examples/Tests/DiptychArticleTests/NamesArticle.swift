import Diptych
import Reports
import Testing

// The code of the article about names that SwiftUI and other packages have too. The other files are
// whole files of the article.

enum ShortNames {
  typealias Text = Diptych.Text
  typealias Link = Diptych.Link

  static var view: some View { Text("a text of the kit") }
}

@Suite("The article about names")
struct NamesArticleTests {
  @Test("Each name means what the program says")
  func names() {
    #expect(report(on: ["parser"]) == "Outdated packages\n- parser\n")
    #expect(PackageList(names: ["parser"]).rendered(as: .plain) == "- parser\n")
    #expect(Summary(count: 1).rendered(as: .plain) == "Packages\n1 packages are outdated.\n")
    #expect(ShortNames.view.rendered(as: .plain) == "a text of the kit\n")
  }
}
