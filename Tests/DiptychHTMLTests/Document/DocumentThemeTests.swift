import Diptych
import DiptychHTMLTools
import Testing

@testable import DiptychHTML

@Suite("Themes of pages") struct DocumentThemeTests {
  /// The theme of an author: an accent, a font, a width, a heading, rules.
  private func brand() throws -> Theme {
    try Theme.standard
      .accent(light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2), terminal: .magenta)
      .style(.heading2, .init(color: AdaptiveColor(Color(hex: 0x7A2E8E)), weight: 500))
      .style(.added, .init(weight: 700))
      .property(.sans, "Georgia, \"Liberation Serif\", serif")
      .property(.pageWidth, "60rem")
      .property(.init("brand"), "1px")
      .appearance(.light)
      .rules("h1 { letter-spacing: 0.05em }\n.brand { border-width: var(--brand) }")
  }

  /// The rules that the theme adds to the stylesheet of a page, after its tokens and at its end.
  private let root = """
    :root { color-scheme: light; --accent: light-dark(#7a2e8e, #e2a5f2); --added-weight: 700; \
    --brand: 1px; --heading-2: #7a2e8e; --heading-2-weight: 500; \
    --on-accent: light-dark(#ffffff, #0b1216); --page: 60rem; \
    --sans: Georgia, "Liberation Serif", serif }

    """
  private let rules = """
    .added { font-weight: var(--added-weight) }
    h1 { letter-spacing: 0.05em }
    .brand { border-width: var(--brand) }

    """

  private struct Page: View {
    var body: some View { Document(title: "T", language: "en") { Text("a") } }
  }

  private func sheet(_ page: some StringProtocol) -> String {
    String(page.split(separator: "<style>\n")[1].split(separator: "</style>")[0])
  }

  @Test("The theme of an author is what differs from the standard theme") func author() throws {
    let theme = try brand()
    let page = Document(title: "T", language: "en", theme: theme) { Heading("A") }
    let sheet = sheet(page.rendered(as: .html))
    #expect(sheet == Stylesheet.stylesheet(classes: [.headings], theme: theme))
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] + "\n" == Stylesheet.compact(root))
    #expect(sheet.hasSuffix("\n" + rules))
    #expect(sheet.contains("\nh2{color:var(--heading-2,inherit);font-weight:"))
  }

  @Test("The theme around a document, or around a view with one, is the theme of the page")
  func around() throws {
    let theme = try brand()
    let page = Document(title: "T", language: "en", theme: theme) { Text("a") }
    let expected = page.rendered(as: .html)
    #expect(Page().theme(theme).rendered(as: .html) == expected)
    #expect(Page().theme(theme).theme(.plain).rendered(as: .html) == expected)
    #expect(Page().theme(.standard).rendered(as: .html) == Page().rendered(as: .html))
    #expect(
      Page().theme(theme).htmlAttributes(.id("i")).rendered(as: .html)
        == Page().htmlAttributes(.id("i")).theme(theme).rendered(as: .html)
    )
  }

  @Test("Beside a stylesheet in a file, the theme is in the page, and is allowed by its hash")
  func file() throws {
    let format = HTMLFormat(stylesheet: .file(url: "/kit.css"))
    let theme = try brand()
    let page = Document(title: "T", language: "en", policy: "default-src 'none'", theme: theme) {
      Text("a")
    }
    let expected = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' \
      'sha256-\(base64(SHA256.hash(("\n" + root + rules).utf8)))'">\
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>T</title>\
      <link rel="stylesheet" href="/kit.css"><style>
      \(root)\(rules)</style></head><body><main id="content"><p>a</p></main></body></html>

      """
    #expect(page.rendered(as: format) == expected)
    let plain = Document(title: "T", language: "en") { Text("a") }
    #expect(!plain.rendered(as: format).contains("<style>"))
  }

  @Test("A theme inside of a page is a group, whose rule says what differs from the page")
  func inside() {
    let violet = Theme.standard.accent(light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2))
    let page = Document(title: "T", language: "en", theme: violet) {
      Text("a").theme(.standard.appearance(.dark))
      Text("b").theme(violet)
      Paragraph {
        Text("c")
        Text("d").theme(.standard.appearance(.dark))
      }
    }
    let text = page.rendered(as: .html)
    let rules = sheet(text).split(separator: "\n").filter { $0.hasPrefix(".theme") }
    #expect(
      rules == [
        """
        .theme-\(Self.className){color-scheme:dark;--accent:light-dark(#00617f,#68c7e5);\
        --on-accent:light-dark(#ffffff,#06222d);color:var(--ink);background:var(--ground)}
        """
      ]
    )
    #expect(
      text.split(separator: "<main id=\"content\">")[1] == """
        <div class="theme-\(Self.className)"><p>a</p></div><p>b</p>\
        <p>c<span class="theme-\(Self.className)">d</span></p></main></body></html>

        """
    )
    let problems = page.rendered(as: .htmlProblems(stylesheet: .file(url: "/kit.css")))
    #expect(problems.map(\.path) == ["html > body > main > div"])
  }

  private static let className = "59cc97"

  @Test("Rules of a theme apply in its part of the page, and a nested theme resets them")
  func part() throws {
    let theme = try brand()
    let view = Group { Text("a").theme(.standard) }.theme(theme)
    let text = Document(title: "T", language: "en") { view }.rendered(as: .html)
    let rules = sheet(text).split(separator: "\n").filter { $0.hasPrefix(".theme-") }
    #expect(
      rules == [
        """
        .theme-70b012{color-scheme:light;--accent:light-dark(#7a2e8e,#e2a5f2);\
        --added-weight:700;--brand:1px;--heading-2:#7a2e8e;--heading-2-weight:500;\
        --on-accent:light-dark(#ffffff,#0b1216);--page:60rem;\
        --sans:Georgia,"Liberation Serif",serif;color:var(--ink);background:var(--ground);\
        font-family:var(--sans)}
        """,
        ".theme-70b012 .added{font-weight:var(--added-weight)}",
        ".theme-70b012 h1{letter-spacing:.05em}",
        ".theme-70b012 .brand{border-width:var(--brand)}",
        """
        .theme-b8ec01{color-scheme:light dark;--accent:light-dark(#00617f,#68c7e5);\
        --added-weight:initial;--brand:initial;--heading-2:initial;--heading-2-weight:initial;\
        --on-accent:light-dark(#ffffff,#06222d);--page:72rem;--sans:system-ui,-apple-system,\
        "Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif;color:var(--ink);\
        background:var(--ground);font-family:var(--sans)}
        """,
      ]
    )
  }

  @Test(
    "Each selector of a part's rules follows the selector of the part",
    arguments: [
      ("h1 { a: b }\n.c, :is(d, e) { f: g }", "P h1 { a: b }\nP .c, P :is(d, e) { f: g }\n"),
      ("& > p, p:not(&) { a: b }", "P > p, p:not(P) { a: b }\n"),
      ("> p { a: b; & c { d: e } }", "P > p { a: b; & c { d: e } }\n"),
      ("[a=\"&{,\"], b { c: '}' }", "P [a=\"&{,\"], P b { c: '}' }\n"),
      ("/* a { b */ c /* , */ d { e: f }", "P c  d { e: f }\n"),
      (
        "@media (a < b) { c { d: e } f { g: h } }",
        "@media (a < b) {\nP c { d: e }\nP f { g: h }\n}\n"
      ),
      ("@layer a; @layer b { c { d: e } }", "@layer a;\n@layer b {\nP c { d: e }\n}\n"),
      ("@keyframes a { to { b: c } }", "@keyframes a { to { b: c } }\n"),
      ("a: b; c { d: e } f: g", "P c { d: e }\n"), ("a { b: c", "P a { b: c }\n"), ("", ""),
    ]
  )
  func scopes(rules: String, scoped: String) {
    #expect(ScopedRules(scope: "P").css(rules) == scoped)
  }

  @Test("The bar of a message is heavier than its frame in the theme without thin lines")
  func heavyLines() {
    #expect(
      Theme.highContrast.page.rules == """
        th, td, hr, button, pre, .panel, .scroll, .callout, .badge, .stats { border-width: 2px }
        .callout { border-inline-start-width: 6px }
        :focus-visible { outline-width: 3px }
        """
    )
  }

  @Test("A role without contrast is a problem of the page, and of a part whose theme it is")
  func contrast() throws {
    let pale = Theme.standard.style(
      .accent,
      .init(color: AdaptiveColor(light: Color(hex: 0xE8C0C0), dark: Color(hex: 0x402020)))
    )
    let dark = pale.appearance(.dark)
    let page = Document(title: "T", language: "en", theme: dark) {
      Text("a").theme(.standard)
      Text("b").theme(pale)
      Text("c").theme(pale)
    }
    let problems = page.rendered(as: .htmlProblems).map(\.description)
    let part = "html > body > main > div:nth-of-type(2)"
    #expect(
      problems == [
        contrast("html", "accent", "1.2", "background", "dark"),
        contrast("html", "onAccent", "1.1", "accent", "dark"),
        contrast("html", "link", "1.2", "background", "dark"),
        contrast(part, "accent", "1.6", "background", "light"),
        contrast(part, "onAccent", "1.6", "accent", "light"),
        contrast(part, "link", "1.6", "background", "light"),
      ]
    )
    #expect(page.theme(.standard).rendered(as: .htmlProblems).map(\.description) == problems)
    let around = Page().theme(dark).theme(.plain).rendered(as: .htmlProblems)
    #expect(around.map(\.description) == Array(problems.prefix(3)))
  }

  private func contrast(
    _ path: String,
    _ role: String,
    _ contrast: String,
    _ area: String,
    _ scheme: String
  ) -> String {
    """
    \(path): the theme has too little contrast. The role \(role) has a contrast of \(contrast) with \
    \(area) in the \(scheme) scheme, and needs 4.5. Give one of them another colour.
    """
  }

  @Test("A preset changes the page, and no value of a theme ends the stylesheet") func presets() {
    for theme in [Theme.plain, .highContrast, .monochrome] {
      let page = Document(title: "T", language: "en", theme: theme) { Text("a") }
      #expect(page.rendered(as: .htmlProblems) == [])
      #expect(sheet(page.rendered(as: .html)) == Stylesheet.stylesheet(theme: theme))
      #expect(Stylesheet.stylesheet(theme: theme) != Stylesheet.stylesheet())
    }
    let weight = Theme.standard.style(.value, .init(weight: -7))
    #expect(weight.rootRule == ":root { --value-weight: 1 }\n")
    let color = Theme.standard.style(.accent, .init(color: AdaptiveColor(.role(.text))))
    #expect(color.rootRule == ":root { --accent: var(--ink) }\n")
  }
}
