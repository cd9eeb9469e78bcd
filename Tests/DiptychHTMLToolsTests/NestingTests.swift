import Diptych
import DiptychHTMLTools
import Testing

@Suite("Nesting")
struct NestingTests {
  @Test("A block in a paragraph is listed, with the first that ends it")
  func blocks() {
    let view = Group {
      Link(destination: "/x") {
        Heading("H")
        Text("t")
        Heading("I")
      }
      Paragraph { HTML.div { HTML.p { HTML.ul {} } } }
    }
    #expect(
      view.rendered(as: .htmlProblems).map(\.description) == [
        """
        p > a > h1: a browser ends the p before the h1 in it, because a p may contain only text \
        and inline elements. Move the h1 out of the p, or replace it with text; for a link around \
        blocks, use HTML.a, which makes no paragraph.
        """,
        """
        p:nth-of-type(2) > div: a browser ends the p before the div in it, because a p may contain \
        only text and inline elements. Move the div out of the p, or replace it with text; for a \
        link around blocks, use HTML.a, which makes no paragraph.
        """,
      ]
    )
  }

  @Test(
    "Every element that ends a paragraph",
    arguments: [
      "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "div", "dl",
      "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
      "h6",
      "header", "hgroup", "hr", "li", "main", "menu", "nav", "ol", "p", "pre", "search", "section",
      "summary", "table", "ul",
    ]
  )
  func blockNames(name: String) {
    let end = name == "hr" ? "" : "</\(name)>"
    #expect(
      problems(in: "<p><b><\(name)>\(end)</b></p>")
        == [HTMLProblem(path: "p > b > \(name)", kind: .blockInParagraph(element: name))]
    )
    // Without its end tag the paragraph ends before the block, which is valid.
    #expect(problems(in: "<section><p>a<\(name)>\(end)</section>") == [])
  }

  @Test("What a browser drops or moves: a form in a form, text in a table, a second main")
  func moved() {
    let form = "<form><div><form></form></div></form>"
    #expect(
      problems(in: form + "<form></form>")
        == [HTMLProblem(path: "form > div > form", kind: .nestedForm)]
    )
    #expect(problems(in: "<form><template><form></form></template></form>") == [])
    let table = "<table> <caption>a</caption>b<tr>c<td>d</td> </tr></table>"
    #expect(
      problems(in: table) == [
        HTMLProblem(path: "table", kind: .textInTable),
        HTMLProblem(path: "table > tr", kind: .textInTable),
      ]
    )
    #expect(problems(in: "<svg><table>a</table></svg>") == [])
    #expect(
      problems(in: "<main><main></main></main><main></main>") == [
        HTMLProblem(path: "main > main", kind: .repeatedMain),
        HTMLProblem(path: "main:nth-of-type(2)", kind: .repeatedMain),
      ]
    )
    #expect(problems(in: "<main></main><main hidden></main>") == [])
  }

  @Test("The messages of what a browser drops or moves")
  func movedMessages() {
    let kinds: [HTMLProblem.Kind] = [.nestedForm, .textInTable, .repeatedMain]
    #expect(
      kinds.map { HTMLProblem(path: "a", kind: $0).description } == [
        """
        a: the form stands in a form, so a browser drops it, and its buttons submit the outer one. \
        Put them side by side, or give a button the attribute form.
        """,
        """
        a: the text stands outside of the cells, so a browser moves it before the table. Put it into \
        a cell or a caption.
        """,
        "a: the page has a main already, which its content stands in. Use HTML.div or HTML.section.",
      ]
    )
  }

  @Test("A control in a link or a button is listed")
  func controls() {
    let view = HTML.section {
      Link(destination: "/a") { Link("b", destination: "/b") }
      Link(destination: "/a") { Button("b") {} }
      HTML.button { HTML.b { HTML.select {} } }
    }
    #expect(
      view.rendered(as: .htmlProblems).map(\.description) == [
        """
        section > a > a: the a stands in an a, which may not contain a link or a control: browsers \
        separate them or ignore one. Put them side by side.
        """,
        """
        section > a:nth-of-type(2) > button: the button stands in an a, which may not contain a \
        link or a control: browsers separate them or ignore one. Put them side by side.
        """,
        """
        section > button > b > select: the select stands in a button, which may not contain a link \
        or a control: browsers separate them or ignore one. Put them side by side.
        """,
      ]
    )
  }

  @Test(
    "Elements that are controls",
    arguments: [
      ("a href=x", true), ("button", true), ("select", true), ("textarea", true), ("label", true),
      ("iframe", true), ("details", true), ("embed", true), ("input", true),
      ("input type=text", true),
      ("input TYPE=Hidden", false), ("audio", false), ("audio controls", true), ("video", false),
      ("video controls", true), ("img alt=a", false), ("img alt=a usemap=#m", true), ("b", false),
      ("svg", false), ("div", false),
    ]
  )
  func controlNames(tag: String, isControl: Bool) {
    let name = tag.split(separator: " ")[0]
    let end = ["input", "img", "embed"].contains(name) ? "" : "</\(name)>"
    for outer in ["a", "button"] {
      let problem = HTMLProblem(
        path: "\(outer) > i > \(name)",
        kind: .nestedControl(element: String(name), outer: outer)
      )
      #expect(
        problems(in: "<\(outer)><i><\(tag)>\(end)</i></\(outer)>") == (isControl ? [problem] : []),
        "\(outer)"
      )
    }
    #expect(problems(in: "<\(tag)>\(end)") == [])
  }

  @Test("A link without an address is a control only inside a link")
  func anchor() {
    #expect(problems(in: "<button><a id=x>a</a></button>") == [])
    #expect(
      problems(in: "<a><a id=x>a</a></a>").map(\.kind) == [.nestedControl(element: "a", outer: "a")]
    )
  }

  @Test(
    "Valid nestings",
    arguments: [
      "<p>a<p>b</p>", "<p>a</p><div>b</div>", "<div><p>a<div>b</div></div>",
      "<li><p>a</p><ul></ul>",
      "<p><object><div>a</div></object></p>", "<p><button><i>a</i></button></p>",
      "<a href=x><h1>a</h1><p>b</p></a>", "<p><svg><a><title><b>a</b></title></a></svg></p>",
      "<p><a href=x>a</a><a href=y>b</a><button>c</button></p>", "<label>a<input></label>",
      "<details><summary><a href=x>a</a></summary></details>", "<p><span><img alt=a></span></p>",
      "<a href=x><template><a href=y><p>b</p></a></template></a>",
      "<table><tr><td><p>a</p><div>b</div></td></tr></table>",
      "<p><svg><foreignObject><div>a</div></foreignObject></svg></p>", "<ruby>a<rt>b</rt></ruby>",
      "<p><script>'<div>'</script></p>", "<p><!-- <div> --></p>",
    ]
  )
  func valid(markup: String) {
    #expect(problems(in: markup) == [])
  }

  @Test("Each template has ids of its own")
  func templates() {
    #expect(
      problems(in: "<template><p id=a></p></template><template><i id=a></i></template><b id=a></b>")
        == []
    )
    let markup = "<b id=a></b><template><p id=a></p><template></template><p id=a></p></template>"
    #expect(
      problems(in: markup).map { "\($0.path) \($0.kind)" } == [
        #"template > p:nth-of-type(2) repeatedID(id: "a", first: "template > p")"#
      ]
    )
  }

  @Test("Each picture that can be followed or pressed has to have an alternative")
  func alternatives() {
    let markup = """
      <input type=IMAGE><input type=image alt=go><input><map><area><area href=x><area href=y alt=y></map>
      """
    #expect(
      problems(in: markup).map { "\($0.path) \($0.kind)" }
        == ["input missingAlternative", "map > area:nth-of-type(2) missingAlternative"]
    )
  }

  @Test("A problem of nesting hides no other problem, and keeps the order of the page")
  func beside() {
    let markup =
      "<p><img><div><img></div><ul></ul></p><a><button><select></select></button><i><a></a></i></a>"
    #expect(
      problems(in: markup).map { "\($0.path) \($0.kind)" } == [
        "p > img missingAlternative",
        "p > div blockInParagraph(element: \"div\")",
        "p > div > img missingAlternative",
        "a > button nestedControl(element: \"button\", outer: \"a\")",
        "a > i > a nestedControl(element: \"a\", outer: \"a\")",
      ]
    )
  }

  @Test("Nestings of any depth take time that grows with the page")
  func deep() {
    let count = 50_000
    let markup =
      String(repeating: "<p><div><a><b>", count: count)
      + String(repeating: "</b></a></div></p>", count: count)
    #expect(problems(in: markup).count == 1)
  }

  private func problems(in markup: String) -> [HTMLProblem] {
    Raw(html: markup).rendered(as: .htmlProblems)
  }
}
