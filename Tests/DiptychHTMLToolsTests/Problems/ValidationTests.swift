import Diptych
import DiptychHTMLTools
import DiptychTesting
import Testing

@Suite("Validation") struct ValidationTests {
  @Test("A page without problems passes") func valid() throws {
    let page = Document(title: "A", language: "en") {
      Image("a.png", alt: "")
      Link("b", destination: "mailto:a@b.c")
      HTML.img(.srcset("a.png 1x, b.png 2x"), .alt("A"))
    }
    try page.validate()
    #expect(page.rendered(as: .htmlProblems) == [])
  }

  @Test("Each replaced URL is listed with its position") func urls() {
    let view = Document(title: "A", language: "en") {
      Text("first")
      List {
        Link("fine", destination: "/")
        Link("bad", destination: "javascript:alert(1)")
      }
      Table([1]) { TableColumn("Image") { _ in Image("data:image/png,x", alt: "x") } }
      HTML.a(.href("/"), .ping("https://a.b vbscript:x /c")) { Text("p") }
      HTML.img(.srcset("a.png 1x, blob:x 2x"), .alt(""))
      HTML.div { Text("x") }.htmlAttributes(.id("x"))
      Link("outer", destination: "/").htmlAttributes(.itemid("x"))
    } head: {
      HTML.meta(.refresh(after: 0, to: "javascript:x"))
    }
    expectSnapshot(of: message(of: view))
  }

  @Test("A refused link has the position of the element around it, whatever its label is")
  func links() {
    let view = HTML.section {
      HTML.br()
      Paragraph {
        Link(destination: "ssh://a") { Text("bold").bold() }
        LineBreak()
        Link(destination: "git@a:b") { Image("a.png", alt: "") }
      }
      HTML.a(.href("javascript:x")) { Link("in an element", destination: "rdar:1") }
    }
    expectSnapshot(of: message(of: view))
    #expect(
      view.environment(\.linkPolicy, .standard.allowing("ssh", "rdar")).rendered(as: .htmlProblems)
        .map(\.kind) == [
          .refusedLink(url: "git@a:b", .missingScheme),
          .unsafeURL(attribute: "href", url: "javascript:x"),
          .nestedControl(element: "a", outer: "a"),
        ]
    )
    let trusted = HTML.p {
      HTML.a(.href("ssh://a")) { Text("a") }
      HTML.a(.href("rdar:1")) { Text("b") }
    }.environment(\.linkPolicy, .standard.allowing("ssh"))
    #expect(
      message(of: trusted) == """
        1 problem in the page:
        p > a:nth-of-type(2): the URL "rdar:1" in href became "about:invalid". \(notHere("rdar"))
        """
    )
  }

  @Test("A text of a script or a style that could end it is listed") func rawText() {
    let view = _Pair(
      HTML.script(text: "let a = '</SCRIPT>'"),
      HTML.style(text: "a { content: '<!--' }")
    )
    #expect(
      message(of: view) == """
        2 problems in the page:
        script: the text was left out, because "</script" in it could end the element. Write the \
        "<" in another way, such as "\\x3C" in a string of JavaScript.
        style: the text was left out, because "<!--" in it could end the element. Write the "<" in \
        another way, such as "\\x3C" in a string of JavaScript.
        """
    )
  }

  @Test("Repeated ids and attributes, and images without an alternative, are listed")
  func markup() {
    let view = HTML.section {
      HTML.p(.id("a")) {}
      HTML.p(.id("b")) {}
      HTML.p(.id("a"), .title("x"), .title("y")) {}
      HTML.img(.src("a.png"))
      Raw(html: "<i id=b><br/><img src='x>y'>")
    }
    expectSnapshot(of: message(of: view))
  }

  @Test("A value that an attribute can't have is listed") func values() {
    let view = HTML.form {
      HTML.input(.attribute("disabled", "false"), .aria("label", "a"), .attribute("required", ""))
      HTML.img(.src("a.png"), .alt(""), .width(-5), .height(5), .attribute("ismap", "ISMAP"))
      Raw(html: "<svg width=-1></svg><x-y selected=no><details open=true></details>")
    }
    let yes = """
      but browsers ignore the value, because the attribute itself means yes. Write it without a \
      value, or leave it out.
      """
    #expect(
      message(of: view) == """
        4 problems in the page:
        form > input: the attribute disabled has the value "false", \(yes)
        form > img: the attribute width is -5, but it can't be negative. Correct the number.
        form > svg: the attribute width is -1, but it can't be negative. Correct the number.
        form > x-y > details: the attribute open has the value "true", \(yes)
        """
    )
  }

  @Test("An id that was replaced by an outer one is listed with it") func droppedIDs() {
    let view = HTML.section {
      HTML.div(.id("one")) { Text("a") }.id("two")
      HTML.div { Text("a") }.htmlAttributes(.id("z")).id("a")
      HTML.div(.id("in")) { Text("a") }.htmlAttributes(.id("middle")).id("out")
      Heading("a").id("same").id("same")
    }
    #expect(
      view.rendered(as: .html) == """
        <section><div id="two">a</div><div id="a">a</div><div id="out">a</div>\
        <h1 id="same">a</h1></section>
        """
    )
    #expect(
      message(of: view) == """
        4 problems in the page:
        section > div: the id "one" was left out, because a modifier outside gave the element the \
        id "two". Remove one of the ids, or put the element into another one.
        section > div:nth-of-type(2): the id "z" was left out, because a modifier outside gave the \
        element the id "a". Remove one of the ids, or put the element into another one.
        section > div:nth-of-type(3): the id "in" was left out, because a modifier outside gave \
        the element the id "out". Remove one of the ids, or put the element into another one.
        section > div:nth-of-type(3): the id "middle" was left out, because a modifier outside \
        gave the element the id "out". Remove one of the ids, or put the element into another one.
        """
    )
    let page = Document(title: "A", language: "en", attributes: [.id("root")]) { Text("a") }
      .id("doc")
    #expect(
      page.rendered(as: .htmlProblems)
        == [HTMLProblem(path: "html", kind: .droppedID(id: "root", kept: "doc"))]
    )
  }

  @Test("A document inside of an element is listed") func misplacedDocuments() {
    let document = Document(title: "A", language: "en") { Text("a") }
    let advice = """
      the document is not the root of the page, so a browser ignores its doctype, html, head and \
      body tags. Put modifiers on the content of the document, and other content into it.
      """
    #expect(message(of: document.padding(1)) == "1 problem in the page:\ndiv > html: \(advice)")
    let view = Group {
      Text("before")
      document
    }
    #expect(message(of: view) == "1 problem in the page:\nhtml: \(advice)")
    let commented = Group {
      Raw(html: "<!-- generated -->\n")
      document.theme(.standard)
    }
    #expect(message(of: commented) == "no problem")
  }

  @Test("An invalid id is listed") func invalidIDs() {
    let view = HTML.section {
      HTML.div(.id("a b")) {}
      HTML.div {}.htmlAttributes(.id(""))
      Heading("Getting started").id("Getting started")
      Paragraph {
        Text("text")
        Text("a = b").id("a = b")
      }
    }
    #expect(
      view.rendered(as: .html) == """
        <section><div id="a b"></div><div id=""></div><h1>Getting started</h1>\
        <p>texta = b</p></section>
        """
    )
    #expect(
      message(of: view) == """
        4 problems in the page:
        section > div: the id "a b" is invalid, because it is empty or contains white space, so no \
        link can point to it. Write a word, such as "getting-started".
        section > div:nth-of-type(2): the id "" is invalid, because it is empty or contains white \
        space, so no link can point to it. Write a word, such as "getting-started".
        section > h1: the id "Getting started" is invalid, because it is empty or contains white \
        space, so no link can point to it. Write a word, such as "getting-started".
        section > p: the id "a = b" is invalid, because it is empty or contains white space, so no \
        link can point to it. Write a word, such as "getting-started".
        """
    )
  }

  @Test("A class without a rule in the stylesheet file is listed, once, with its rule")
  func missingRules() {
    let color = Color(red: 0x12, green: 0x34, blue: 0xAB)
    let page = Document(title: "A", language: "en") {
      Text("a").foregroundStyle(.red)
      Text("b").foregroundStyle(color)
      Text("c").foregroundStyle(color)
      Text("d").backgroundStyle(color).padding(.top, 17)
      Text("e").htmlAttributes(.class("fg-mine"))
    }
    #expect(page.rendered(as: .htmlProblems) == [])
    let problems = page.rendered(as: .htmlProblems(stylesheet: .file(url: "/kit.css")))
    let reason = """
      has no rule in the stylesheet file, which holds Stylesheet.standard. Embed the stylesheet, \
      or add the rule to a stylesheet of the page:
      """
    #expect(
      problems.map(\.description) == [
        """
        html > body > main > p:nth-of-type(2) > span: the class fg-1234ab \(reason) \
        .fg-1234ab { color: #1234ab }
        """,
        """
        html > body > main > div: the class pad-top-17 \(reason) \
        .pad-top-17 { padding-block-start: 17lh }
        """,
        """
        html > body > main > div > p > span: the class bg-1234ab \(reason) \
        .bg-1234ab { background: #1234ab }
        """,
      ]
    )
    #expect(throws: HTMLValidationError(problems: problems)) {
      try page.validate(stylesheet: .file(url: "/kit.css"))
    }
  }

  @Test("An invalid key is listed") func key() {
    #expect(
      message(of: HTML.b(.data("x y", "z")) {}) == """
        1 problem in the page:
        b: an attribute with the prefix data- was left out, because its key is invalid. Use one or \
        more ASCII letters, digits, "-", "_" and ".".
        """
    )
  }

  @Test("The problems of a stream are lines") func lines() {
    var sink = Collector()
    HTML.img(.src("a.png")).write(as: .htmlProblems, to: &sink)
    #expect(
      String(decoding: sink.bytes, as: UTF8.self) == """
        img: the image has no alt. Give it one, or an empty one if the image is only decoration.

        """
    )
  }

  /// Returns the message about a scheme that can't be allowed.
  private func never(_ scheme: String) -> String {
    """
    The scheme "\(scheme)" is never allowed, because its URLs can run code or contain a page. Use \
    a URL of another scheme.
    """
  }

  /// Returns the message about a scheme that can be allowed.
  private func notHere(_ scheme: String) -> String {
    """
    The scheme "\(scheme)" is not allowed. Where addresses can be trusted, allow it: \
    .environment(\\.linkPolicy, .standard.allowing("\(scheme)")).
    """
  }

  private func message(of view: some View) -> String {
    do {
      try view.validate()
      return "no problem"
    } catch {
      return error.description
    }
  }
}
