import Diptych
import Testing

@Suite("Callouts, charts and pictures")
struct FigureTests {
  private func picture(_ width: Int = 40, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("A line parts tables, quotations, panels and blocks of code that follow each other")
  func blocks() {
    let table = Table([1]) { TableColumn("N") { Text("\($0)") } }
    #expect(
      picture {
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
      } == """
        │ one

        │ two
        │ │ three

          four

          five

        N
        ─
        1

        N
        ─
        1

        ╭─────╮
        │ six │
        ╰─────╯

        ╭───────╮
        │ seven │
        ╰───────╯

        """
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
        |   swift build -- |
        | \\ configuration  |
        | \\ release        |
        |   ls             |
        +------------------+

        """
    )
    #expect(!code.rendered(as: .text(width: 2)).contains("↪"))
  }

  @Test("A line parts callouts and charts that follow each other")
  func neighbors() {
    let map = HeatMap("Commits", rows: ["a"], columns: ["b"], values: [[1]])
    #expect(
      picture {
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
      } == """
        before
        ┃ i one

        ┃ i two

           1 ██████
           0 ██████

          b
        a ██

          fewer · ░▒▓█ more; most 1

          b
        a ██

          fewer · ░▒▓█ more; most 1
        after
        ╭─ Panel ───╮
        │ ┃ i three │
        ╰───────────╯
        ┃ i four ┃ i five
        ┃ i six

        ┃ i seven

        """
    )
  }

  @Test("A value of a plot takes several cells where there is room")
  func plots() {
    func plot(_ width: Int, _ count: Int) -> [String] {
      picture(width) {
        Plot("Commits", values: Array(repeating: 1, count: count), height: 2)
      }
      .split(separator: "\n").map(String.init)
    }
    #expect(plot(80, 4) == ["   1 " + bar(24), "   0 " + bar(24)])
    #expect(plot(80, 12) == ["   1 " + bar(72), "   0 " + bar(72)])
    #expect(plot(40, 12) == ["   1 " + bar(24), "   0 " + bar(24)])
    #expect(plot(150, 40) == ["   1 " + bar(40), "   0 " + bar(40)])
    #expect(plot(40, 40) == ["   1 " + bar(20), "   0 " + bar(20)])
  }

  private func bar(_ cells: Int) -> String { String(repeating: "█", count: cells) }

  @Test("A plot of zeros is its axis, and one without values says so")
  func emptyPlots() {
    func plot(_ values: [Double], height: Int = 2) -> String {
      picture(20) { Plot("Load", values: values, height: height) { $0 == 0 ? "now" : nil } }
    }
    #expect(plot([0, 0, 0]) == "\n   0 ───────────────\n     now\n")
    #expect(plot([0, .nan]) == "\n   0 ────────────\n     now\n")
    #expect(plot([-5]) == "   0\n  -5 ──────\n     now\n")
    #expect(plot([.nan, .infinity]) == "no values\n")
    #expect(plot([]) == "no values\n")
    #expect(plot([.nan], height: 1) == "no values\n")
    #expect(plot([0, 0], height: 1) == "──\n")
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
      ticks(80) == "     t0    t2    t4    t6    t8    t10   t12   t14   t16   t18   t20   t22"
    )
    #expect(ticks(29) == "     t0  t4  t8  t12 t16 t20")
  }

  @Test("Lines of a picture of a terminal are cut where there is no room")
  func terminalPicture() {
    let red = "\u{1B}[31m"
    let picture = TerminalPicture("ls", ansi: "\(red)a long line of output\n\n  short\u{1B}[0m\n")
    #expect(picture.rendered(as: .text(width: 12)) == "a long line…\n\n  short\n")
    #expect(picture.rendered(as: .text(width: 21)) == "a long line of output\n\n  short\n")
    #expect(picture.rendered(as: .text()) == "a long line of output\n\n  short\n")
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
    let path = Pathname("Sources/Harbor/Server/Router.swift")
    #expect(path.rendered(as: .text(width: 24)) == "…/Server/Router.swift\n")
    #expect(path.rendered(as: .text(width: 22)) == "…/Server/Router.swift\n")
    #expect(path.rendered(as: .text(width: 20)) == "…/Router.swift\n")
    #expect(path.rendered(as: .text(width: 13)) == "…Router.swift\n")
    #expect(path.rendered(as: .text(width: 12)) == "…outer.swift\n")
    #expect(Pathname("Sources/Harbor/").rendered(as: .text(width: 9)) == "…/Harbor/\n")
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
      lines[0] == "\u{1B}[2mLines \u{1B}[0;32m+\u{1B}[1;31m−\u{1B}[0m"
    )
  }
}
