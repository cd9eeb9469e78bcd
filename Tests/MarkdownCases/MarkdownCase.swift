import Diptych

/// A view whose HTML and Markdown must have the same meaning.
struct MarkdownCase {
  let name: String
  let view: AnyView

  init<V: View>(_ name: String, @ViewBuilder _ view: () -> V) {
    self.name = name
    self.view = AnyView(view())
  }

  /// Returns a case for each place of a view that takes a string.
  static func places(of string: String) -> [MarkdownCase] {
    inText(string) + inStyles(string) + inLinks(string) + inBlocks(string) + inTables(string)
  }

  private static func inText(_ string: String) -> [MarkdownCase] {
    [
      MarkdownCase("text") { Text(verbatim: string) },
      MarkdownCase("text between others") {
        Text("before")
        Text(verbatim: string)
        Text("after")
      },
      MarkdownCase("second line") { Text("first\n\(string)\nlast") },
      MarkdownCase("in words") { Text("before\(string)after") },
      MarkdownCase("element") { HTML.div { HTML.em { Text(verbatim: string) } } },
      MarkdownCase("label") { Label(string, icon: string) },
      MarkdownCase("button") { Button(string) {} },
      MarkdownCase("heading") { Heading(string, level: 2) },
      MarkdownCase("code") { Text("a \(Text(verbatim: string).monospaced()) b") },
      MarkdownCase("code in a word") { Text("a\(Text(verbatim: string).monospaced())b") },
    ]
  }

  private static func inStyles(_ string: String) -> [MarkdownCase] {
    let styles: [(String, (Text) -> Text)] = [
      ("bold", { $0.bold() }), ("italic", { $0.italic() }), ("underline", { $0.underline() }),
      ("strikethrough", { $0.strikethrough() }), ("bold and italic", { $0.bold().italic() }),
    ]
    return styles.flatMap { name, style in
      [
        MarkdownCase(name) { style(Text(verbatim: string)) },
        MarkdownCase("\(name) in a word") { Text("a\(style(Text(verbatim: string)))b") },
        MarkdownCase("\(name) between") { Text("\(string)\(style(Text("x")))\(string)") },
      ]
    }
  }

  private static func inLinks(_ string: String) -> [MarkdownCase] {
    [
      MarkdownCase("link") {
        Paragraph {
          Text("before!")
          Link(string, destination: "/x")
          Text("after")
        }
      },
      MarkdownCase("destination") { Link("x", destination: string) },
      MarkdownCase("relative destination") { Link("x", destination: "/" + string) },
      MarkdownCase("image") { Image("a.png", alt: string) },
      MarkdownCase("source") { Image("/" + string, alt: "x") },
    ]
  }

  private static func inBlocks(_ string: String) -> [MarkdownCase] {
    [
      MarkdownCase("code block") { CodeBlock(string) },
      MarkdownCase("language") { CodeBlock("x", language: string) },
      MarkdownCase("list") {
        List {
          Text(verbatim: string)
          VStack {
            Text(verbatim: string)
            List(.ordered) { Text(verbatim: string) }
          }
        }
      },
      MarkdownCase("code in a list") { List { CodeBlock(string) } },
      MarkdownCase("quote") {
        Quote {
          Text(verbatim: string)
          Quote { CodeBlock(string) }
        }
      },
    ]
  }

  private static func inTables(_ string: String) -> [MarkdownCase] {
    [
      MarkdownCase("cells") {
        Table([string]) {
          TableColumn(string) { Text(verbatim: $0) }
          TableColumn("a") { Text(verbatim: $0).bold() }
          TableColumn("b") { Text(verbatim: $0).monospaced() }
          TableColumn("c") { Link($0, destination: "/" + $0) }
        }
      },
      MarkdownCase("blocks in cells") {
        Table([string]) {
          TableColumn("a") { string in List { Text(verbatim: string) } }
          TableColumn("b") { CodeBlock($0) }
          TableColumn("c") { string in
            Table([string]) { TableColumn(string) { Text(verbatim: $0) } }
          }
        }
      },
    ]
  }
}
