import Diptych
import Testing

@Suite("Facts and numbers") struct FactsTests {
  @Test("Neighbours share a list, and a view between them ends it") func neighbours() {
    let view = VStack {
      LabeledContent("A", value: "1")
      LabeledContent("B", value: "2").id("b")
      Text("x")
      LabeledContent("C", value: "3")
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack"><dl class="facts"><div><dt>A</dt><dd>1</dd></div><div id="b"><dt>\
        B</dt><dd>2</dd></div></dl><p>x</p><dl class="facts"><div><dt>C</dt><dd>3</dd></div></dl>\
        </div>
        """
    )
  }

  @Test("Values beside each other have lists of their own") func beside() {
    let view = HStack {
      LabeledContent("A", value: "1")
      VStack {
        LabeledContent("B", value: "2")
        LabeledContent("C", value: "3")
      }
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="hstack"><dl class="facts"><div><dt>A</dt><dd>1</dd></div></dl>\
        <div class="vstack"><dl class="facts"><div><dt>B</dt><dd>2</dd></div><div><dt>C</dt><dd>\
        3</dd></div></dl></div></div>
        """
    )
  }

  @Test("A group has a list of its own, which gets the attributes") func group() {
    let view = Group {
      LabeledContent("Z", value: "0")
      Facts {
        LabeledContent("A", value: "1")
        LabeledContent("B") { Link("b", destination: "/b") }
      }.id("f")
      LabeledContent("Y", value: "9")
    }
    #expect(
      view.rendered(as: .html) == """
        <dl class="facts"><div><dt>Z</dt><dd>0</dd></div></dl><dl class="facts" id="f"><div><dt>\
        A</dt><dd>1</dd></div><div><dt>B</dt><dd><a href="/b">b</a></dd></div></dl>\
        <dl class="facts"><div><dt>Y</dt><dd>9</dd></div></dl>
        """
    )
  }

  @Test("A group without values draws nothing") func empty() {
    let view = Group {
      Facts {}
      Facts { Text("a") }.id("f")
      LabeledContent("B", value: "1")
    }
    #expect(
      view.rendered(as: .html) == """
        <p id="f">a</p><dl class="facts"><div><dt>B</dt><dd>1</dd></div></dl>
        """
    )
  }

  @Test("A second value of a name begins another list") func repeated() {
    let people = ForEach(["Ada", "Grace"], id: \.self) { name in
      LabeledContent("Name", value: name)
      LabeledContent("Role", value: "Author").id(name)
    }
    #expect(
      VStack { people }.rendered(as: .html) == """
        <div class="vstack"><dl class="facts"><div><dt>Name</dt><dd>Ada</dd></div>\
        <div id="Ada"><dt>Role</dt><dd>Author</dd></div></dl>\
        <dl class="facts"><div><dt>Name</dt><dd>Grace</dd></div>\
        <div id="Grace"><dt>Role</dt><dd>Author</dd></div></dl></div>
        """
    )
  }

  @Test("In a line of text a colon separates the name and the value") func line() {
    let view = Paragraph {
      LabeledContent("A", value: "1")
      Text(", ")
      Stat("B", value: "2", note: "of 3")
    }
    #expect(
      view.rendered(as: .html) == """
        <p>A: 1, B: 2 of 3</p>
        """
    )
  }

  @Test("Important numbers, with a note where there is one") func stats() {
    let view = Stats {
      Stat("Commits", value: "20,431", note: "1,204 merges")
      Stat("Contributors", value: "148")
    }
    #expect(
      view.rendered(as: .html) == """
        <dl class="stats"><div><dt>Commits</dt><dd>20,431</dd><dd class="note">1,204 merges</dd>\
        </div><div><dt>Contributors</dt><dd>148</dd></div></dl>
        """
    )
  }

  @Test("Redacted values have the same elements and readable names") func redacted() {
    let view = Facts {
      LabeledContent("Name", value: "Ada")
      LabeledContent("Name", value: "Bob")
      Stat("Commits", value: "12", note: "up")
    }
    .redacted(reason: .placeholder)
    let hidden = #"<span class="redacted" aria-hidden="true">"#
    #expect(
      view.rendered(as: .html) == """
        <dl class="facts"><div><dt>Name</dt><dd>\
        <span \(announcement)>\(hidden)▒▒▒</span></span></dd></div></dl>\
        <dl class="facts"><div><dt>Name</dt><dd>\(hidden)▒▒▒</span></dd></div></dl>\
        <dl class="stats"><div><dt>Commits</dt><dd>\(hidden)▒▒</span></dd>\
        <dd class="note">\(hidden)▒▒</span></dd></div></dl>
        """
    )
  }

  @Test("The name of a redacted value is readable in a line too") func redactedLine() {
    let view = Paragraph { LabeledContent("Name", value: "Ada") }.redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html)
        == #"<p \#(announcement)>Name: <span class="redacted" aria-hidden="true">▒▒▒</span></p>"#
    )
    #expect(view.rendered(as: .text()) == "Name: ▒▒▒\n")
    #expect(view.rendered(as: .plain) == "Name: …\n")
  }

  @Test("Names that are redacted by themselves are not compared") func redactedNames() {
    let view = VStack {
      ForEach(["Ada", "Bob"], id: \.self) { name in
        LabeledContent {
          Text("1")
        } label: {
          Text(name).redacted(reason: .placeholder)
        }
      }
    }
    let hidden = #"<span class="redacted" aria-hidden="true">▒▒▒</span>"#
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack"><dl class="facts">\
        <div><dt><span \(announcement)>\(hidden)</span></dt><dd>1</dd></div>\
        <div><dt><span \(announcement)>\(hidden)</span></dt><dd>1</dd></div></dl></div>
        """
    )
  }

  @Test("A gauge among blocks stands beside its name, and in a value, a line or a cell without it")
  func gauges() {
    let meter = #"<meter aria-label="Load" value="0.5">50%</meter>"#
    let beside = #"<span aria-hidden="true">50%</span>"#
    let line = #"<div class="hstack">\#(meter)\#(beside)</div>"#
    let view = VStack {
      Gauge("Load", value: 0.5)
      LabeledContent("Disk") { Gauge("Load", value: 0.5) }
      Gauge("", value: 0.5)
      Paragraph { Gauge("Load", value: 0.5) }
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack"><dl class="facts"><div><dt>Load</dt><dd>\(line)</dd></div>\
        <div><dt>Disk</dt><dd>\(line)</dd></div></dl>\
        <div class="hstack"><meter aria-label="" value="0.5">50%</meter>\(beside)</div>\
        <p><span class="hstack">\(meter)\(beside)</span></p></div>
        """
    )
    let table = Table([0.5]) { TableColumn("Load") { Gauge("Load", value: $0) } }
    #expect(table.rendered(as: .html).contains("<td>\(meter)</td>"))
  }

  @Test("The value and the label of a share are exact") func shares() {
    let shares = [1e-9, 0.9999999].map { share in
      Paragraph { Gauge("Load", value: share) }.rendered(as: .html)
    }
    #expect(
      shares == [
        """
        <p><span class="hstack"><meter aria-label="Load" value="0.0001">&lt;1%</meter>\
        <span aria-hidden="true">&lt;1%</span></span></p>
        """,
        """
        <p><span class="hstack"><meter aria-label="Load" value="0.9999">&gt;99%</meter>\
        <span aria-hidden="true">&gt;99%</span></span></p>
        """,
      ]
    )
  }
}
