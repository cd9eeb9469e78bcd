import Diptych
import DiptychANSI

extension Catalog {
  /// The views of text, and other inline views.
  static let content = CatalogGroup(
    "Content",
    "Text, code, images and buttons.",
    [
      text, heading, paragraph, label, badge, pathname, image, quote, codeBlock, terminalScreenshot,
      diff, button,
    ]
  )

  private static let text = CatalogEntry(
    "Text",
    "Text with weights, italics and colours.",
    card: .sample {
      Text("plain \(Text("bold").bold()) \(Text("italic").italic())")
      Text("\(Text("underlined").underline()) \(Text("struck").strikethrough())")
      Text("\(Text("dim").dim()) \(Text("on blue").backgroundStyle(.blue))")
      HStack {
        Text("green").foregroundStyle(.green)
        Text("yellow").foregroundStyle(.yellow)
        Text("cyan").foregroundStyle(.cyan)
      }
    },
    [
      Component("text-styles", "Styles") {
        Text("plain")
        Text("bold").bold()
        Text("italic").italic()
        Text("underlined").underline()
        Text("struck through").strikethrough()
        Text("dim").dim()
        Text("monospaced").monospaced()
        Text("red on blue").foregroundStyle(.red).backgroundStyle(.blue)
        Text("exact").foregroundStyle(Color(red: 255, green: 136, blue: 0))
          .backgroundStyle(Color(red: 0, green: 0, blue: 0))
        Text("bold \(Text("and red").foregroundStyle(.red)) inside").bold()
      },
      Component("text-lines", "Lines") { Text("one\n\n  three, indented\nand a tab\there") },
      Component("text-wide", "Wide characters") {
        Text("你好世界。「括弧」も行頭に来ない。Mixed with English, 1,000.50 € and 👍🏽 ❤️ q\u{301}.")
      },
      Component("text-unbroken", "A long word") {
        Text(String(repeating: "unbroken", count: 20))
      },
      Component("text-hostile", "Escape sequences and markup") {
        Text(
          "\u{1B}[31mred\u{1B}[0m \u{9B}31m \u{1B}]0;title\u{07} \u{202E}reversed\u{202C} \u{7F}"
        )
        Text("<script>alert('&')</script>")
      },
    ]
  )

  private static let heading = CatalogEntry(
    "Heading",
    "Headings of six levels.",
    card: .sample {
      Heading("First", level: 1).frame(height: 2, alignment: .topLeading)
      Heading("Second", level: 2).frame(height: 1, alignment: .topLeading)
    },
    [
      Component("heading-levels") {
        ForEach(1...6, id: \.self) { Heading("Level \($0)", level: $0) }
      }
    ]
  )

  private static let paragraph = CatalogEntry(
    "Paragraph",
    "Text, links and code in one block.",
    [
      Component("paragraph", "Inline views") {
        Paragraph {
          Text("Read ")
          Link("the guide that explains it all", destination: "https://example.org/guide?a=1&b=2")
          Text(", run ")
          Code("swift build")
          Text(" and ")
          Text("wait").bold()
          Text(".")
        }
      },
      Component("line-break", "Line breaks") {
        Paragraph {
          Text("12 Main Street")
          LineBreak()
          Text("Springfield")
        }
      },
    ]
  )

  private static let label = CatalogEntry(
    "Label",
    "A symbol and a title.",
    card: .sample {
      Label("Passed", icon: "✓").role(.success)
      Label("Failed", icon: "✗").role(.danger)
      Label("Skipped", icon: "!").role(.warning)
    },
    [
      Component("label") { Label("Passed", icon: "✓") }
    ]
  )

  private static let badge = CatalogEntry(
    "Badge",
    "A short label on a coloured background.",
    [
      Component("badge") {
        Paragraph {
          Text("Harbor ")
          Badge("2.4.1")
          Text(" ")
          Badge("active", status: .success)
        }
        HStack {
          Badge("queued", status: .info)
          Badge("flaky", status: .warning)
          Badge("failed", status: .danger)
        }
      }
    ]
  )

  private static let pathname = CatalogEntry(
    "Pathname",
    "A file path that is shortened at its start.",
    [
      Component("pathname") {
        Pathname("Package.swift")
        Pathname("Sources/DiptychViews/Containers/ContentUnavailableView.swift")
        Paragraph {
          Text("See ")
          Pathname("Tests/RecipeTests")
          Text(".")
        }
      }
    ]
  )

  private static let image = CatalogEntry(
    "Image",
    "An image in a page, and its description in a terminal.",
    card: .sample {
      Image("cat.svg", alt: "A cat asleep").border(.rounded)
    },
    [
      Component("image") {
        Image("cat.svg", alt: "A cat asleep")
        HTML.p {
          Text("An element: ")
          HTML.img(.src("dog.svg"), .alt("a dog awake"))
        }
      }
    ]
  )

  private static let quote = CatalogEntry(
    "Quote",
    "A quotation.",
    card: .sample {
      Quote {
        Text("A quotation of two lines, and")
        Quote { Text("one inside.") }
      }
    },
    [
      Component("quote") {
        Quote {
          Text("A quotation that takes more than one line where there is little room for it.")
          Quote { Text("And one inside.") }
        }
      }
    ]
  )

  private static let codeBlock = CatalogEntry(
    "CodeBlock",
    "Code with syntax highlighting.",
    card: .sample {
      CodeBlock(
        "let days = 7 // a week\nfor day in 1...days {\n  print(\"Day \\(day)\")\n}",
        language: "swift"
      )
    },
    [
      Component("code-block", "Long lines") {
        CodeBlock(
          "if a < b {\n\treturn \"short\" // and a comment that is rather long\n}\n",
          language: "swift"
        )
      },
      Component("code-block-titles", "Titles, numbers and marks") {
        CodeBlock(
          "let a = 1\nlet b = 2\n\nprint(a + b)",
          language: "swift",
          title: "Sources/App.swift",
          marking: [2...3],
          isNumbered: true
        )
        CodeBlock("harbour  = \"Dover\"\ninterval = 60", language: "toml", title: "config.toml")
      },
      Component("code-block-languages", "Languages") {
        CodeBlock("let answer = 6 * 7 // as always\nprint(\"\\(answer)\")", language: "swift")
        CodeBlock("swift build -c release | tee \"$LOG\" # quietly", language: "sh")
        CodeBlock(
          "{ \"name\": \"harbor\", \"commits\": 20431, \"isOpen\": true }",
          language: "json"
        )
        CodeBlock("@@ -1 +1 @@\n-let a = 1\n+let a = 2", language: "diff")
        CodeBlock("All else is plain.")
      },
    ]
  )

  private static let terminalScreenshot = CatalogEntry(
    "TerminalScreenshot",
    "The output of a terminal, shown in a page.",
    card: .sample {
      TerminalScreenshot(
        ansi: "$ swift test\n\u{1B}[32m✓\u{1B}[0m 12 tests passed\n\u{1B}[31m✗\u{1B}[0m 1 failed"
      )
    },
    [
      Component("terminal-picture") {
        TerminalScreenshot("Terminal, 24 columns", width: 24) {
          Table([("text", 4), ("HTML", 4)]) {
            TableColumn("Medium") { Text($0.0) }
            TableColumn("Letters", alignment: .trailing) { Text("\($0.1)") }
          }
          Callout("One view.", status: .success)
        }
        TerminalScreenshot(
          ansi: "\u{1B}[32m✓\u{1B}[0m 12 tests passed\n\u{1B}[31m✗\u{1B}[0m 1 failed"
        )
      }
    ]
  )

  private static let diff = CatalogEntry(
    "Diff",
    "A unified diff of two texts.",
    [
      Component("diff") {
        Diff(from: "let a = 1\nlet b = 2\nlet c = 3\n", to: "let a = 1\nlet b = 20\nlet c = 3\n")
      }
    ]
  )

  private static let button = CatalogEntry(
    "Button",
    "An action: a button in a page, its label in a terminal.",
    card: .sample {
      HStack {
        Button("Save") {}
        Button("Cancel") {}
      }
    },
    [
      Component("button") { Button("Retry") {} }
    ]
  )
}
