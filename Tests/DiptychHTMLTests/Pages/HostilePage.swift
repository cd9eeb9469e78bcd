import Diptych

/// A valid page of strings in each context that takes any text or any URL.
///
/// The attribute `data-holds` of an element names the attributes that hold its string, or the kind
/// of its text.
struct HostilePage: View {
  let strings: [String]

  var body: some View {
    Document(title: joined, language: "en", metadata: metadata) {
      Heading("Hostile strings", level: 1)
      ForEach(strings, id: \.self) { string in
        HTML.div(.class("item")) {
          TextContexts(string: string)
          URLContexts(string: string)
        }
      }
    }
  }

  private var joined: String { strings.joined(separator: "\n") }

  private var metadata: PageMetadata {
    PageMetadata(
      description: joined,
      alternates: strings.map { .init(language: "x-default", url: $0) },
      openGraph: strings.flatMap { [.title($0), .url($0)] }
    )
  }
}

private struct TextContexts: View {
  let string: String

  var body: some View {
    HTML.p(.data("holds", "text")) { Text(verbatim: string) }
    HTML.p(
      .data("holds", "title class data-x aria-description"),
      .title(string),
      .class(string),
      .data("x", string),
      .aria("description", string)
    ) {
      Text("a")
    }
    Text("b").htmlAttributes(.data("holds", "title"), .title(string))
    HTML.input(.data("holds", "value aria-label"), .value(string), .aria("label", string))
    HTML.ul { HTML.li(.data("holds", "text")) { Text(verbatim: string) } }
    HTML.details { HTML.summary(.data("holds", "text")) { Text(verbatim: string) } }
    CodeBlock(string)
    HTMLComment(string)
  }
}

private struct URLContexts: View {
  let string: String

  var body: some View {
    HTML.p {
      Link("link", destination: string)
      HTML.a(.href("/a"), .ping(string)) { Text("ping") }
      HTML.q(.cite(string)) { Text("q") }
    }
    HTML.form(.action(string)) { HTML.button(.formaction(string)) { Text("send") } }
    // The images are lazy and hidden, so a browser does not load them.
    HTML.div(.hidden) {
      HTML.img(.data("holds", "alt"), .src(string), .alt(string), .loading("lazy"))
      HTML.img(.srcset(string), .src("/a"), .alt(""), .loading("lazy"))
    }
  }
}
