import Diptych
import DiptychANSI
import DiptychCharts
import DiptychTesting
import Testing

@Suite("Callouts, charts and screenshots") struct FigureTests {
  private func picture(_ width: Int = 40, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("A line separates tables, quotations, panels and blocks of code")
  func blocks() {
    let table = Table([1]) { TableColumn("N") { Text("\($0)") } }
    expectSnapshot(
      of: picture {
        Quote { Text("one") }
        Quote {
          Text("two")
          Quote { Text("three") }
        }
        CodeBlock("four")
        CodeBlock("five")
        table
        table
        Panel { Text("six") }
        Panel { Text("seven") }
      }
    )
  }

  @Test("A line of code that continues the one above has a marker beside it") func continuedCode() {
    let code = CodeBlock("swift build --configuration release\nls\n")
    #expect(
      code.rendered(as: .text(width: 20))
        == "  swift build\n↪ --configuration\n↪ release\n  ls\n"
    )
    #expect(
      Panel { code }.rendered(as: .text(width: 20, options: .ascii)) == """
        +------------------+
        |   swift build    |
        | \\ --configuratio |
        | \\ n release      |
        |   ls             |
        +------------------+

        """
    )
    #expect(!code.rendered(as: .text(width: 2)).contains("↪"))
  }

  @Test("A line separates callouts and charts") func neighbors() {
    let map = HeatMap("Commits", rows: ["a"], columns: ["b"], values: [[1]])
    expectSnapshot(
      of: picture {
        Text("before")
        VStack {
          Callout("one")
          Callout("two")
        }
        map
        map
        Text("after")
        Panel("Panel") { Callout("three") }
        HStack {
          Callout("four")
          Callout("five")
        }
        VStack(spacing: 1) {
          Callout("six")
          Callout("seven")
        }
      }
    )
  }

  @Test("A curve of equal values is in the middle, and one of zeros at the bottom")
  func equalValues() {
    let curves = VStack {
      Sparkline("Equal", values: [3, 3, 3, 3])
      Sparkline("Zeros", values: [0, 0, 0, 0])
    }
    #expect(curves.rendered(as: .text(width: 40)) == "▅▅▅▅\n▁▁▁▁\n")
  }

  @Test("Lines of a screenshot of a terminal are cut if there is no space")
  func terminalScreenshot() {
    let red = "\u{1B}[31m"
    let picture = TerminalScreenshot(
      "ls",
      ansi: "\(red)a long line of output\n\n  short\u{1B}[0m\n"
    )
    let rows: [(width: Int?, lines: String)] = [
      (12, "a long line…\n\n  short\n"), (21, "a long line of output\n\n  short\n"),
      (nil, "a long line of output\n\n  short\n"),
    ]
    for row in rows {
      #expect(picture.rendered(as: .text(width: row.width)) == row.lines, "\(row)")
    }
    #expect(
      picture.rendered(as: .text(width: 6, color: .ansi16))
        == "\u{1B}[31ma lon…\u{1B}[0m\n\n\u{1B}[31m  sho…\u{1B}[0m\n"
    )
  }

  @Test("A screenshot of a view has the theme and the symbols of its environment")
  func pictureOfView() {
    let picture = TerminalScreenshot(width: 12) { Callout("Saved.", status: .success) }
    #expect(picture.rendered(as: .text(width: 12)) == "┃ ✓ Saved.\n")
    #expect(picture.rendered(as: .text(width: 12, options: .ascii)) == "| + Saved.\n")
    var theme = Theme.standard
    theme.glyphs.success = "√"
    #expect(picture.theme(theme).rendered(as: .text(width: 12)) == "┃ √ Saved.\n")
  }

  @Test("The name of a file is cut before a slash, if its last part fits") func paths() {
    let router = "Sources/Harbor/Server/Router.swift"
    let rows: [(path: String, width: Int, line: String)] = [
      (router, 24, "…/Server/Router.swift\n"), (router, 22, "…/Server/Router.swift\n"),
      (router, 20, "…/Router.swift\n"), (router, 13, "…Router.swift\n"),
      (router, 12, "…outer.swift\n"), ("Sources/Harbor/", 9, "…/Harbor/\n"),
    ]
    for row in rows {
      let view = Pathname(row.path)
      #expect(view.rendered(as: .text(width: row.width)) == row.line, "\(row)")
    }
  }

  @Test("A dim note in bold text is only dim") func notes() {
    let note = Text(verbatim: "1.0").dim()
    func drawn(_ view: some View) -> String {
      view.rendered(as: .text(width: 20, color: .ansi16))
    }
    let expected = "\u{1B}[1mharbor \u{1B}[0;2m1.0\u{1B}[0m\n"
    struct Node: Identifiable {
      let id = "harbor"
      var nodes: [Node]?
    }
    let outline = OutlineGroup(Node(), children: \.nodes) { Text("\($0.id) \(note)") }
    #expect(drawn(outline) == expected)
    #expect(drawn(Heading(level: 3) { Text("harbor \(note)") }) == expected)
    #expect(drawn(note.bold()) == "\u{1B}[1;2m1.0\u{1B}[0m\n")
  }

  @Test("A colour in a dim header is not dim") func colors() {
    let table = Table([1]) {
      TableColumn {
        Text("\($0)")
      } header: {
        Text("Lines ") + Text("+").role(.added) + Text("−").role(.removed)
      }
    }
    var theme = Theme.standard
    theme.styles[.tableHeader] = Theme.Style(terminal: .dim)
    let lines = table.theme(theme).rendered(as: .text(color: .ansi16)).split(separator: "\n")
    #expect(lines[0] == "\u{1B}[2mLines \u{1B}[0;32m+\u{1B}[31m−\u{1B}[0m")
  }
}
