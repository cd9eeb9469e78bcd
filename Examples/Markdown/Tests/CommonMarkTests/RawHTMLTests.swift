import Diptych
import DiptychCommonMark
import DiptychFormats
import Testing

@Suite("HTML in Markdown")
struct RawHTMLTests {
  private let text = """
    <!-- a comment -->
    A <b class="x">tag</b><!-- or two -->.

    <div onclick="a()">
    *not* Markdown
    </div>
    """

  @Test("Refused HTML has a message with its position and the remedies")
  func refused() {
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument("---\na: b\n---\n" + text, file: "docs/tea.md")
    }
    #expect(
      error?.description == """
        docs/tea.md:5: Raw HTML is not allowed: <b class="x">. Write it as Markdown, or choose \
        what to do with it: rawHTML: .shown, .dropped, or .trusted for a file of your own.
        """
    )
    let block = #expect(throws: MarkdownError.self) {
      try MarkdownDocument("a\n\n<table>\n<tr>\(String(repeating: "x", count: 70))")
    }
    #expect(
      block?.description == """
        line 3: Raw HTML is not allowed: <table>. Write it as Markdown, or choose what to do with \
        it: rawHTML: .shown, .dropped, or .trusted for a file of your own.
        """
    )
  }

  @Test("A long tag is cut in the message")
  func long() {
    let error = MarkdownError.rawHTML(
      file: nil,
      line: 1,
      html: "<b \(String(repeating: "x", count: 70))>"
    )
    #expect(error.description.contains("<b \(String(repeating: "x", count: 57))…. Write"))
  }

  @Test(
    "<br> is a line break, also in a cell, unless HTML is shown",
    arguments: [RawHTMLPolicy.refused, .dropped, .trusted]
  )
  func lineBreaks(policy: RawHTMLPolicy) throws {
    let text = "| A |\n|---|\n| foo<br>bar |\n\nword<BR />\nword<br/>end"
    let view = MarkdownView(try MarkdownDocument(text, rawHTML: policy))
    #expect(view.rendered(as: .text()).hasSuffix("foo\nbar\n\nword\nword\nend\n"))
    let html = view.rendered(as: .html)
    #expect(html.contains("foo<br>bar"))
    #expect(html.hasSuffix("<p>word<br>word<br>end</p>"))
    let again = try MarkdownDocument(view.rendered(as: .markdown), rawHTML: policy)
    #expect(MarkdownView(again).rendered(as: .html) == html)
  }

  @Test("A dropped tag between words leaves a space")
  func droppedTags() throws {
    let text = "a<hr>b<b>c</b>d <x-y>e</x-y>f <br class='x'>g"
    let view = MarkdownView(try MarkdownDocument(text, rawHTML: .dropped))
    #expect(view.rendered(as: .html) == "<p>a bcd e f g</p>")
  }

  @Test("HTML is shown, dropped or trusted")
  func policies() throws {
    func view(_ policy: RawHTMLPolicy) throws -> MarkdownView {
      MarkdownView(try MarkdownDocument(text, rawHTML: policy))
    }
    #expect(
      try view(.shown).rendered(as: .html) == """
        <p>A &lt;b class="x"&gt;tag&lt;/b&gt;.</p>\
        <pre tabindex="0" role="group" aria-label="Code, html"><code class="language-html">\
        &lt;div onclick="a()"&gt;
        *not* Markdown
        &lt;/div&gt;</code></pre>
        """
    )
    #expect(try view(.dropped).rendered(as: .html) == "<p>A tag.</p>")
    #expect(
      try view(.trusted).rendered(as: .html) == """
        <!-- a comment -->
        <p>A <b class="x">tag</b><!-- or two -->.</p><div onclick="a()">
        *not* Markdown
        </div>

        """
    )
    #expect(try view(.trusted).rendered(as: .text(width: 20)) == "A tag.\n")
  }

  @Test("A comment stays a comment")
  func comments() throws {
    for comment in ["<!---->", "  <!-- a\n\nb -->  ", "a <!-- b --> c"] {
      _ = try MarkdownDocument(comment)
    }
    for other in ["<!-- a --><script>", "<!-- a", "<!-- a -- >", "<?php ?>", "<!DOCTYPE html>"] {
      #expect(throws: MarkdownError.self) { try MarkdownDocument(other) }
    }
  }
}
