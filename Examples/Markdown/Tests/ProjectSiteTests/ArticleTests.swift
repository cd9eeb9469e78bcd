import DiptychSite
import Testing

@testable import diptych_site

@Suite("Articles of DocC as Markdown")
struct ArticleTests {
  private func text(_ lines: String) -> ArticleText {
    ArticleText(MarkdownLines(lines, file: "Article.md"), titles: ["Themes": "Themes of a page"])
  }

  @Test("Links, symbols and directives; code stays as it is")
  func rewriting() {
    let article = text(
      """
      # Writing ``Page``s

      @Metadata {
        @PageImage(purpose: icon)
      }

      Write pages of views.

      ## Overview

      A ``Site``, ``/DiptychViews/Facts`` and ``Site/write(to:)``, see <doc:Themes> or
      <doc:/Diptych/Themes>; `<doc:Themes>` and `` a ` b `` are code, `` and so is ` half of it.

      ```swift
      @Test func page() { print("``Site`` <doc:Themes>") }
      ```

      - ``Page/init(_:title:)``
      @Options(scope: page)
      """
    )
    #expect(article.title == "Writing Pages")
    #expect(article.summary == "Write pages of views.")
    #expect(article.links.map(\.name) == ["Themes", "Themes"])
    #expect(article.links.map(\.line) == [11, 12])
    let markdown = """
      ## Overview

      A `Site`, `Facts` and `write(to:)`, see [Themes of a page](doc:Themes) or
      [Themes of a page](doc:Themes); `<doc:Themes>` and `` a ` b `` are code, `` and so is ` half of it.

      ```swift
      @Test func page() { print("``Site`` <doc:Themes>") }
      ```

      - `init(_:title:)`

      """
    // No line moves.
    #expect(article.markdown == String(repeating: "\n", count: 8) + markdown)
  }

  @Test(
    "A summary has only text",
    arguments: [
      ("Words, and more.\nAnd more.\n\nText", "Words, and more. And more."),
      (
        "<!-- Written by tests. -->\n\nWords with `code` and ``Site``.", "Words with code and Site."
      ),
      ("`Code` first.", nil),
      ("See <doc:Themes>.", nil),
      ("- A list", nil),
      ("", nil),
    ]
  )
  func summaries(lines: String, summary: String?) {
    #expect(text("# Title\n\n\(lines)").summary == summary)
  }

  @Test(
    "The path of an article",
    arguments: [("Themes", "guide/themes"), ("WhatAViewCosts", "guide/what-a-view-costs")]
  )
  func paths(name: String, path: String) { #expect(Article.path(of: name) == SitePath(path)) }
}
