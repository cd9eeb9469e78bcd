import Diptych
import DiptychCharts
import DiptychTesting
import Testing

@Suite("Empty lines between blocks") struct NeighborTests {
  private func text(_ width: Int? = 40, @ViewBuilder _ content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  /// A block of each kind; its lines begin with its letter.
  private static var kinds: [(name: String, view: AnyView)] {
    [
      ("line", AnyView(Text("a"))),
      ("paragraph", AnyView(Paragraph { Text("a") })),
      ("rule", AnyView(Divider())),
      ("list", AnyView(List { Text("a") })),
      ("facts", AnyView(Facts { LabeledContent("a", value: 1) })),
      ("border", AnyView(Text("a").border())),
      ("callout", AnyView(Callout("a"))),
      ("quote", AnyView(Quote { Text("a") })),
      ("panel", AnyView(Panel { Text("a") })),
      ("table", AnyView(Table([1]) { TableColumn("a") { Text("\($0)") } })),
      ("code", AnyView(CodeBlock("a"))),
      ("chart", AnyView(HeatMap("a", rows: ["a"], columns: ["b"], values: [[1]]))),
      ("row", AnyView(HStack { Callout("a") })),
      ("heading", AnyView(Heading("a", level: 3))),
    ]
  }

  /// The number of empty lines between two blocks, for all pairs of them.
  private func table(_ combine: (AnyView, AnyView) -> String) -> String {
    Self.kinds.map { first in
      let cells = Self.kinds.map { second in
        let both = combine(first.view, second.view).split(
          separator: "\n",
          omittingEmptySubsequences: false
        )
        let count = [first, second].reduce(0) { sum, kind in
          sum + kind.view.rendered(as: .text(width: 40)).filter { $0 == "\n" }.count
        }
        return both.count - 1 - count == 0 ? "." : "x"
      }
      return String(repeating: " ", count: 9 - first.name.count) + first.name + " "
        + cells.joined()
    }
    .joined(separator: "\n")
  }

  @Test("An empty line separates blocks, except lines and beside a divider") func flow() {
    let expected = table { first, second in
      text {
        first; second
      }
    }
    expectSnapshot(of: expected)
    // In a container of any kind as in a body.
    #expect(
      table { first, second in
        text(42) {
          Quote {
            first; second
          }
        }
      } == expected
    )
    #expect(
      table { first, second in
        text {
          Section {
            first; second
          }
        }
      } == expected
    )
    #expect(
      table { first, second in
        text {
          first.padding(.leading, 0); second
        }
      } == expected
    )
    #expect(
      table { first, second in
        text {
          VStack {
            Group { first }; EmptyView()
          }; second
        }
      } == expected
    )
  }

  @Test("The spacing of a stack is kept; without one headings and figures are apart")
  func stacks() {
    expectSnapshot(
      of: table { first, second in
        text {
          VStack {
            first; second
          }
        }
      }
    )
    for spacing in 1...3 {
      for (_, first) in Self.kinds {
        for (_, second) in Self.kinds {
          let gap = String(repeating: "\n", count: spacing)
          #expect(
            text {
              VStack(spacing: spacing) {
                first; second
              }
            }
              == text { first } + gap + text { second }
          )
        }
      }
    }
  }

  @Test("A body of facts, a callout and a table reads without a stack around it") func body() {
    expectSnapshot(
      of: text {
        Heading("Report", level: 2)
        Facts {
          LabeledContent("Files", value: 12)
          LabeledContent("Size", value: 3)
        }
        Callout("One file is missing.", status: .warning)
        Table([1]) { TableColumn("N") { Text("\($0)") } }
        Paragraph { Text("All others are there.") }
        Text("Done.")
      }
    )
  }

  @Test("Paragraphs are apart in quotations, callouts, panels, items, and not below their title")
  func paragraphs() {
    let two = Group {
      Paragraph { Text("one") }
      Paragraph { Text("two") }
    }
    #expect(text { Quote { two } } == "│ one\n│\n│ two\n")
    #expect(text { Callout("title") { two } } == "┃ i title\n┃   one\n┃\n┃   two\n")
    #expect(
      text { Panel("title") { two } } == """
        ╭─ title ─╮
        │ one     │
        │         │
        │ two     │
        ╰─────────╯

        """
    )
    expectSnapshot(
      of: text {
        List {
          Section { two }
          VStack { two }
          Section {
            Text("three")
            List { Text("four") }
            Text("five")
          }
        }
        DisclosureGroup("title", isExpanded: true) { two }
      }
    )
  }

  @Test("The cells of a table, a grid and records add no empty lines between rows")
  func cells() {
    let table = Table([1, 2]) {
      TableColumn("N") { _ in List { Text("x") } }
      TableColumn("M") { row in Panel { Text("\(row)") } }
    }
    let alone = Table([1]) {
      TableColumn("N") { _ in List { Text("x") } }
      TableColumn("M") { row in Panel { Text("\(row)") } }
    }
    let lines = { (text: String) in text.filter { $0 == "\n" }.count }
    #expect(lines(text { table }) == lines(text { alone }) + 4)
    #expect(
      text(18) {
        Columns(minimum: 8) { ForEach(0..<4, id: \.self) { n in Panel { Text("\(n)") } } }
      }
        == """
        ╭───╮     ╭───╮
        │ 0 │     │ 1 │
        ╰───╯     ╰───╯
        ╭───╮     ╭───╮
        │ 2 │     │ 3 │
        ╰───╯     ╰───╯

        """
    )
  }

  @Test("Views side by side are one block, and a view that draws nothing is not a block")
  func rows() {
    #expect(
      text {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        Text("d")
        EmptyView()
        Text("")
        HStack {
          Callout("e")
          Text("f")
        }
        List {}
        Text("g")
      } == "a\nb c\nd\n\n┃ i e f\n\ng\n"
    )
  }

  @Test("The empty line before a block with a background is outside of its rectangle")
  func backgrounds() {
    let view = Group {
      Text("a")
      Callout("b").background(.blue)
      Heading("c", level: 3).background(.blue)
    }
    #expect(
      view.rendered(as: .text(width: 20, color: .ansi16)).split(
        separator: "\n",
        omittingEmptySubsequences: false
      ).map { $0.contains("[44m") || $0.contains(";44m") } == [
        false, false, true, false, true, false,
      ]
    )
  }
}
