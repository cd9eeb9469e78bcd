import Diptych
import DiptychTesting
import Testing

@Suite("The text of a view in reading order") struct PlainFormatTests {
  private func plain(_ view: some View) -> String { view.rendered(as: .plain) }

  @Test("Paragraphs are lines that are not folded, and headings stand apart") func paragraphs() {
    let long = String(repeating: "word ", count: 40)
    let view = VStack(spacing: 2) {
      Heading("First", level: 1)
      Text(verbatim: long)
      Divider()
      Heading("Second", level: 2)
      Paragraph {
        Text("one ")
        Text("two").bold()
        LineBreak()
        Text("  three\n")
      }
      Text("end").padding(3).border(.square).frame(width: 5)
    }
    #expect(
      plain(view) == """
        First
        \(long.dropLast())

        Second
        one two
          three
        end

        """
    )
    #expect(plain(EmptyView()) == "")
    #expect(plain(Text("")) == "")
    #expect(plain(Text("a\n\nb\n")) == "a\n\nb\n")
  }

  @Test("Short texts side by side are one line, blocks are not") func rows() {
    let row = HStack {
      Text("Name")
      Spacer()
      Text("Value").bold()
      HStack {
        Text("a"); Text("b")
      }
    }
    #expect(plain(row) == "Name Value a b\n")
    let columns = HStack {
      VStack {
        Text("a"); Text("b")
      }
      List { Text("c") }
      Text("d")
    }
    #expect(plain(columns) == "a\nb\n- c\nd\n")
  }

  @Test("Lists keep their markers, and their content is indented") func lists() {
    let list = List(.ordered) {
      Text("one\nmore")
      VStack {
        Text("two")
        List {
          Text("inner")
          EmptyView()
          Quote { Text("said\n\nthat") }
        }
      }
      List { Text("three") }
      Text("")
    }
    expectSnapshot(of: plain(list))
    #expect(
      plain(
        HTML.ul {
          HTML.li {
            Text("a"); HTML.b { Text("b") }
          }; HTML.li { HTML.p { Text("c") } }
        }
      )
        == "- ab\n- c\n"
    )
  }

  @Test("Each row of a table is lines of a header and a value") func tables() {
    let table = Table([1, 2]) {
      TableColumn("Name") { Text("no. \($0)") }
      TableColumn("") { _ in Text("untitled") }
      TableColumn("Share") { ProgressView(value: $0, total: 2) }
      TableColumn("Parts") { count in List { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
      TableColumn("None") { _ in EmptyView() }
      TableColumn("Both") { _ in
        HStack {
          Text("a"); Text("b\nc")
        }
      }
      TableColumn("Nested") { number in Table([number]) { TableColumn("In") { Text("\($0)") } } }
    }
    expectSnapshot(
      of: plain(
        VStack {
          table; Text("after")
        }
      )
    )
    #expect(
      plain(
        HTML.table {
          HTML.tr {
            HTML.td { Text("a") }; HTML.td { Text("b") }
          }; HTML.tr { HTML.td { Text("c") } }
        }
      )
        == "a\nb\n\nc\n"
    )
  }

  @Test("Links have their addresses, and images their descriptions") func inline() {
    let paragraph = Paragraph {
      Text("See ")
      Link("the guide", destination: "/guide")
      Text(", ")
      Link("https://swift.org", destination: "https://swift.org")
      Text(", ")
      Link("this", destination: "javascript:alert(1)")
      Text(" and ")
      Image("cat.png", alt: "a cat")
      Button("Retry") {}
      Code("x")
    }
    #expect(
      plain(paragraph)
        == "See the guide (/guide), https://swift.org, this and a cat[Retry]x\n"
    )
    #expect(
      plain(
        VStack {
          Link("a", destination: "/b"); Link("c", destination: "")
        }
      ) == "a (/b)\nc\n"
    )
    #expect(plain(Link("a", destination: "/b\r\nc\td\n")) == "a (/bcd)\n")
  }

  @Test("Bars have their percentages") func bars() {
    let view = VStack {
      ProgressView("Copying", value: 3, total: 4)
      ProgressView()
      Gauge("Share", value: 0.4)
      Gauge("Share", value: 1e-9)
      Label("Passed", icon: "✓")
      LabeledContent("Branch", value: "main")
    }
    #expect(
      plain(view) == """
        Copying
        75%
        in progress
        Share: 40%
        Share: <1%
        Passed
        Branch: main

        """
    )
  }

  @Test("Sections and panels are their title and their content") func sections() {
    let view = VStack {
      Section("Results") {
        Text("passed")
        CodeBlock("let a = 1\n  let b\t= 2\n")
      } footer: {
        Text("in 2 s")
      }
      Panel("Status") { Text("well") }
    }
    #expect(
      plain(view) == """
        Results
        passed
        let a = 1
          let b = 2
        in 2 s

        Status
        well

        """
    )
  }

  @Test("Redacted text is an ellipsis") func redacted() {
    let card = VStack {
      Heading("Ada", level: 2)
      LabeledContent("Branch", value: "main")
      Paragraph {
        Text("See ")
        Link("the guide", destination: "/guide")
        Text(" first").unredacted()
      }
      Button("Retry") {}
      ProgressView(value: 0.5)
      Table([1]) { TableColumn("Name") { Text("no. \($0)") } }
    }
    #expect(
      plain(card.redacted(reason: .placeholder)) == """
        …
        Branch: …
        … first
        […]
        …
        Name: …

        """
    )
    #expect(plain(card.redacted(reason: [])) == plain(card))
  }

  @Test("Text is made safe") func safe() {
    #expect(
      plain(Text("a\u{1B}[31m\r\nb\u{9B}\u{7F}\u{202E}c\tco\u{AD}op 漢é\r"))
        == "a␛[31m\nb\u{FFFD}␡\u{FFFD}c coop 漢é␍\n"
    )
  }

  @Test("A stream gets the same bytes in chunks") func streams() {
    let table = Table(0..<5000) {
      TableColumn("Number") { Text("\($0)") }
      TableColumn("Square") { Text("\($0 * $0)") }
    }
    var sink = CollectingSink()
    table.write(as: .plain, to: &sink)
    #expect(sink.chunks > 1)
    #expect(String(decoding: sink.bytes, as: UTF8.self) == plain(table))
  }

  @Test("A value stands after its name, or below it if it is not a text") func values() {
    let gauge = Gauge("Stock", value: 0.37)
    let view = VStack {
      LabeledContent("Level") { gauge }
      Table([1]) { TableColumn("Level") { _ in gauge } }
      LabeledContent("Both") {
        VStack {
          gauge
          Text("of all")
        }
      }
      Paragraph {
        Text("On ")
        LabeledContent("Branch", value: "main")
        Text(", clean.")
      }
      Stat("Sales", value: "148") { Sparkline("Sales a week", values: [1, 3]) }
      Quote {}
    }
    #expect(
      plain(view) == """
        Level: 37%
        Level: 37%

        Both:
          Stock: 37%
          of all
        On Branch: main, clean.
        Sales: 148 (Sales a week: 2 values from 1 to 3, the last 3)

        """
    )
  }

  @Test("The address of a link stands after its label, or alone without a label")
  func linksAroundBlocks() {
    func link(@ViewBuilder label: () -> some View) -> some View {
      Link(destination: "/a", label: label)
    }
    let view = VStack {
      link {
        Heading("Title")
        Paragraph { Text("Some words") }
      }
      List {
        link {
          Text("first")
          Quote { Text("second") }
          Divider()
        }
        link {}
        Text("last")
      }
      HStack {
        Text("See")
        link { Panel("A") { Text("B") } }
        Text("now")
      }
      Paragraph {
        Text("See ")
        Link("", destination: "/a")
        Text(" now, ")
        Link("words\n", destination: "/a")
        Link("/a", destination: "/a")
      }
    }
    expectSnapshot(of: plain(view))
  }
}

private struct CollectingSink: _ByteSink {
  var bytes: [UInt8] = []
  var chunks = 0

  mutating func write(_ chunk: borrowing RawSpan) {
    chunk.withUnsafeBytes { bytes += $0 }
    chunks += 1
  }
}
