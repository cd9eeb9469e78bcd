import Diptych
import DiptychHTML
import DiptychHTMLTools
import Testing

@Suite struct OpenAttributeTests {
  private typealias A = HTML.Attribute<HTML.AnyTag>

  @Test("Attributes of script libraries, and custom elements") func page() throws {
    let view = HTML.section(.attribute("hx-boost", "true"), .class("a"), .attribute("class", "b")) {
      HTML.button(.attribute("hx-get", "/next?a=1&b=2"), .attribute("hx-swap", "outerHTML")) {
        Text("Next")
      }
      HTML.div(.attribute("x-data", code: "{ open: false }"), .attribute("x-cloak")) {
        HTML.button(.attribute("@click.prevent", code: "open = !open && 1 > 0")) { Text("More") }
      }
      HTML.element("user-card", .attribute("variant", "\"b\""), .id("ada")) { Text("Ada") }
      HTML.element("user-card")
      HTML.input(.attribute("hx-on:input", code: "count(this)"), .attribute("_", code: "on load"))
      Text("c").htmlAttributes(.attribute("property", "schema:name"), .attribute("hx-get", "/c"))
    }
    let html = """
      <section hx-boost="true" class="a b">\
      <button hx-get="/next?a=1&amp;b=2" hx-swap="outerHTML">Next</button>\
      <div x-data="{ open: false }" x-cloak>\
      <button @click.prevent="open = !open &amp;&amp; 1 > 0">More</button></div>\
      <user-card variant="&quot;b&quot;" id="ada">Ada</user-card><user-card></user-card>\
      <input hx-on:input="count(this)" _="on load">\
      <span property="schema:name" hx-get="/c">c</span></section>
      """
    #expect(view.rendered(as: .html) == html)
    #expect(view.rendered(as: .htmlProblems) == [])
    #expect(view.rendered(as: .text(width: 20)) == "Next\nMore\nAdac\n")
  }

  @Test(
    "A URL under any name may only have the schemes of links",
    arguments: [
      "href", "HREF", "src", "action", "formaction", "poster", "cite", "background", "manifest",
      "xlink:href", "up-href", "data-src", "avatar-url",
      "avatarUrl", "AVATARURL", "imagesrc", "linkhref", "baseUri", "data-hx-delete", "hx-get",
      "hx-post", "hx-put", "hx-patch",
      "hx-delete", "data-hx-get", "hx-push-url", "hx-replace-url", "ws-connect", "sse-connect",
    ] as [StaticString]
  )
  func urls(name: StaticString) {
    let view = HTML.b(.open(name, "JavaScript:alert(1)")) {}
    #expect(view.rendered(as: .html) == "<b \(name)=\"about:invalid\"></b>")
    #expect(
      view.rendered(as: .htmlProblems).map(\.kind) == [
        .unsafeURL(attribute: "\(name)", url: "JavaScript:alert(1)")
      ]
    )
    #expect(HTML.b(.open(name, "/a b")) {}.rendered(as: .html) == "<b \(name)=\"/a%20b\"></b>")
  }

  @Test("Lists of URLs, and URLs under any name") func urlLists() {
    let view = HTML.b(
      .open("srcset", "a.png 1x, javascript:x 2x"),
      .open("ping", "/a javascript:b"),
      .open("avatar", url: "javascript:x"),
      .open("srcset", url: "javascript:y"),
      .open("class", url: "javascript:z")
    ) {}
    #expect(
      view.rendered(as: .html) == """
        <b srcset="a.png 1x, about:invalid 2x" ping="/a about:invalid" avatar="about:invalid" \
        srcset="about:invalid" class="javascript:z"></b>
        """
    )
  }

  @Test(
    "An attribute that runs as code takes only literals",
    arguments: [
      "x-data", "X-On:click", "x-html", "@click", ":class", "v-html", "v-on:click", "ng-init", "_",
      "hx-on", "hx-on:click", "hx-on::after-request", "hx-on-click", "data-hx-on-click", "hx-vars",
      "data-on-load", "up-on-loaded", "(click)", "[innerHTML]", "*ngIf", "#ref", "$x",
      "script", "Script", "data-script", "ng:click", "ng_click", "data-ng-click", "data:ng:click",
      "data_ng_click", "x-ng-click", "x:ng-click", "x_ng_click", "wire:click", "wire:model.live",
      "bind-innerHTML", "bindon-value", "data-bind", "data-bind-value", "data-on", "data-on:click",
      "data-on_x", "data-on.x", "data-effect", "data-computed", "data-computed:a", "data-signals",
      "data-signals-a", "data-init", "data-json-signals", "data-attr", "data-attr:href",
      "data-class:a", "data-style:color", "data-replace-url", "data-up-on-loaded", "data-hx-vars",
    ] as [StaticString]
  )
  func code(name: StaticString) {
    let refused = HTML.b(.open(name, "alert(1)"), .open(name, url: "/a"), .title("t")) {}
    #expect(refused.rendered(as: .html) == "<b title=\"t\"></b>")
    let problem = HTMLProblem.Kind.refusedAttribute(name: "\(name)")
    #expect(refused.rendered(as: .htmlProblems).map(\.kind) == [problem, problem])
    let literal = HTML.b(.open(name, code: "a < 'b'")) {}
    #expect(literal.rendered(as: .html) == "<b \(name)=\"a &lt; 'b'\"></b>")
    #expect(literal.rendered(as: .htmlProblems) == [])
    #expect(HTML.b(.open(name)) {}.rendered(as: .html) == "<b \(name)></b>")
  }

  @Test(
    "Prefixes that make htmx run a value of data as code",
    arguments: [
      ("hx-vals", "js:{a: b()}"), ("hx-vals", " \n\u{FEFF}\u{A0}JS:{}"),
      ("hx-headers", "javascript:x()"), ("hx-request", "js:x"), ("data-hx-vals", "js:x"),
      ("hx-trigger", "click[alert(1)]"),
    ] as [(StaticString, String)]
  )
  func codeValues(name: StaticString, value: String) {
    let view = HTML.b(.open(name, value)) {}
    #expect(view.rendered(as: .html) == "<b></b>")
    #expect(view.rendered(as: .htmlProblems).map(\.kind) == [.refusedAttribute(name: "\(name)")])
  }

  @Test(
    "Keys of data that a script library runs take no value, and don't stop a debug build",
    arguments: [
      ("hx-on--click", "a()"), ("HX-On-Click", "a()"), ("hx-on", "a()"), ("hx-vars", "a"),
      ("hx-vals", "js:a"), ("hx-trigger", "click[a()]"), ("hx-headers", " JavaScript:a"),
      ("script", "on load"), ("ng-init", "a"), ("ng_init", "a"), ("ng-click", "a"), ("on", "a"),
      ("on-click", "a"), ("on.click", "a"), ("bind", "a"), ("effect", "a"), ("signals", "a"),
      ("signals-b", "a"), ("computed-b", "a"), ("init", "a"), ("attr-href", "a"), ("_", "a"),
      ("up-on-loaded", "a"), ("json-signals", "a"), ("replace-url", "a"),
    ] as [(String, String)]
  )
  func dataCode(key: String, value: String) {
    let problem = HTMLProblem.Kind.refusedAttribute(name: "data-\(key.lowercased())")
    for view in [
      AnyView(HTML.b(.data(key, value), .title("t")) {}),
      AnyView(HTML.b(.title("t")) {}.htmlAttributes(.data(key, value))),
    ] {
      #expect(view.rendered(as: .html) == "<b title=\"t\"></b>")
      #expect(view.rendered(as: .htmlProblems).map(\.kind) == [problem])
      #expect(view.rendered(as: .tree) == "b title=\"t\"\n")
    }
  }

  @Test("The remedy for a key of data that is code") func dataCodeMessage() {
    #expect(
      HTML.b(.data("hx-on--click", "x")) {}.rendered(as: .htmlProblems).map(\.description) == [
        """
        b: the attribute "data-hx-on--click" was left out: a script runs it as code, which may not \
        be put together from data. Use a literal: .attribute("data-hx-on--click", code: "...").
        """
      ]
    )
    #expect(
      HTML.b(.attribute("data-hx-on--click", code: "a()")) {}.rendered(as: .html)
        == "<b data-hx-on--click=\"a()\"></b>"
    )
  }

  @Test(
    "Keys of data that are URLs",
    arguments: [
      "url", "avatarUrl", "image-src", "href", "uri", "hx-get", "hx-delete", "hx-push-url",
    ]
  )
  func dataURLs(key: String) {
    let name = "data-\(key.lowercased())"
    let problem = HTMLProblem.Kind.unsafeURL(attribute: name, url: "javascript:x=1")
    for view in [
      AnyView(HTML.b(.data(key, "javascript:x=1")) {}),
      AnyView(HTML.b {}.htmlAttributes(.data(key, "javascript:x=1"))),
      AnyView(HTML.b(.title("t").when(false)) {}.htmlAttributes(.data(key, "javascript:x=1"))),
    ] {
      #expect(view.rendered(as: .html) == "<b \(name)=\"about:invalid\"></b>")
      #expect(view.rendered(as: .htmlProblems).map(\.kind) == [problem])
    }
    #expect(HTML.b(.data(key, "/a b")) {}.rendered(as: .html) == "<b \(name)=\"/a%20b\"></b>")
  }

  @Test(
    "Keys of plain data, and names that only look like code",
    arguments: [
      "once", "online", "only", "created-on", "posted-on-day", "text", "class", "class-name",
      "show",
      "style", "ref", "indicator", "action", "initial", "attribute", "binding", "ng", "angle",
      "scripts", "effects", "hx-vals", "hx-trigger", "hx-confirm", "srcs", "x-data", "-", "0",
    ]
  )
  func plainData(key: String) {
    let view = HTML.b(.data(key, "click, js:a")) {}
    #expect(view.rendered(as: .html) == "<b data-\(key)=\"click, js:a\"></b>")
    #expect(view.rendered(as: .htmlProblems) == [])
  }

  @Test("A value that is or becomes a URL has an allowed scheme") func hiddenURLs() {
    let view = HTML.section {
      HTML.object(.open("data", "javascript:x")) {}
      HTML.object {}.htmlAttributes(.open("DATA", "vbscript:x"))
      HTML.uncheckedElement("x-chart", [.open("data", #"[1, "a:b"]"#)], EmptyView())
      HTML.b(.open("to", "JavaScript:x"), .open("values", "/a; javascript:x"), .open("by", "1")) {}
      HTML.b(.open("values", "a;b")) {}.htmlAttributes(.open("from", code: "javascript:x"))
      HTML.b(.open("values", url: "/a;javascript:x"), .open("to", url: "/a;b")) {}
    }
    #expect(
      view.rendered(as: .html) == """
        <section><object data="about:invalid"></object><object DATA="about:invalid"></object>\
        <x-chart data="[1, &quot;a:b&quot;]"></x-chart><b by="1"></b><b values="a;b"></b>\
        <b to="/a;b"></b></section>
        """
    )
    #expect(
      view.rendered(as: .htmlProblems).map(\.kind) == [
        .unsafeURL(attribute: "data", url: "javascript:x"),
        .unsafeURL(attribute: "DATA", url: "vbscript:x"),
        .refusedAttribute(name: "to"), .refusedAttribute(name: "values"),
        .refusedAttribute(name: "from"), .refusedAttribute(name: "values"),
      ]
    )
    #expect(
      HTMLProblem(path: "b", kind: .refusedAttribute(name: "to")).description == """
        b: the attribute "to" was left out: an animation could set a link to this URL, and its \
        scheme is not allowed. Use a relative URL, or one of https.
        """
    )
  }

  @Test("Code of htmx is a literal where usually data is, and no value stops a debug build")
  func literalCode() {
    let view = HTML.b(
      .attribute("hx-vals", code: "js:{a: 1}"),
      .attribute("hx-trigger", code: "click[ctrlKey]"),
      .attribute("hx-headers", "js:x"),
      .attribute("to", "javascript:x")
    ) {}
    #expect(
      view.rendered(as: .html) == """
        <b hx-vals="js:{a: 1}" hx-trigger="click[ctrlKey]"></b>
        """
    )
  }

  @Test("Values of htmx that are data") func dataValues() {
    let view = HTML.b(
      .open("hx-vals", #"{"js:": "javascript:"}"#),
      .open("hx-trigger", "load, click from:body"),
      .open("hx-confirm", "js: sure?")
    ) {}
    #expect(
      view.rendered(as: .html) == """
        <b hx-vals="{&quot;js:&quot;: &quot;javascript:&quot;}" hx-trigger="load, click from:body" \
        hx-confirm="js: sure?"></b>
        """
    )
  }

  @Test("Handlers, styles, srcdoc and invalid names never reach the page") func refused() {
    let names: [StaticString] = [
      "onclick", "ONLOAD", "on", "style", "Style", "srcdoc", "http-equiv", "", " ", "a b", "a=b",
      "a>", "a/b", "a\"b", "a'b", "a<b", "a`b", "a\u{0}", "é", "a\nb",
    ]
    for name in names {
      for attribute in [
        A.open(name, "v"), .open(name), .open(name, code: "v"), .open(name, url: "/v"),
      ] {
        for view in [
          AnyView(HTML.uncheckedElement("x-b", [attribute, .title("t")], EmptyView())),
          AnyView(HTML.element("x-b", .title("t")).htmlAttributes(attribute)),
        ] {
          #expect(view.rendered(as: .html) == "<x-b title=\"t\"></x-b>", "\(name)")
          #expect(
            view.rendered(as: .htmlProblems).map(\.kind) == [.refusedAttribute(name: "\(name)")]
          )
          #expect(view.rendered(as: .tree) == "x-b title=\"t\"\n")
        }
      }
    }
  }

  @Test("The messages about attributes that were left out") func messages() {
    let view = HTML.div {
      HTML.b(.open("onclick", "x")) {}
      HTML.i(.open("style", "x")) {}
      HTML.u(.open("a b", "x")) {}
      HTML.s(.open("x-data", "x")) {}
      HTML.em(.open("hx-vals", "js:x")) {}
      HTML.q(.open("srcdoc", "x")) {}
      HTML.p(.open("http-equiv", "x")) {}
      HTML.uncheckedElement("div", [.title("t")], Text("c"))
    }
    #expect(
      view.rendered(as: .htmlProblems).map(\.description) == [
        """
        div > b: the attribute "onclick" was left out: an event handler is code. Listen for the \
        event in a script.
        """,
        """
        div > i: the attribute "style" was left out: style is not allowed. Give the element a \
        class, and the class a rule.
        """,
        """
        div > u: the attribute "a b" was left out: its name is invalid. Use one or more ASCII \
        letters, digits and any of - _ . : @ # $ * [ ] ( ).
        """,
        """
        div > s: the attribute "x-data" was left out: a script runs it as code, which may not be \
        put together from data. Use a literal: .attribute("x-data", code: "...").
        """,
        """
        div > em: the attribute "hx-vals" was left out: a script runs it as code, which may not be \
        put together from data. Use a literal: .attribute("hx-vals", code: "...").
        """,
        """
        div > q: the attribute "srcdoc" was left out: its value is a document, which is not \
        checked. Use src.
        """,
        """
        div > p: the attribute "http-equiv" was left out: use refresh(after:to:), or \
        the policy of a Document.
        """,
        """
        div > span: the element "div" became a span, because its name is invalid for a custom \
        element. Use a lower case letter, then letters, digits, "-", "_" and ".", with at least \
        one "-". For an element of HTML, use its function, such as HTML.div.
        """,
      ]
    )
    #expect(view.rendered(as: .html).hasSuffix("<span title=\"t\">c</span></div>"))
  }

  @Test("A name of SVG or MathML is reported as reserved") func reservedName() {
    let view = HTML.div { HTML.uncheckedElement("annotation-xml", [], Text("a")) }
    #expect(
      view.rendered(as: .htmlProblems).map(\.description) == [
        """
        div > span: the element "annotation-xml" became a span, because its name is reserved for \
        SVG or MathML. Use another name, such as "my-annotation-xml".
        """
      ]
    )
  }

  @Test(
    "Names of custom elements",
    arguments: [
      ("user-card", true), ("a-", true), ("x-1.b_c", true), ("emotion-😍", true), ("a-é", true),
      ("usercard", false), ("User-card", false), ("user-Card", false), ("-a", false),
      ("1-a", false),
      ("", false), ("script", false), ("style", false), ("iframe", false), ("base", false),
      ("a-b c", false), ("a-b>", false), ("a-b/", false), ("a-\"b", false), ("font-face", false),
      ("annotation-xml", false), ("a-\u{D7}", false), ("a-\u{0}", false), ("é-a", false),
    ] as [(StaticString, Bool)]
  )
  func elementNames(name: StaticString, isValid: Bool) {
    let view = HTML.uncheckedElement(name, [], Text("a"))
    let written = isValid ? "\(name)" : "span"
    #expect(view.rendered(as: .html) == "<\(written)>a</\(written)>")
    #expect(
      view.rendered(as: .htmlProblems).map(\.kind)
        == (isValid ? [] : [.refusedElement(name: "\(name)")])
    )
  }

  @Test("A name of any length") func longName() {
    let view = HTML.element(
      "a-name-that-is-longer-than-a-register",
      .attribute("an-attribute-that-is-longer-than-a-register", "v")
    ) { Text("a") }
    #expect(
      view.rendered(as: .html) == """
        <a-name-that-is-longer-than-a-register \
        an-attribute-that-is-longer-than-a-register="v">a</a-name-that-is-longer-than-a-register>
        """
    )
  }

  #if DEBUG
  @Test("A debug build stops at an attribute that is left out") func stops() async {
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.AnyTag>.attribute("onclick", "x")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.AnyTag>.attribute("x-data", "x")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.AnyTag>.attribute("style")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.AnyTag>.attribute("a b", code: "x")
    }
    await #expect(processExitsWith: .failure) {
      _ = HTML.Attribute<HTML.AnyTag>.attribute("srcdoc", url: "x")
    }
    await #expect(processExitsWith: .failure) { _ = HTML.element("script") }
  }
  #endif
}
