import Diptych
import Roff
import Testing

/// A page with all parts that manual pages usually have.
struct TeaPage: View {
  var body: some View {
    Document(title: "TEA", language: "en") {
      Section("NAME") { Text("tea - boils water") }
      Section("SYNOPSIS") {
        Text("tea").bold() + Text(" [") + Text("-s").bold() + Text("] ") + Text("cup").italic()
      }
      Section("DESCRIPTION") {
        Text("Boils water, and says so. It knows ") + Text("green").underline()
          + Text(" tea, and ") + Text("/etc/tea.conf").monospaced() + Text(".")
        Paragraph {
          Text("The whole story is (")
          Link("here", destination: "https://example.org/tea-time")
          Text("), and that of cups elsewhere.")
        }
        Heading("Examples", level: 3)
        CodeBlock("tea -s\n\n  .hidden 'x'\n")
        Quote { Text("No tea, no work.") }
      }
      Section("OPTIONS") {
        HTML.dl {
          HTML.dt { Text("-s, --sugar") }
          HTML.dd { Text("With sugar.") }
          HTML.dt { Text("-h") }
          HTML.dd {
            HTML.p { Text("Help.") }
            HTML.p { Text("It lists:") }
            HTML.ul {
              HTML.li { Text("options") }
              HTML.li { Text("cups") }
            }
          }
        }
      }
      Section("STEPS") {
        List(.ordered, start: 9) {
          Text("Boil.")
          VStack {
            Text("Wait:")
            List {
              Text("long")
              Text("longer")
            }
          }
          TaskItem("Drink.", isDone: true)
        }
        Divider()
        Text("That is all.")
      }
    }
  }
}

/// Links in all allowed places, and links that are not allowed.
struct LinksPage: View {
  var body: some View {
    VStack {
      Heading { Link("Tea", destination: "https://a.b") }
      Paragraph {
        Text("a").bold()
        Link("b c", destination: "https://b/?q=\"x y\"").bold()
        Link("d", destination: "mailto:d@e")
        Text("e. f")
      }
      Link("file", destination: "javascript:x")
      Link("page", destination: "page.html")
      HTML.a(.href("https://c")) { Text("c") }
      HTML.a(.href("javascript:x")) { Text("none") }
      HTML.table { HTML.tr { HTML.td { Link("cell", destination: "https://d") } } }
    }
  }
}

/// Content without a `man` macro.
struct OthersPage: View {
  var body: some View {
    VStack {
      Label("Alarm", icon: "🔔")
      Image("cup.svg", alt: "A cup")
      HTML.img(.src("pot.svg"), .alt("A pot"))
      ProgressView("Boiling", value: 0.42)
      HStack {
        Text("left")
        Spacer()
        Text("right").bold()
      }
      Panel("Title") { Text("content") }
      DisclosureGroup("More", isExpanded: true) { Text("less") }
      HTML.pre { Text("  kept\n.as\n") }
      Raw(html: "<b>not</b>")
      Heading("Deep", level: 4)
      Text("end\nof\nit")
    }
  }
}

/// Items whose first child is another block.
struct ItemsPage: View {
  var body: some View {
    List {
      List { Text("inner") }
      CodeBlock("code")
      Heading("Head", level: 1)
      Quote { Text("said") }
    }
  }
}

/// The options of a program, as in a usage text.
struct OptionsPage: View {
  var body: some View {
    Document(title: "CHECK", language: "en") {
      Section("OPTIONS") {
        Facts(emphasis: .labels) {
          LabeledContent("-o, --output FILE", value: "where to write the report; .so without")
          LabeledContent("-h", value: "print this text")
        }
        Paragraph { LabeledContent("In a line", value: "is a part of it") }
        Table([1]) { TableColumn("Cell") { LabeledContent("Number", value: $0) } }
      }
    }
  }
}

@Suite("Manual pages")
struct PageTests {
  @Test("A whole page")
  func page() {
    let format = RoffFormat.roff(date: "2026-11-22", source: "tea 1.0", manual: "Kitchen")
    #expect(
      TeaPage().rendered(as: format) == #"""
        '\" t
        .TH "TEA" "1" "2026\-11\-22" "tea 1.0" "Kitchen"
        .SH "NAME"
        tea \- boils water
        .SH "SYNOPSIS"
        \fBtea\fR [\fB\-s\fR] \fIcup\fR
        .SH "DESCRIPTION"
        Boils water, and says so. It knows \fIgreen\fR tea, and \fB/etc/tea.conf\fR.
        .PP
        The whole story is (\c
        .UR https://example.org/tea\-time
        here
        .UE ),
        and that of cups elsewhere.
        .SS "Examples"
        .RS 4
        .EX
        tea \-s

          .hidden \(aqx\(aq
        .EE
        .RE
        .RS 4
        .PP
        No tea, no work.
        .RE
        .SH "OPTIONS"
        .TP 4
        \fB\-s, \-\-sugar\fR
        With sugar.
        .TP 4
        \fB\-h\fR
        Help.
        .IP "" 4
        It lists:
        .RS 4
        .IP \(bu 4
        options
        .IP \(bu 4
        cups
        .RE
        .SH "STEPS"
        .IP 9. 4
        Boil.
        .IP 10. 4
        Wait:
        .RS 4
        .IP \(bu 4
        long
        .IP \(bu 4
        longer
        .RE
        .IP 11. 4
        [x] Drink.
        .PP
        .ce 1
        * * *
        .PP
        That is all.

        """#
    )
  }

  @Test("Links: by a macro in a paragraph, by their address elsewhere, and not all")
  func links() {
    #expect(
      body(of: LinksPage()) == #"""
        .SH "Tea <https://a.b>"
        \fBa\fR\c
        .UR https://b/?q=\(dqx%20y\(dq
        \fBb c\fR
        .UE \c
        .UR mailto:d@e
        d
        .UE e.
        f
        .PP
        file
        .PP
        page
        .PP
        .UR https://c
        c
        .UE
        .PP
        none
        .PP
        .TS
        l.
        cell <https://d>
        .TE

        """#
    )
  }

  @Test("Content that a manual page has no macro for")
  func others() {
    #expect(
      body(of: OthersPage()) == #"""
        \[u1F514] Alarm
        .PP
        A cup
        .PP
        A pot
        .PP
        Boiling
        .PP
        42%
        .PP
        left \fBright\fR
        .PP
        \fBTitle\fR
        .PP
        content
        .PP
        \fBMore\fR
        .RS 4
        .PP
        less
        .RE
        .PP
        .RS 4
        .EX
          kept
        \&.as
        .EE
        .RE
        .PP
        \fBDeep\fR
        .PP
        end
        .br
        of
        .br
        it

        """#
    )
  }

  @Test("Items that start with other blocks, and headings in them")
  func items() {
    #expect(
      body(of: ItemsPage()) == #"""
        .IP \(bu 4
        .RS 4
        .IP \(bu 4
        inner
        .RE
        .IP \(bu 4
        .RS 4
        .EX
        code
        .EE
        .RE
        .IP \(bu 4
        \fBHead\fR
        .IP \(bu 4
        .RS 4
        .PP
        said
        .RE

        """#
    )
  }

  @Test("A page has a title, whatever it holds")
  func titles() {
    #expect(EmptyView().rendered(as: .roff) == "'\\\" t\n.TH \"UNTITLED\" \"1\" \"\"\n")
    let page = Document(title: "a\u{7}", language: "en") { Text("x") }
    #expect(page.rendered(as: .roff) == "'\\\" t\n.TH \"a\\[u2407]\" \"1\" \"\"\nx\n")
  }

  @Test("Values with names are terms with their descriptions; in a line they are a part of it")
  func options() {
    #expect(
      OptionsPage().rendered(as: .roff) == #"""
        '\" t
        .TH "CHECK" "1" ""
        .SH "OPTIONS"
        .TP 4
        \fB\-o, \-\-output FILE\fR
        where to write the report; .so without
        .TP 4
        \fB\-h\fR
        print this text
        .PP
        In a line: is a part of it
        .PP
        .TS
        lb.
        Cell
        _
        .T&
        l.
        Number: 1
        .TE

        """#
    )
  }
}
