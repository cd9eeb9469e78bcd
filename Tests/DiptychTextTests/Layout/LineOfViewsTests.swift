import Diptych
import DiptychTesting
import Testing

@Suite("Lines of several views") struct LineOfViewsTests {
  private func picture(_ width: Int = 20, @ViewBuilder of content: () -> some View) -> String {
    content().rendered(as: .text(width: width))
  }

  @Test("Steps and links stand in a line that wraps; a block interrupts it") func lines() {
    #expect(
      picture {
        Breadcrumbs {
          Text("Components")
          Text("States")
          Text("Empty")
        }
      } == "Components ›\nStates › Empty\n"
    )
    #expect(
      picture {
        Text("before")
        Navigation("Pages") {
          ForEach(["Report", "Commits", "Files"], id: \.self) { Text(verbatim: $0) }
          Divider()
          Text("last")
        }
        Text("after")
      } == "before\nReport  Commits\nFiles\n────────────────────\nlast\nafter\n"
    )
  }

  @Test("Code is between backticks where no colour marks it, and a block of code is indented")
  func code() {
    let line = Paragraph {
      Text("Run ")
      Code("swift build")
      Text("!")
    }
    let marked = "Run `swift build`!\n"
    #expect(line.rendered(as: .text()) == marked)
    #expect(line.rendered(as: .text(color: .monochrome)) == marked)
    #expect(
      line.rendered(as: .text(color: .ansi16))
        == "Run \u{1B}[36mswift build\u{1B}[0m!\n"
    )
    #expect(line.redacted(reason: .placeholder).rendered(as: .text()) == "▒▒▒ `▒▒▒▒▒ ▒▒▒▒▒`▒\n")
    #expect(VStack { Text("a") }.monospaced().rendered(as: .text()) == "a\n")
    #expect(CodeBlock("if x {\n  y()\n}\n").rendered(as: .text()) == "  if x {\n    y()\n  }\n")
  }

  @Test("Actions of a failure stand below its text, with a line between them") func callouts() {
    #expect(
      picture {
        Callout("Failed", status: .danger) {
          Text("why")
        } actions: {
          Button("Retry") {}
          Button("No") {}
        }
        Callout("Failed", status: .danger) {
        } actions: {
          Button("Retry") {}
        }
      } == """
        ┃ ✗ Failed
        ┃   why
        ┃
        ┃   [Retry] [No]

        ┃ ✗ Failed
        ┃   [Retry]

        """
    )
  }

  @Test("Actions of other callouts stand beside a line of text, or below in little space")
  func actionsBeside() {
    let callout = Callout("Not up to date.", status: .warning) {
      Text("You are offline.")
    } actions: {
      Button("Retry") {}
      Button("Dismiss") {}
    }
    #expect(
      callout.rendered(as: .text(width: 39)) == """
        ┃ ! Not up to date.
        ┃   You are offline.  [Retry] [Dismiss]

        """
    )
    #expect(
      callout.rendered(as: .text(width: 38)) == """
        ┃ ! Not up to date.
        ┃   You are offline.
        ┃
        ┃   [Retry] [Dismiss]

        """
    )
    let lines = Callout("Not up to date.") {
      Text("one")
      Text("two")
    } actions: {
      Button("Retry") {}
    }
    #expect(
      lines.rendered(as: .text(width: 40)) == """
        ┃ i Not up to date.
        ┃   one
        ┃   two
        ┃
        ┃   [Retry]

        """
    )
  }

  @Test("A button that fits on a line moves to the next line whole") func buttons() {
    let chips = Paragraph {
      Button("Garden") {}
      Text(" ")
      Button("Clear all") {}
    }
    #expect(chips.rendered(as: .text(width: 20)) == "[Garden] [Clear all]\n")
    #expect(chips.rendered(as: .text(width: 19)) == "[Garden]\n[Clear all]\n")
    #expect(chips.rendered(as: .text(width: 10)) == "[Garden]\n[Clear\nall]\n")
  }

  @Test("Badges stand below each other before one is broken") func badges() {
    let badges = HStack {
      Text("State:")
      Badge("active", status: .success)
      Badge("a draft")
    }
    #expect(badges.rendered(as: .text(width: 27)) == "State: (✓ active) (a draft)\n")
    #expect(badges.rendered(as: .text(width: 26)) == "State:\n(✓ active)\n(a draft)\n")
    #expect(badges.rendered(as: .text(width: 8)) == "State:\n(✓\nactive)\n(a\ndraft)\n")
    let line = Paragraph {
      Text("It is ")
      Badge("active", status: .success)
      Text(" and ")
      Badge("a draft")
      Text(" too.")
    }
    #expect(line.rendered(as: .text(width: 14)) == "It is\n(✓ active) and\n(a draft) too.\n")
    #expect(line.rendered(as: .text(width: 8)) == "It is\n(✓\nactive)\nand\n(a\ndraft)\ntoo.\n")
  }

  @Test("A subtitle is at the end of the edge if there is space, and a footer is below")
  func panels() {
    let panel = Panel("Title", subtitle: Text("sub"), footer: Text("foot")) { Text("content") }
    #expect(
      picture(40) { panel } == """
        ╭─ Title ─ sub ─╮
        │ content       │
        │ foot          │
        ╰───────────────╯

        """
    )
    #expect(
      picture(16) { panel } == """
        ╭─ Title ──────╮
        │ content      │
        │ foot         │
        ╰──────────────╯

        """
    )
    let untitled = Panel(subtitle: Text("sub")) { Text("content") }
    #expect(picture { untitled } == "╭──── sub ─╮\n│ content  │\n╰──────────╯\n")
    // An empty title counts as a missing one.
    let empty = Panel("") { Text("content") }
    #expect(picture { empty } == "╭─────────╮\n│ content │\n╰─────────╯\n")
    #expect(empty.rendered(as: .html) == #"<div class="panel"><p>content</p></div>"#)
    #expect(empty.rendered(as: .plain) == "content\n")
  }

  @Test("Bars have half cells; only 0 is empty, and only 1 is full") func bars() {
    func progress(_ value: Double) -> String {
      picture { ProgressView(value: value).frame(width: 4) }
    }
    #expect(
      [0, 0.001, 0.5, 0.6, 0.999, 1].map(progress) == [
        "────\n", "╾───\n", "━━──\n", "━━╾─\n", "━━━╾\n", "━━━━\n",
      ]
    )
    #expect(picture(26) { ProgressView(value: 1) } == "━━━━━━━━━━━━━━━━━━━━  100%\n")
    #expect(picture(12) { ProgressView(value: 0.07) } == "╾─────    7%\n")
    #expect(picture(12) { ProgressView(value: 0.999) } == "━━━━━╾   99%\n")
    #expect(picture(14) { Gauge("", value: 0.0001) } == "╾───────   <1%\n")
    #expect(picture(14) { Gauge("", value: 0.9999) } == "━━━━━━━╾  >99%\n")
    #expect(picture { ProgressView() } == "…\n")
    let shares = Table([0, 0.0001, 0.018, 0.999]) {
      TableColumn("") { Gauge("", value: $0).frame(width: 8) }
    }
    #expect(shares.rendered(as: .text(width: 20)) == "────────\n·───────\n╾───────\n━━━━━━━╾\n")
    #expect(
      shares.rendered(as: .text(width: 20, options: .ascii))
        == "--------\n.-------\n=-------\n=======-\n"
    )
    #expect(
      picture { Table([0.5]) { TableColumn("") { Gauge("", value: $0) } }.tableBorder(.none) }
        == "━━━━━━━━━━──────────\n"
    )
  }

  @Test("Chinese and Japanese beside a word that is too long has six cells at least")
  func wideCharacters() {
    func picture(_ text: String) -> String {
      self.picture(24) {
        HStack {
          Text("Donaudampfschifffahrtsgesellschaft")
          Text(text)
        }
      }
    }
    #expect(
      picture("日本語テキスト") == """
        Donaudampfschifff 日本語
        ahrtsgesellschaft テキス
                          ト

        """
    )
    // Words of one character keep their width.
    #expect(
      picture("日 本。") == """
        Donaudampfschifffah 日
        rtsgesellschaft     本。

        """
    )
  }

  @Test("A gauge stands beside its label, aligned with its neighbours") func gauges() {
    let gauges = VStack {
      Gauge("Disk", value: 0.42)
      Gauge("Memory", value: 7, in: 0...10)
      LabeledContent("Load") { Gauge("Load", value: 0) }
      Gauge("", value: 1.0)
    }
    #expect(
      picture(40) { gauges } == """
        Disk    ━━━━━━━━╾───────────   42%
        Memory  ━━━━━━━━━━━━━━──────   70%
        Load    ────────────────────    0%
        ━━━━━━━━━━━━━━━━━━━━  100%

        """
    )
    #expect(
      picture(24) { gauges } == """
        Disk    ━━━━──────   42%
        Memory  ━━━━━━━───   70%
        Load    ──────────    0%
        ━━━━━━━━━━━━━━━━━━  100%

        """
    )
    #expect(picture(14) { Gauge("Memory", value: 0.7) } == "Memory\n  ━━━━──   70%\n")
    #expect(
      Gauge("Disk", value: 0.42).frame(width: 24).rendered(as: .text(width: 40, options: .ascii))
        == "Disk  =====-------   42%\n"
    )
    #expect(
      picture(40) { Gauge("Disk", value: 0.42).redacted(reason: .placeholder) }
        == "▒▒▒▒  ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒\n"
    )
  }

  @Test("A bar without space for its percentage gives it the line, except in a frame")
  func narrowBars() {
    let gauge = Gauge("", value: 0.9)
    #expect([8, 7, 4].map { picture($0) { gauge } } == ["━╾   90%\n", "    90%\n", " 90%\n"])
    #expect(picture(3) { gauge } == "━━╾\n")
    #expect(picture(20) { gauge.frame(width: 7) } == "━━━━━━╾\n")
    let row = HStack {
      Text("Donaudampfschifffahrt")
      gauge
    }
    #expect(picture(28) { row } == "Donaudampfschifffahrt    90%\n")
  }

  @Test("A curve goes on in the line of the text before it") func curves() {
    let curve = Sparkline("Trend", values: [1, 2, .nan, 3])
    let view = VStack {
      Paragraph {
        Text("It is ")
        curve
        Text(" rising.")
      }
      LabeledContent("Trend") {
        Text("up ")
        curve
      }
      curve
    }
    #expect(
      view.rendered(as: .text(width: 40)) == """
        It is ▁▅\u{A0}█ rising.
        Trend  up ▁▅\u{A0}█
        ▁▅ █

        """
    )
    #expect(
      view.rendered(as: .text(width: 40, options: .ascii)) == """
        It is _= # rising.
        Trend  up _= #
        _= #

        """
    )
  }

  @Test("Text after a block in a paragraph begins without a space")
  func textAfterBlock() {
    let bar = ProgressView(value: 0.5)
    let view = VStack {
      Paragraph {
        Text("Copied")
        Text(" ")
        bar
        Text(" ")
        Text("of ").bold()
        Text("12 files, and")
        VStack { Text(" indented") }
        Text("  the rest.")
      }
      Paragraph {
        bar
        Text(" ")
        bar
      }
      Text(" indented")
      bar
      Text(" indented")
      bar
      Paragraph { Text(" indented") }
    }
    expectSnapshot(of: view.rendered(as: .text(width: 30)), named: "text")
    expectSnapshot(
      of: view.redacted(reason: .placeholder).rendered(as: .text(width: 30)),
      named: "text 2"
    )
  }
}
