import Diptych
import DiptychCommonMark
import DiptychFormats
import Testing

@Suite("Options of Markdown documents")
struct MarkdownPartsTests {
  private func html(_ text: String) throws -> String {
    MarkdownView(try MarkdownDocument(text)).rendered(as: .html)
  }

  @Test("A heading has the id in braces at its end")
  func headingIDs() throws {
    let text =
      "## Install *it* {#install}\n\n## Install\n\n## {#only}\n\n## a{#b}\n\n## c {# d}\n\n## e {#f} g"
    let headings = try MarkdownDocument(text).headings
    #expect(headings.map(\.id) == ["install", "install-1", "only", "ab", "c--d", "e-f-g"])
    #expect(headings.map(\.text) == ["Install it", "Install", "", "a{#b}", "c {# d}", "e {#f} g"])
    #expect(
      try html("## Install *it* {#Install_1}") == #"<h2 id="Install_1">Install <em>it</em></h2>"#
    )
    #expect(try html("## Kept {#a}\n\n## Kept {#a}").contains(#"<h2 id="a-1">Kept</h2>"#))
    #expect(try html("Text {#a}") == "<p>Text {#a}</p>")
  }

  @Test("A footnote leads back to each of its references")
  func footnotes() throws {
    #expect(
      try html("A[^n] and again[^n].\n\n[^n]: Note.") == """
        <p>A<a href="#fn:1" id="fnref:1">[1]</a> and again<a href="#fn:1" id="fnref:1-2">[1]</a>.</p>\
        <hr><ol><li id="fn:1">Note. <a href="#fnref:1" aria-label="Back to reference 1">↩</a> \
        <a href="#fnref:1-2" aria-label="Back to reference 1-2">↩</a></li></ol>
        """
    )
  }

  @Test("The lines of a tight list are not paragraphs, also with a list inside")
  func tightItems() throws {
    #expect(
      try html("- a\n  - b\n    > c\n- d") == """
        <ul><li>a<ul><li>b<blockquote><p>c</p></blockquote></li></ul></li><li>d</li></ul>
        """
    )
    #expect(
      try html("- a\n\n  - b\n- d")
        == "<ul><li><p>a</p><ul><li>b</li></ul></li><li><p>d</p></li></ul>"
    )
    #expect(
      try html("a[^1]\n\n[^1]: b\n\n    c").hasSuffix(
        """
        <ol><li id="fn:1"><p>b</p><p>c <a href="#fnref:1" aria-label="Back to reference 1">↩</a></p>\
        </li></ol>
        """
      )
    )
    // If a heading between two lines is left out, the lines are not joined.
    let document = try MarkdownDocument("- a\n  # h\n  b")
    #expect(
      MarkdownView(document, heading: { _ in nil }).rendered(as: .html)
        == "<ul><li>a<p>b</p></li></ul>"
    )
  }

  @Test(
    "A fence gives a title, lines to mark, and numbers",
    arguments: [
      ("swift", nil, [], false),
      ("swift title=\"A b.swift\" {1,3-5}", "A b.swift", [1...1, 3...5], false),
      ("rust,linenos,hl_lines=1 3-5,name=mod.rs", "mod.rs", [1...1, 3...5], true),
      ("go {linenos=true hl_lines=[1,\"3-5\"] file='a'}", "a", [1...1, 3...5], true),
      ("js showLineNumbers {9-2,99999999999999999999}", nil, [], true),
      ("c linenos=false classname=\"x\" { a }", nil, [], false), ("title=\"\"", nil, [], false),
    ] as [(String, String?, [ClosedRange<Int>], Bool)]
  )
  func fences(info: String, title: String?, marked: [ClosedRange<Int>], isNumbered: Bool) throws {
    let view = MarkdownView(try MarkdownDocument("```\(info)\na\n```")).markdownCode { block in
      Text("\(block.title ?? "-") \(block.marked) \(block.isNumbered)")
    }
    #expect(
      view.rendered(as: .html) == "<p>\(title ?? "-") \(marked) \(isNumbered)</p>"
    )
  }

  @Test("A block of code stands below its title")
  func titledCode() throws {
    #expect(
      try html("```text title=\"A&B\" {2} linenos\na\nb\n```") == """
        <figure class="code"><figcaption><span class="file">A&amp;B</span></figcaption>\
        <pre tabindex="0" role="group" aria-label="A&amp;B"><code class="language-text">\
        <span class="soft">1  </span>a
        <mark><span class="soft">2  </span>b</mark></code></pre></figure>
        """
    )
    let view = MarkdownView(try MarkdownDocument("```text title=\"A\"\na\n```"))
    #expect(view.rendered(as: .text(width: 20)) == "A\n  a\n")
    #expect(view.rendered(as: .markdown) == "A\n\n```text\na\n```\n")
  }

  @Test("A narrow page shows a row as a record if one of at least three cells is a sentence")
  func records() throws {
    func document(_ meaning: String) -> String {
      "| Key | Type | Meaning |\n|---|---|---|\n| a | text | \(meaning) |\n| b | list | short |"
    }
    let prose = try html(document("The name of the gauge"))
    #expect(
      prose == """
        <div class="scroll records" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
        <th scope="col">Key</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>\
        <tbody><tr><th scope="row">a</th><td data-label="Type">text</td>\
        <td class="text">The name of the gauge</td></tr>\
        <tr><th scope="row">b</th><td data-label="Type">list</td><td class="text">short</td></tr>\
        </tbody></table></div>
        """
    )
    #expect(!(try html(document("Four words, no more")).contains("records")))
    let text = MarkdownView(try MarkdownDocument(document("The name of the gauge")))
    #expect(
      text.rendered(as: .text(width: 40)) == """
        Key  Type  Meaning
        ────────────────────────────────
        a    text  The name of the gauge
        b    list  short

        """
    )
  }

  @Test("Images have their sizes, and all but the first are loaded when they come near")
  func imageSizes() throws {
    let document = try MarkdownDocument("![a](a.png)\n\n![b](b.png \"B\")\n\n![c](c.png)")
    let view = MarkdownView(
      document,
      imageSize: { $0.destination == "c.png" ? nil : (width: 30, height: 20) }
    )
    #expect(
      view.rendered(as: .html) == """
        <p><img src="a.png" alt="a" width="30" height="20"></p>\
        <p><img src="b.png" alt="b" title="B" width="30" height="20" loading="lazy"></p>\
        <p><img src="c.png" alt="c"></p>
        """
    )
    let own = view.markdownImages { image in
      Text("\(image.width ?? 0)×\(image.height ?? 0) \(image.isFirst)")
    }
    #expect(own.rendered(as: .html) == "<p>30×20 true</p><p>30×20 false</p><p>0×0 false</p>")
  }

  @Test("Images and code are shown by views of the author's own")
  func views() throws {
    let text =
      "![A *ship*](a.png \"T\")\n\nIn ![b](b.png) line.\n\n```swift title=\"x\"\nlet a = 1\n```\n\n    b"
    let view = MarkdownView(try MarkdownDocument(text)) { "/" + $0.destination }
      .markdownImages { image in
        HTML.img(
          .src(image.source),
          .alt(image.alternative),
          .loading("lazy"),
          .title(image.title ?? "")
        )
      }
      .markdownCode { block in
        HTML.pre { HTML.code { Text("\(block.language ?? "-")|\(block.info)|\(block.code)") } }
      }
    #expect(
      view.rendered(as: .html) == """
        <img src="/a.png" alt="A ship" loading="lazy" title="T">\
        <p>In <img src="/b.png" alt="b" loading="lazy" title=""> line.</p>\
        <pre>
        <code>swift|swift title="x"|let a = 1
        </code></pre><pre>
        <code>-||b
        </code></pre>
        """
    )
  }

  @Test(
    "Front matter in every usual shape",
    arguments: [
      ("+++\na = 1\n+++\nText", "a = 1\n"), ("---json\n{}\n---\nText", "{}\n"),
      ("---\na: 1\n...\nText", "a: 1\n"), ("--- # comment\na: 1\n---\nText", "a: 1\n"),
      ("---toml\na = 1\n---\nText", "a = 1\n"), ("---\n\na: 1\n---\nText", nil),
      ("+++\n\n+++\nText", nil), ("--- a\nb\n---\nText", nil), ("---json\n{}\n...\nText", nil),
    ] as [(String, String?)]
  )
  func frontMatter(text: String, expected: String?) throws {
    let document = try MarkdownDocument(text)
    #expect(document.frontMatter == expected)
    if expected != nil {
      #expect(document.text == "Text")
      #expect(document.firstParagraph == "Text")
    }
  }

  @Test("The text of a document, and of its first paragraph")
  func words() throws {
    let text =
      "# A *b*\n\n> Quote\n\n![](x.png)\n\nOne `two`\nthree.\n\n- item\n\n| h |\n|---|\n| c |\n\n```\ncode\n```"
    let document = try MarkdownDocument(text)
    #expect(document.text == "A b\nQuote\n\nOne two three.\nitem\nh\nc\ncode\n")
    #expect(document.firstParagraph == "One two three.")
    #expect(try MarkdownDocument("# A").firstParagraph == nil)
  }
}
