import Diptych
import DiptychTesting
import Testing

@Suite struct ElementTests {
  @Test("An element takes any number of attributes, in order") func numberOfAttributes() {
    let view = Group {
      HTML.div { Text("none") }
      HTML.div(.class("a")) { Text("one") }
      HTML.div(.class("a"), .id("b")) { Text("two") }
      HTML.div(.class("a"), .id("b"), .title("c")) { Text("three") }
      HTML.div(.class("a"), .id("b"), .title("c"), .lang("d"), .hidden) { Text("five") }
    }
    expectSnapshot(of: view.rendered(as: .tree))
  }

  @Test("A void element takes any number of attributes and no content") func voidElements() {
    let view = Group {
      HTML.br()
      HTML.col(.span(2))
      HTML.img(.src("a.png"), .alt("A"))
      HTML.input(.type("search"), .name("q"), .placeholder("Find"))
      HTML.input(.type("text"), .value("v"), .maxlength(9), .required, .autofocus)
    }
    #expect(
      view.rendered(as: .tree) == """
        br
        col span="2"
        img src="a.png" alt="A"
        input type="search" name="q" placeholder="Find"
        input type="text" value="v" maxlength="9" required="" autofocus=""

        """
    )
  }

  @Test("A script and a frame take attributes only") func emptyElements() {
    let view = Group {
      HTML.iframe()
      HTML.iframe(.src("map.html"))
      HTML.script(.src("a.js"), .defer)
      HTML.script(.src("a.js"), .type("module"), .integrity("sha256-x"))
      HTML.script(.src("a.js"), .async, .crossorigin("anonymous"), .nomodule)
    }
    #expect(
      view.rendered(as: .tree) == """
        iframe
        iframe src="map.html"
        script src="a.js" defer=""
        script src="a.js" type="module" integrity="sha256-x"
        script src="a.js" async="" crossorigin="anonymous" nomodule=""

        """
    )
  }

  @Test("Elements nest, with everything a view builder knows") func nesting() {
    let rows = [("ada", 36), ("grace", 85)]
    let view = HTML.table(.class("people")) {
      HTML.caption { Text("People") }
      HTML.thead {
        HTML.tr {
          HTML.th(.scope("col")) { Text("Name") }
          HTML.th(.scope("col"), .abbr("Years")) { Text("Age") }
        }
      }
      HTML.tbody {
        for (name, age) in rows {
          HTML.tr(.data("name", name)) {
            HTML.td { Text(name) }
            if age > 80 { HTML.td { HTML.strong { Text("\(age)") } } } else { HTML.td {} }
          }
        }
      }
    }
    expectSnapshot(of: view.rendered(as: .tree))
  }

  @Test("Names that are words of Swift") func keywords() {
    let view = HTML.form(.acceptCharset("utf-8")) {
      HTML.label(.for("x")) { HTML.var { Text("x") } }
      HTML.output(.for("x"), .is("sum-output")) {}
      HTML.track(.default)
      HTML.link(.rel("preload"), .as("font"))
    }
    #expect(
      view.rendered(as: .tree) == """
        form accept-charset="utf-8"
          label for="x"
            var
              "x"
          output for="x" is="sum-output"
          track default=""
          link rel="preload" as="font"

        """
    )
  }

  @Test("Elements of SVG and MathML") func foreign() {
    let circle = HTML.ElementName("circle")
    let use = HTML.ElementName("use")
    let animate = HTML.ElementName("animate")
    let drawing = HTML.svg(.viewBox("0 0 9 9"), .width(16), .aria("hidden", "true")) {
      circle(.attribute("r", "4"), .attribute("stroke-width", "1").when(false), .class("dot")) {
        animate(.attribute("attributeName", "r"), .attribute("values", "1;2; 3")) {}
        animate(.attribute("attributeName", "href"), .attribute("to", "javascript:x")) {}
      }
      use(.attribute("href", "#a")) {}
      use(.attribute("xlink:href", "javascript:alert(1)")) {}
    }
    #expect(
      drawing.rendered(as: .html) == """
        <svg viewBox="0 0 9 9" width="16" aria-hidden="true"><circle r="4" class="dot">\
        <animate attributeName="r" values="1;2; 3"></animate>\
        <animate attributeName="href"></animate></circle><use href="#a"></use>\
        <use xlink:href="about:invalid"></use></svg>
        """
    )
    #expect(drawing.rendered(as: .text(width: 20)) == "")
    let formula = HTML.math(.display("block")) { Raw(html: "<mi>x</mi>") }
    #expect(formula.rendered(as: .html) == "<math display=\"block\"><mi>x</mi></math>")
  }

  #if DEBUG
  @Test("A debug build stops at code in an element of SVG") func foreignCode() async {
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.Tag.Svg>.attribute("onload", "alert(1)")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.Tag.Svg>.attribute("style", "")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.Tag.Svg>.attribute("a b", "")
    }
  }
  #endif

  @Test("Attributes for a view outside of the vocabulary") func htmlAttributes() {
    let view = Group {
      Heading("Title", level: 2).htmlAttributes(.id("title"), .data("level", "2"), .hidden)
      EmptyView().htmlAttributes(.class("lost"))
      HTML.p(.class("a")) { Text("b") }.htmlAttributes()
    }
    #expect(
      view.rendered(as: .tree) == """
        h2 id="title" data-level="2" hidden=""
          "Title"
        p class="a"
          "b"

        """
    )
  }

  @Test("Elements can be sent between tasks") func sendable() async {
    let view = HTML.p(.class("a"), .id("b")) { Text("c") }
    let output = await Task.detached { view.rendered(as: .tree) }.value
    #expect(
      output == """
        p class="a" id="b"
          "c"

        """
    )
  }
}
