import Diptych
import Testing

@Suite("Values with their names") struct FactsTests {
  private func picture(_ width: Int? = 30, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("The values of a container are aligned, also in a loop and around other content")
  func neighbors() {
    let expected = """
      A     1
      long  x
      other
      B     2

      """
    // Outside of a container, other content parts them.
    #expect(
      picture {
        LabeledContent("A", value: "1")
        LabeledContent("long", value: "x")
        Text("other")
        LabeledContent("B", value: "2")
      } == expected.replacing("B     2", with: "B  2")
    )
    #expect(
      picture(nil) {
        VStack {
          ForEach(["A", "long"], id: \.self) { name in
            LabeledContent(name, value: name == "A" ? "1" : "x")
          }
          Text("other")
          LabeledContent("B", value: "2")
        }
      } == expected
    )
    #expect(
      picture {
        Facts {
          LabeledContent("A", value: "1")
          LabeledContent("long", value: "x")
          Text("other")
          LabeledContent("B", value: "2")
        }
      } == expected
    )
    #expect(
      picture {
        Facts {
          LabeledContent("A", value: "1")
          VStack { LabeledContent("long", value: "x") }
          HStack { LabeledContent("longer", value: "y") }
          LabeledContent("BC", value: "2")
        }
      } == "A   1\nlong  x\nlonger  y\nBC  2\n"
    )
  }

  @Test("Numbers align at the end where all values are numbers") func numbers() {
    #expect(
      picture(nil) {
        Panel("Sums") {
          Stat("Commits", value: "20,431", note: "1,204 merges")
          Stat("Removed", value: "−58")
          Stat("Share", value: "4.5%")
        }
      } == """
        ╭─ Sums ────────────────────────╮
        │ Commits  20,431  1,204 merges │
        │ Removed     −58               │
        │ Share      4.5%               │
        ╰───────────────────────────────╯

        """
    )
    for value in ["1-2", "", "3 hours ago", "1%%", "v1", ",", "10:30", "1 2", "4f2c1"] {
      #expect(
        picture {
          LabeledContent("a", value: value)
          LabeledContent("b", value: "12345")
        } == (value.isEmpty ? "a\nb  12345\n" : "a  \(value)\nb  12345\n")
      )
    }
  }

  @Test("A number with a unit aligns with the others") func units() {
    #expect(
      picture(nil) {
        LabeledContent("Requests", value: "1,234,567")
        LabeledContent("Failures", value: "0")
        LabeledContent("Time", value: "12.5 ms")
        LabeledContent("Wait", value: "3 µs")
        LabeledContent("Rate", value: "4.2 MB/s")
        LabeledContent("Size", value: "15kB")
        LabeledContent("Share", value: "7 %")
      } == """
        Requests  1,234,567
        Failures          0
        Time        12.5 ms
        Wait           3 µs
        Rate       4.2 MB/s
        Size           15kB
        Share           7 %

        """
    )
  }

  @Test("Numbers align with each other among other values") func numbersAmongOthers() {
    #expect(
      picture(nil) {
        Stat("Commits", value: "20,431", note: "1,204 merges")
        Stat("Newest", value: "3 hours ago")
        Stat("Files", value: "58", note: "12 exist")
      } == """
        Commits  20,431  1,204 merges
        Newest   3 hours ago
        Files        58  12 exist

        """
    )
  }

  @Test("In little space values hang, notes stand below, and finally names above")
  func narrow() {
    let facts = Stats {
      Stat("Newest", value: "three hours ago", note: "by Ada")
      Stat("Branch", value: "main")
    }
    #expect(
      picture(20) { facts } == """
        Newest  three hours
                ago
                by Ada
        Branch  main

        """
    )
    #expect(
      picture(14) { facts } == """
        Newest
          three hours
          ago
          by Ada
        Branch
          main

        """
    )
    for width in 1...40 {
      let lines = picture(width) { facts }.split(separator: "\n")
      #expect(lines.allSatisfy { CellWidth.of($0) <= width })
    }
  }

  @Test("In a line a note stands apart from the number, and is dim") func noteInLine() {
    let line = Paragraph {
      Stat("Commits", value: "20,431", note: "1,204 merges")
      Text("; ")
      Stat("Files", value: "58")
      Text(".")
    }
    #expect(picture(60) { line } == "Commits: 20,431  1,204 merges; Files: 58.\n")
    #expect(
      line.rendered(as: .text(width: 60, color: .ansi16))
        == "Commits: 20,431  \u{1B}[2m1,204 merges\u{1B}[0m; Files: 58.\n"
    )
  }

  @Test("A curve in a note has the accent, and a note the dim colour; a colour around both wins")
  func curve() {
    let stat = Stat("Commits", value: "7") {
      Text("a week ")
      Sparkline("Commits a week", values: [1, 8])
    }
    #expect(
      stat.rendered(as: .text(width: 40, color: .ansi16)) == """
        Commits  \u{1B}[1m7  \u{1B}[0;2ma week \u{1B}[0;36m▁█\u{1B}[0m

        """
    )
    #expect(
      stat.foregroundStyle(.red).rendered(as: .text(width: 40, color: .ansi16)) == """
        \u{1B}[31mCommits  \u{1B}[1m7  \u{1B}[22;2ma week ▁█\u{1B}[0m

        """
    )
  }

  @Test("In a line a name has a colon") func line() {
    let fact = LabeledContent("Branch", value: "main")
    #expect(
      picture {
        Paragraph {
          Text("On ")
          fact
          Text(".")
        }
      } == "On Branch: main.\n"
    )
    #expect(
      picture {
        List {
          fact
          fact
        }
      } == "• Branch  main\n• Branch  main\n"
    )
  }

  @Test("A stream aligns 1,000 neighbours at a time") func stream() {
    struct Names: View {
      let count: Int
      var body: some View {
        ForEach(0..<count, id: \.self) { number in
          LabeledContent(number == 1500 ? "longer" : "\(number)", value: "v")
        }
        Text("end")
        LabeledContent("x", value: "y")
      }
    }
    func written(_ count: Int) -> [Substring] {
      var sink = CollectedText()
      Names(count: count).write(as: .text(width: 40), to: &sink)
      return sink.text.split(separator: "\n")
    }
    let few = written(999)
    #expect(few[0] == "0    v" && few[998] == "998  v" && few[999...] == ["end", "x  y"])
    let many = written(1600)
    #expect(many[0] == "0    v" && many[999] == "999  v" && many[1001] == "1001    v")
    #expect(
      many[1500] == "longer  v" && many[1501] == "1501    v" && many[1600...] == ["end", "x  y"]
    )
    let text = Names(count: 1600).rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(text[0] == "0       v" && text[1500] == "longer  v")
  }

  @Test("Bars beside their names fill a frame") func bars() {
    let view = VStack {
      Gauge("Load", value: 0.5)
      LabeledContent("Memory") { ProgressView(value: 0.25) }
      LabeledContent("Note", value: "none")
      Stat("Disk", value: "3", note: "of 12")
    }
    #expect(
      picture(36) { view.frame(maxWidth: .max) } == """
        Load    ━━━━━━━━━━━───────────   50%
        Memory  ━━━━━╾────────────────   25%
        Note    none
        Disk    3  of 12

        """
    )
    #expect(
      picture(60) { Gauge("Load", value: 0.5).frame(maxWidth: 36) }
        == "Load  ━━━━━━━━━━━━────────────   50%\n"
    )
    #expect(
      picture(60) { Panel { Gauge("Load", value: 0.5) }.frame(width: 36) } == """
        ╭──────────────────────────────────╮
        │ Load  ━━━━━━━━━━──────────   50% │
        ╰──────────────────────────────────╯

        """
    )
    #expect(picture(60) { Gauge("Load", value: 0.5) } == "Load  ━━━━━━━━━━──────────   50%\n")
  }

  @Test("A note below a number stands in the column of values, and has its width")
  func notesBelowNumbers() {
    #expect(
      picture(20) {
        Stats {
          Stat("Contributors", value: "20,431", note: "1,204 merges")
          Stat("Issues", value: "1", note: "five open ones")
        }
      } == """
        Contributors  20,431
                      1,204
                      merges
        Issues             1
                      five
                      open
                      ones

        """
    )
  }

  @Test("A note that is a block follows its value at once, in colour too") func blockNote() {
    let stat = Stat("Total", value: "a longer value") {
      Table([1]) { TableColumn("A wide title") { Text("\($0)") } }
    }
    let plain = stat.rendered(as: .text(width: 24))
    #expect(plain == "Total  a longer value\n       A wide title\n       ────────────\n       1\n")
    let colored = VStack {
      stat
      Text("end").background(.red)
    }
    #expect(
      colored.rendered(as: .text(width: 24, color: .ansi16)).count { $0 == "\n" }
        == plain.count { $0 == "\n" } + 1
    )
  }

  @Test("A frame without a width takes a cell from a marker, too") func narrowFrame() {
    #expect(List { Text("ab").frame(width: 0) }.rendered(as: .text(width: 2)) == "a\nb\n")
  }
}
