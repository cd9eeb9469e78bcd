import Diptych
import Testing

@Suite("Blocks and inline content") struct FlowTests {
  @Test("A text among blocks is a paragraph, and a text in a line is a run") func texts() {
    #expect(Text("a").rendered(as: .html) == "<p>a</p>")
    #expect(Text("").rendered(as: .html) == "")
    #expect(_Pair(Text("a"), Text("b")).rendered(as: .html) == "<p>a</p><p>b</p>")
    #expect(
      Paragraph {
        Text("a"); Text("b")
      }.rendered(as: .html) == "<p>ab</p>"
    )
    #expect(
      Heading(level: 3) {
        Text("a"); Text("b")
      }.rendered(as: .html) == "<h3>ab</h3>"
    )
    #expect(
      HTML.div {
        Text("a"); Text("b")
      }.rendered(as: .html) == "<div>ab</div>"
    )
  }

  // Adjacent texts in a flex box are one item, so no space would separate them: CSS Flexbox 1, 4.
  @Test("A group of blocks in a line is a span, and each of its children an element")
  func groups() {
    let row = HStack {
      Text("a")
      Text("b").bold() + Text("c")
      Text("")
      Spacer()
      VStack {
        Text("d")
        Link("e", destination: "/e")
      }
    }
    let spans = """
      <span class="hstack"><span>a</span><span><strong>b</strong>c</span>\
      <span class="spacer"></span>\
      <span class="vstack"><span>d</span><span><a href="/e">e</a></span></span></span>
      """
    #expect(Paragraph { row }.rendered(as: .html) == "<p>\(spans)</p>")
    #expect(Heading(level: 2) { row }.rendered(as: .html) == "<h2>\(spans)</h2>")
    #expect(
      Paragraph {
        ZStack {
          Text("a")
          Text("b").htmlAttributes(.class("x"))
        }
      }.rendered(as: .html)
        == """
        <p><span class="zstack place-center-center"><span>a</span>\
        <span><span class="x">b</span></span></span></p>
        """
    )
  }

  @Test("The content of a button is one line, whatever its label is") func buttons() {
    let button = Button {
    } label: {
      HStack {
        Text("Save")
        Text("Ctrl-S")
      }
    }
    #expect(
      button.rendered(as: .html) == """
        <p><button type="button"><span class="hstack"><span>Save</span><span>Ctrl-S</span></span>\
        </button></p>
        """
    )
  }

  @Test("Attributes of a modifier go to the first element, and are dropped without an element")
  func attributes() {
    let empty = EmptyView().htmlAttributes(.id("x"))
    #expect(_Pair(empty, Text("a")).rendered(as: .html) == "<p>a</p>")
    #expect(
      HTML.div {
        Text("a").htmlAttributes(.class("b")); Text("c")
      }.rendered(as: .html)
        == "<div><span class=\"b\">a</span>c</div>"
    )
    #expect(
      HTML.a(.href("/x"), .class("own")) { Text("a") }
        .htmlAttributes(.class("inner"), .hidden)
        .htmlAttributes(.class("outer"), .title("t"))
        .rendered(as: .html)
        == "<a href=\"/x\" class=\"own inner outer\" title=\"t\" hidden>a</a>"
    )
  }

  @Test("Attributes of a text of several runs go to an element around all runs")
  func attributesOfRuns() {
    let text = (Text("a") + Text("b").bold()).htmlAttributes(.class("hit"), .title("t"))
    #expect(text.rendered(as: .html) == #"<p class="hit" title="t">a<strong>b</strong></p>"#)
    #expect(
      List { text }.rendered(as: .html)
        == #"<ul><li><span class="hit" title="t">a<strong>b</strong></span></li></ul>"#
    )
    #expect(
      Paragraph { Text("\(Text("3").bold()) files").id("count") }.rendered(as: .html)
        == #"<p><span id="count"><strong>3</strong> files</span></p>"#
    )
  }

  @Test("Nested styles are nested elements, and a class where HTML has none") func styles() {
    #expect(
      Text("x").bold().italic().dim().rendered(as: .html)
        == "<p><strong><em><span class=\"dim\">x</span></em></strong></p>"
    )
    #expect(
      VStack { Text("x") }.bold().rendered(as: .html)
        == "<div class=\"bold\"><div class=\"vstack\"><p>x</p></div></div>"
    )
    // An element that may hold text and blocks holds a styled stack as a block.
    #expect(
      HTML.div { VStack { Text("x") }.border().backgroundStyle(.blue) }.rendered(as: .html) == """
        <div><div class="bg-blue fit"><div class="border"><div class="vstack"><p>x</p></div></div>\
        </div></div>
        """
    )
    #expect(
      HTML.div { VStack { Text("x") }.italic() }.rendered(as: .html)
        == "<div><div class=\"italic\"><div class=\"vstack\"><p>x</p></div></div></div>"
    )
    #expect(
      HTML.div { Paragraph { Text("x") }.italic() }.rendered(as: .html)
        == "<div><div class=\"italic\"><p>x</p></div></div>"
    )
  }
}
