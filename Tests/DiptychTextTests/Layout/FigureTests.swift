import Diptych
import DiptychANSI
import DiptychTesting
import Testing

@Suite("Callouts, charts and pictures")
struct FigureTests {
  private func picture(_ width: Int = 40, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("A line parts tables, quotations, panels and blocks of code that follow each other")
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

  @Test("A line of code that continues the one above has a mark beside it")
  func continuedCode() {
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

  @Test("A line parts callouts and charts that follow each other")
  func neighbors() {
    let map = HeatMap("Commits", rows: ["a"], columns: ["b"], values: [[1]])
    expectSnapshot(
      of: picture {
        Text("before")
        VStack {
          Callout("one")
          Callout("two")
        }
        Plot("Commits", values: [1], height: 2)
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

  @Test("A plot takes the whole width, with few values and with many")
  func plots() {
    func plot(_ width: Int, _ count: Int) -> [String] {
      picture(width) {
        Plot("Commits", values: Array(repeating: 1, count: count), height: 2)
      }
      .split(separator: "\n").map(String.init)
    }
    let rows: [(width: Int, count: Int, cells: Int)] = [
      (80, 4, 75), (80, 12, 75), (40, 12, 35), (150, 40, 145), (40, 40, 35), (40, 99, 35),
    ]
    for row in rows {
      let bar = bar(row.cells)
      #expect(plot(row.width, row.count) == ["   1 \(bar)", "   0 \(bar)"], "\(row)")
    }
  }

  private func bar(_ cells: Int) -> String { String(repeating: "█", count: cells) }

  @Test("A plot of zeros is its axis, and one without values says so")
  func emptyPlots() {
    func plot(_ values: [Double], height: Int) -> String {
      picture(20) { Plot("Load", values: values, height: height) { $0 == 0 ? "now" : nil } }
    }
    let rows: [(values: [Double], height: Int, lines: String)] = [
      ([0, 0, 0], 2, "\n   0 ───────────────\n     now\n"),
      ([0, .nan], 2, "\n   0 ───────────────\n     now\n"),
      ([-5], 2, "   0\n  -5 ───────────────\n     now\n"),
      ([.nan, .infinity], 2, "no values\n"),
      ([], 2, "no values\n"),
      ([.nan], 1, "no values\n"),
      ([0, 0], 1, "──\n"),
    ]
    for row in rows { #expect(plot(row.values, height: row.height) == row.lines, "\(row)") }
  }

  @Test("A heat map takes any numbers; those that are none or below zero count as 0")
  func numbers() {
    let map = HeatMap(
      "Load",
      rows: ["a", "b"],
      columns: ["x", "y"],
      values: [[0.5, 2.5], [.nan, -1, 9], [.infinity]]
    )
    #expect(
      picture(40) { map }
        == "  x y\na ░░██\nb · ·\n\n  fewer · ░▒▓█ more; most 2.5\n"
    )
  }

  @Test("Ticks of a plot thin out evenly")
  func ticks() {
    func ticks(_ width: Int) -> Substring? {
      picture(width) {
        Plot("Commits", values: Array(repeating: 1, count: 24), height: 2) { "t\($0)" }
      }
      .split(separator: "\n").last
    }
    #expect(
      ticks(80) == "     t0     t2    t4    t6    t8     t10   t12   t14   t16    t18   t20   t22"
    )
    #expect(ticks(29) == "     t0  t4  t8  t12 t16 t20")
  }

  @Test("Lines of a picture of a terminal are cut where there is no room")
  func terminalPicture() {
    let red = "\u{1B}[31m"
    let picture = TerminalPicture("ls", ansi: "\(red)a long line of output\n\n  short\u{1B}[0m\n")
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

  @Test("A picture of a view has the theme and the signs of the place where it is drawn")
  func pictureOfView() {
    let picture = TerminalPicture(width: 12) { Callout("Saved.", status: .success) }
    #expect(picture.rendered(as: .text(width: 12)) == "┃ ✓ Saved.\n")
    #expect(picture.rendered(as: .text(width: 12, options: .ascii)) == "| + Saved.\n")
    var theme = Theme.standard
    theme.glyphs.success = "√"
    #expect(picture.theme(theme).rendered(as: .text(width: 12)) == "┃ √ Saved.\n")
  }

  @Test("The name of a file is cut before a slash, if its last part fits")
  func paths() {
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

  @Test("A dim note in bold text is only dim")
  func notes() {
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

  @Test("A colour in a dim header is not dim")
  func colors() {
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
    #expect(
      lines[0] == "\u{1B}[2mLines \u{1B}[0;32m+\u{1B}[31m−\u{1B}[0m"
    )
  }
}
