import Diptych
import Testing

// The code of the article about names that other packages have too.

enum NamesArticle {
  /// A text of another package, or of the program itself.
  struct Text {
    let words: String
  }

  struct Quotation: View {
    let text: Text

    var body: some View {
      Diptych.Text("“\(text.words)”")
    }
  }
}

enum ShortNames {
  typealias Text = Diptych.Text
  typealias Link = Diptych.Link

  static var view: some View { Text("a text of the kit") }
}

@Suite("The article about names")
struct NamesArticleTests {
  @Test("Each name means what the program says")
  func names() {
    let quotation = NamesArticle.Quotation(text: NamesArticle.Text(words: "Tea."))
    #expect(quotation.rendered(as: .plain) == "“Tea.”\n")
    #expect(ShortNames.view.rendered(as: .plain) == "a text of the kit\n")
  }
}
