import Diptych
import DiptychTesting
import Testing

@Suite("Headings") struct HeadingTests {
  private func picture(_ width: Int? = 16, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("One empty line is before and after, except at the ends of a block")
  func lines() {
    let expected = """
      a

      One
      ━━━─────────────

      ### Three

      b

      """
    #expect(
      picture {
        Text("a")
        Heading("One")
        Heading("Three", level: 3)
        Text("b")
      } == expected
    )
    #expect(
      picture {
        VStack(spacing: 1) {
          Text("a")
          Section {
            Heading("Three", level: 3)
          } header: {
            Heading("One")
          }
          Text("b")
          Heading("Last", level: 4)
        }
      } == expected + "\n#### Last\n"
    )
    expectSnapshot(
      of: picture {
        Panel("P") { Heading("H", level: 3) }
        Quote { Heading("H", level: 3) }
        HStack {
          Heading("H", level: 3)
          Text("x\ny")
        }
        List { Heading("H", level: 3) }
        Text("end")
      }
    )
  }

  @Test("Levels are told apart, and from bold text, with and without styles") func levels() {
    let view = VStack {
      ForEach(3...6, id: \.self) { level in
        Heading("Of level \(level), which is long", level: level)
      }
      Text("Bold").bold()
    }
    expectSnapshot(of: picture(24) { view }, named: "1")
    expectSnapshot(
      of: view.rendered(as: .text(width: 40, color: .monochrome)).replacing("\u{1B}", with: "^"),
      named: "text"
    )
  }

  @Test("An empty line separates a table from the heading before it") func tables() {
    let table = Table([1, 2]) { TableColumn("N") { Text("\($0)") } }.tableBorder(.none)
    for level in 1...3 {
      let lines = picture {
        Heading("T", level: level)
        table
      }
      .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[level == 1 ? 2 : 1].isEmpty)
    }
    var bytes = CollectedText()
    let rows = Table(Array(1...1100)) { TableColumn("N") { Text("\($0)") } }.tableBorder(.none)
    Titled(content: rows).write(as: .text(width: 10), to: &bytes)
    let lines = bytes.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[...2] == ["━━ T ─────", "", "N"] && lines.count == 1104)
  }

  private struct Titled<Content: View>: View {
    let content: Content
    var body: some View {
      Heading("T", level: 2)
      content
    }
  }

  @Test("A rule has the available width; a title of several lines stands beside a line")
  func rules() {
    expectSnapshot(
      of: picture {
        Heading("Of the page")
        HStack(spacing: 2) {
          VStack {
            Heading("Column", level: 2)
            Text("some content")
          }
          Text("other")
        }
        Heading("One that is longer", level: 2)
        Heading("One that is longer")
      }
    )
    #expect(picture(8) { Heading("A title", level: 2) } == "A title\n")
  }

  @Test("Where lines have no limit, a rule ends with its title, whatever is around it")
  func unlimited() {
    let pair = Group {
      Heading("Of all")
      Heading("In", level: 2)
      Text("0123456789")
    }
    let lines = "Of all\n━━━━━━\n\n━━ In\n\n0123456789\n"
    #expect(picture(nil) { pair } == lines)
    #expect(picture(nil) { VStack { pair } } == lines)
    #expect(
      picture(nil) { VStack { pair }.multilineTextAlignment(.center) }
        == "  Of all\n  ━━━━━━\n\n━━ In\n\n0123456789\n"
    )
    // A frame that is too narrow for the rule gives the title what it has.
    #expect(picture(nil) { Heading("In", level: 2).frame(width: 4) } == "In\n")
  }

  @Test("A rule lies below a title that is centred, and has its colour") func styles() {
    let heading = Heading("T").multilineTextAlignment(.center)
    #expect(heading.rendered(as: .text(width: 5)) == "  T\n──━──\n")
    #expect(
      Heading("T").foregroundStyle(.green).rendered(as: .text(width: 3, color: .ansi16))
        .replacing("\u{1B}", with: "^") == "^[1;32mT^[0m\n^[32m━^[2m──^[0m\n"
    )
  }

  @Test("A note after a spacer is at the end of the rule, or beside the title in little space")
  func note() {
    let heading = Heading(level: 2) {
      HStack {
        Text("Files")
        Spacer()
        Text("4 of 9").role(.secondary)
      }
    }
    let rule = String(repeating: "─", count: 8)
    #expect(heading.rendered(as: .text(width: 24)) == "━━ Files \(rule) 4 of 9\n")
    #expect(heading.rendered(as: .text(width: 19)) == "━━ Files ─── 4 of 9\n")
    #expect(heading.rendered(as: .text(width: 18)) == "━━ Files    4 of 9\n")
    #expect(heading.rendered(as: .text(width: 24, options: .ascii)) == "== Files -------- 4 of 9\n")
    #expect(
      heading.rendered(as: .text(width: 19, color: .ansi16)).replacing("\u{1B}", with: "^")
        == "^[36m━━ ^[0;1mFiles ^[0;2m─── 4 of 9^[0m\n"
    )
  }

  @Test("A heading without space for its rule has no rule") func shortHeading() {
    let row = HStack {
      Heading("In", level: 2)
      Text("b")
    }
    #expect(row.rendered(as: .text(width: 40)) == "In b\n")
    #expect(
      Heading("In", level: 2).border().rendered(as: .text(width: 40)) == """
        ┌────┐
        │ In │
        └────┘

        """
    )
    #expect(
      Heading("Inventory", level: 2).border().rendered(as: .text(width: 40)) == """
        ┌──────────────┐
        │ ━━ Inventory │
        └──────────────┘

        """
    )
  }

  @Test("A table keeps its columns where a heading is too narrow for its sign")
  func narrowestTable() {
    let table = HTML.table {
      HTML.thead { HTML.tr { HTML.th { HTML.h3 { Text("ab cd") } } } }
      HTML.tr { HTML.td { Text("ef") } }
    }
    #expect(table.rendered(as: .text(width: 4)) == "ab\ncd\n────\nef\n")
  }
}

/// A sink that collects text.
struct CollectedText: _ByteSink {
  var text = ""
  mutating func write(_ chunk: borrowing RawSpan) {
    chunk.withUnsafeBytes { text += String(decoding: $0, as: UTF8.self) }
  }
}
