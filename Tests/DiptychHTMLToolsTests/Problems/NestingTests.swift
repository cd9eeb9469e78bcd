import Diptych
import DiptychHTMLTools
import Testing

@Suite("Nesting") struct NestingTests {
  @Test("A block in a paragraph is listed, with the first that ends it") func blocks() {
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

  @Test("Content that browsers drop or move: a form in a form, text in a table, a second main")
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

  @Test("The messages about content that browsers drop or move") func movedMessages() {
    let kinds: [HTMLProblem.Kind] = [.nestedForm, .textInTable, .repeatedMain]
    #expect(
      kinds.map { HTMLProblem(path: "a", kind: $0).description } == [
        """
        a: the form is in a form, so a browser drops it, and its buttons submit the outer one. \
        Put them side by side, or give a button the attribute form.
        """,
        """
        a: the text is outside of the cells, so a browser moves it before the table. Put it into \
        a cell or a caption.
        """,
        "a: the page already has a main around its content. Use HTML.div or HTML.section.",
      ]
    )
  }

  @Test(
    "A block in an element of a line",
    arguments: [
      "abbr", "b", "bdi", "bdo", "button", "cite", "code", "data", "dfn", "em", "h1", "h2", "h3",
      "h4", "h5", "h6", "i", "kbd", "label", "mark", "meter", "output", "pre", "progress", "q", "s",
      "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var",
    ]
  )
  func lines(name: String) {
    for block in ["div", "h2", "p", "section", "ul"] {
      #expect(
        problems(in: "<div><\(name)><i><\(block)></\(block)></i></\(name)></div>") == [
          HTMLProblem(
            path: "div > \(name) > i > \(block)",
            kind: .blockInLine(element: block, outer: "i")
          )
        ]
      )
    }
    #expect(problems(in: "<div><\(name)><a><ins>a<b>b</b></ins></a></\(name)><p>c</p></div>") == [])
  }

  @Test("A block outside of its line, or in another block") func noLines() {
    #expect(
      problems(in: "<span><svg><foreignObject><div></div></foreignObject></svg></span>") == []
    )
    #expect(problems(in: "<span><template><div></div></template></span>") == [])
    #expect(
      problems(in: "<button><div><p>a</p><h2>b</h2></div></button>") == [
        HTMLProblem(path: "button > div", kind: .blockInLine(element: "div", outer: "button"))
      ]
    )
  }

  private let lists = ["ul", "ol", "menu"]
  private let tableParts = ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"]

  @Test("An element in a parent where it has no meaning") func misplaced() {
    let places = [
      "li": lists, "dt": ["dl"], "dd": ["dl"], "figcaption": ["figure"], "summary": ["details"],
      "legend": ["fieldset"], "caption": ["table"], "colgroup": ["table"], "col": ["colgroup"],
      "thead": ["table"], "tr": ["thead", "tbody", "tfoot", "table"], "td": ["tr"], "th": ["tr"],
      "source": ["picture", "audio", "video"], "track": ["audio", "video"],
    ]
    for (name, parents) in places {
      let tag = ["col", "source", "track"].contains(name) ? "<\(name)>" : "<\(name)></\(name)>"
      #expect(
        problems(in: "<section>\(tag)</section>") == [
          HTMLProblem(
            path: "section > \(name)",
            kind: .misplacedElement(element: name, parent: "section", places: parents)
          )
        ]
      )
      for parent in parents {
        #expect(problems(in: "<\(parent)>\(tag)</\(parent)>") == [])
      }
      #expect(problems(in: tag) == [])
      #expect(problems(in: "<template>\(tag)</template><my-list>\(tag)</my-list>") == [])
    }
    #expect(problems(in: "<dl><div><dt>a</dt><dd>b</dd></div></dl>") == [])
  }

  @Test("An element in a parent that holds others, and text beside items") func children() {
    let children = [
      "ul": ["li"], "ol": ["li"], "menu": ["li"], "dl": ["dt", "dd", "div"], "table": tableParts,
      "thead": ["tr"], "tbody": ["tr"], "tfoot": ["tr"], "tr": ["td", "th"], "colgroup": ["col"],
      "picture": ["source", "img"], "hgroup": ["p", "h1", "h2", "h3", "h4", "h5", "h6"],
    ]
    for (parent, names) in children {
      #expect(
        problems(in: "<\(parent)><br></\(parent)>") == [
          HTMLProblem(
            path: "\(parent) > br",
            kind: .misplacedChild(element: "br", parent: parent, children: names)
          )
        ]
      )
      #expect(problems(in: "<\(parent)><script></script><template></template></\(parent)>") == [])
    }
    for list in lists + ["dl"] {
      #expect(
        problems(in: "<\(list)> a </\(list)>")
          == [HTMLProblem(path: list, kind: .textInList(list: list))]
      )
    }
  }

  @Test("End tags may be left out, but not added") func endTags() {
    #expect(problems(in: "<ul><li>a<li><p>b<li>c</ul>") == [])
    #expect(problems(in: "<dl><dt>a<dd>b<p>c<dt>d</dl>") == [])
    #expect(
      problems(in: "<table><caption>a<thead><tr><th>b<tbody><tr><td>c<td><p>d<tr><td>e</table>")
        == []
    )
    #expect(problems(in: "<select><optgroup><option>a<option>b<optgroup><option>c</select>") == [])
    #expect(problems(in: "<ruby>a<rp>(<rt>b<rp>)</ruby>") == [])
    #expect(
      problems(in: "<div><b>a</i></b></div></section>") == [
        HTMLProblem(path: "div > b", kind: .strayEndTag(element: "i")),
        HTMLProblem(path: "", kind: .strayEndTag(element: "section")),
      ]
    )
  }

  @Test("The messages of elements in the wrong place") func placeMessages() {
    let kinds: [HTMLProblem.Kind] = [
      .blockInLine(element: "h2", outer: "button"),
      .misplacedElement(element: "li", parent: "div", places: lists),
      .misplacedElement(element: "dt", parent: "article", places: ["dl"]),
      .misplacedChild(element: "p", parent: "ul", children: ["li"]),
      .misplacedChild(element: "br", parent: "table", children: tableParts),
      .textInList(list: "ol"), .textInList(list: "dl"), .strayEndTag(element: "i"),
    ]
    #expect(
      kinds.map { HTMLProblem(path: "a", kind: $0).description } == [
        """
        a: the h2 is in a button, which may contain only text and inline elements. Move the h2 \
        out of the button, or replace it with text.
        """,
        """
        a: the li is in a div, where it has no meaning. Put it into a ul, an ol or a menu.
        """,
        "a: the dt is in an article, where it has no meaning. Put it into a dl.",
        """
        a: the p is in a ul, which may contain only li. Put it into an li, or beside the ul.
        """,
        """
        a: the br is in a table, which may contain only caption, colgroup, thead, tbody, tfoot \
        and tr. Put it into a caption, a colgroup, a thead, a tbody, a tfoot or a tr, or beside \
        the table.
        """,
        "a: the text is in an ol, outside of its items. Put it into an li.",
        "a: the text is in a dl, outside of its items. Put it into a dt or a dd.",
        "a: the end tag </i> ends no element. Remove it, or add the start tag.",
      ]
    )
  }

  @Test("A control in a link or a button is listed") func controls() {
    let view = HTML.section {
      Link(destination: "/a") { Link("b", destination: "/b") }
      Link(destination: "/a") { Button("b") {} }
      HTML.button { HTML.b { HTML.select {} } }
    }
    #expect(
      view.rendered(as: .htmlProblems).map(\.description) == [
        """
        section > a > a: the a is in an a, which may not contain a link or a control: browsers \
        separate them or ignore one. Put them side by side.
        """,
        """
        section > a:nth-of-type(2) > button: the button is in an a, which may not contain a \
        link or a control: browsers separate them or ignore one. Put them side by side.
        """,
        """
        section > button > b > select: the select is in a button, which may not contain a link \
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
      ("svg", false), ("span", false),
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

  @Test("A link without an address is a control only inside a link") func anchor() {
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
  func valid(markup: String) { #expect(problems(in: markup) == []) }

  @Test("Each template has ids of its own") func templates() {
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

  @Test("Each image in a link or a button needs an alternative text")
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

  @Test("Nestings of any depth take time that grows with the page") func deep() {
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
