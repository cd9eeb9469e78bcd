import Diptych
import Testing

@Suite("A theme's properties and rules") struct ThemeErrorTests {
  @Test(
    "A value that would end its declaration or load something is refused",
    arguments: [
      (
        "red; } body { display: none",
        #"The property "sans" of the theme contains ";" at column 4, which would end its context: give the value alone."#
      ),
      (
        "red } body {",
        #"The property "sans" of the theme contains "}" at column 5, which would end its context: give the value alone."#
      ),
      (
        "a { b",
        #"The property "sans" of the theme contains "{" at column 3, which would end its context: give the value alone."#
      ),
      (
        "</style><script>",
        #"The property "sans" of the theme contains "</style" at column 1, which would end its context: give the value alone."#
      ),
      (
        #""</STYLE>""#,
        #"The property "sans" of the theme contains "</style" at column 2, which would end its context: give the value alone."#
      ),
      (
        "<!-- x",
        #"The property "sans" of the theme contains "<!--" at column 1, which would end its context: give the value alone."#
      ),
      (
        "url(https://example.org/a.woff)",
        #"The property "sans" of the theme contains "url(" at column 1, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        "x, URL( 'a' )",
        #"The property "sans" of the theme contains "url(" at column 4, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        #"image-set("a.png" 1x)"#,
        #"The property "sans" of the theme contains "image-set(" at column 1, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        #"\75rl(a)"#,
        #"The property "sans" of the theme contains "\" at column 1, which can spell any other character: write that character itself."#
      ),
      (
        "a\0b",
        #"The property "sans" of the theme contains "␀" at column 2, which would end its context: give the value alone."#
      ),
      (
        "@import 'a'",
        #"The property "sans" of the theme contains "@import" at column 1, which would end its context: give the value alone."#
      ),
      (
        "a /* b",
        #"The property "sans" of the theme contains "/*" at column 3, which would end its context: give the value alone."#
      ),
      (
        "\"Georgia",
        #"The property "sans" of the theme contains '"' at column 1, which is never closed: close it."#
      ),
      (
        "'a\nb'",
        #"The property "sans" of the theme contains "'" at column 1, which is never closed: close it."#
      ),
      (
        "calc(1px",
        #"The property "sans" of the theme contains "(" at column 5, which is never closed: close it."#
      ),
      (
        "calc[1px)",
        #"The property "sans" of the theme contains ")" at column 9, which would end its context: give the value alone."#
      ),
      (
        " ",
        #"The property "sans" of the theme has no value: leave it out to keep the standard one."#
      ),
    ]
  )
  func refusedValues(value: String, message: String) {
    #expect(
      message
        == (description { () throws(ThemeError) in try Theme.standard.property(.sans, value) })
    )
  }

  @Test(
    "A name that CSS does not allow is refused",
    arguments: ["", "1a", "a b", "a:b", "-", "ä", "--sans"]
  )
  func refusedNames(name: String) {
    let message = description { () throws(ThemeError) in
      try Theme.standard.property(.init(name), "1")
    }
    #expect(
      message
        == "The property \"\(name)\" of the theme has an invalid CSS name: use letters, digits, "
        + "\"-\" and \"_\", a letter first, and leave out the two dashes."
    )
  }

  @Test(
    "Rules that would end the stylesheet or load something are refused",
    arguments: [
      (
        ".a { color: red }\n}",
        #"The rules of the theme contain "}" at line 2, column 1, which would end its context: leave it out."#
      ),
      (
        ".a { color: red",
        #"The rules of the theme contain "{" at column 4, which is never closed: close it."#
      ),
      (
        ".a { b: c }\n/* </style> */",
        #"The rules of the theme contain "</style" at line 2, column 4, which would end its context: leave it out."#
      ),
      (
        "/* a",
        #"The rules of the theme contain "/*" at column 1, which is never closed: close it."#
      ),
      (
        "@import 'a.css';",
        #"The rules of the theme contain "@import" at column 1, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        "@font-face { }",
        #"The rules of the theme contain "@font-face" at column 1, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        "@charset 'x';",
        #"The rules of the theme contain "@charset" at column 1, which is not allowed: use @media, @supports, @container, @layer, @keyframes, @page or @property."#
      ),
      (
        ".a { background: url(a.png) }",
        #"The rules of the theme contain "url(" at column 18, which would load a file: link a stylesheet of your own instead, by PageMetadata.stylesheets."#
      ),
      (
        #".a { b: "\"" }"#,
        #"The rules of the theme contain "\" at column 10, which can spell any other character: write that character itself."#
      ),
    ]
  )
  func refusedRules(css: String, message: String) {
    #expect(message == (description { () throws(ThemeError) in try Theme.standard.rules(css) }))
  }

  @Test("Allowed values are unchanged") func kept() throws {
    let theme = try Theme.standard
      .property(.sans, "\"Fira Sans\", Georgia, serif")
      .property(.measure, "min(60ch, 90%)")
      .property(.init("brand-hue"), "280deg")
      .rules("@media (width < 30rem) { .a > .b:has(> c)::before { content: \"→ {\"; color: red } }")
      .rules(".d { gap: 1px !important }")
    #expect(
      theme.page.properties == [
        "sans": "\"Fira Sans\", Georgia, serif", "measure": "min(60ch, 90%)",
        "brand-hue": "280deg",
      ]
    )
    #expect(
      theme.page.rules == """
        @media (width < 30rem) { .a > .b:has(> c)::before { content: "→ {"; color: red } }
        .d { gap: 1px !important }
        """
    )
  }

  private func description(_ make: () throws(ThemeError) -> Theme) -> String {
    do {
      _ = try make()
      return "no error"
    } catch {
      return error.description
    }
  }
}
