import Diptych

/// An article of long paragraphs in few elements.
struct ProseArticle: View {
  let paragraphs: [String]

  var body: some View {
    HTML.article {
      ForEach(paragraphs, id: \.self) { paragraph in HTML.p { Text(paragraph) } }
    }
  }
}

/// Renders paragraphs as HTML.
@inline(never)
public func renderedProse(_ paragraphs: [String]) -> String {
  ProseArticle(paragraphs: paragraphs).rendered(as: .html)
}
