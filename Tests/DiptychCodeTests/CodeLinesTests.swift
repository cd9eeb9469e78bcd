import Diptych
import DiptychFormats
import DiptychHTML
import Testing

@Suite("Lines of code with numbers and marks") struct CodeLinesTests {
  private let code = "/* a\n b */\nlet c = 1\n"

  @Test("A page has a number before each line, and marks around some") func html() {
    let block = CodeBlock(code, language: "swift", marking: [2...2, 9...10], isNumbered: true)
    #expect(
      block.rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code, swift"><code class="language-swift">\
        <span class="soft">1  </span><span class="comment">/* a</span>
        <mark><span class="soft">2  </span><span class="comment"> b */</span>
        </mark><span class="soft">3  </span><span class="keyword">let</span> c = \
        <span class="number">1</span></code></pre>
        """
    )
    #expect(
      CodeBlock("a\nb", marking: [1...1]).rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code"><code><mark>a
        </mark>b</code></pre>
        """
    )
  }

  @Test("A terminal has them too, and aligns wide numbers") func text() {
    let lines = (1...10).map { "\($0)" }.joined(separator: "\n")
    let block = CodeBlock(lines, isNumbered: true)
    let text = block.rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(text.first == "   1  1" && text.last == "  10  10")
  }

  @Test("A title stands above the code, with the language in a page") func titles() {
    let block = CodeBlock("let a = 1\n", language: "swift", title: "A & B.swift")
    #expect(
      block.rendered(as: .html) == """
        <figure class="code"><figcaption><span class="file">A &amp; B.swift</span> \
        <span class="lang">Swift</span></figcaption>\
        <pre tabindex="0" role="group" aria-label="A &amp; B.swift"><code class="language-swift">\
        <span class="keyword">let</span> a = <span class="number">1</span></code></pre></figure>
        """
    )
    #expect(block.rendered(as: .text(width: 40)) == "A & B.swift\n  let a = 1\n")
    #expect(block.rendered(as: .plain) == "A & B.swift\nlet a = 1\n")
    #expect(block.rendered(as: .markdown) == "A & B.swift\n\n```swift\nlet a = 1\n```\n")
    #expect(
      block.redacted(reason: .privacy).rendered(as: .html) == """
        <figure class="code"><figcaption><span class="file">\
        <span class="redacted" aria-hidden="true">▒ ▒ ▒▒▒▒▒▒▒</span></span></figcaption>\
        <pre tabindex="0" role="group" aria-label="Code"><code>\
        <span class="redacted" aria-hidden="true">▒▒▒ ▒ ▒ ▒</span></code></pre></figure>
        """
    )
    #expect(CodeBlock("a", title: "").rendered(as: .html) == CodeBlock("a").rendered(as: .html))
  }

  @Test(
    "A language has the name that people write",
    arguments: [
      ("swift", "Swift"), ("json", "JSON"), ("sh", "Shell"), ("toml numbered", "TOML"),
      ("c++", "C++"), ("javascript", "JavaScript"), ("haskell", "Haskell"), ("text", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func languages(language: String, name: String?) {
    let html = CodeBlock("a", language: language, title: "T").rendered(as: .html)
    let label = name.map { " <span class=\"lang\">\($0)</span>" } ?? ""
    #expect(html.contains("<span class=\"file\">T</span>\(label)</figcaption>"))
  }

  @Test("Where a script copies code, each block has a button, which is hidden without the script")
  func copying() {
    func html(_ block: CodeBlock) -> String {
      block.environment(\.codeCopyLabels, (label: "Copy", confirmation: "Copied \"it\""))
        .rendered(as: .html)
    }
    let button = """
      <button type="button" class="iconic copy" hidden aria-label="Copy" \
      data-copied="Copied &quot;it&quot;"><svg class="i copy-icon" aria-hidden="true">\
      <use href="#i-copy"></use></svg><svg class="i done" aria-hidden="true">\
      <use href="#i-done"></use></svg></button>
      """
    #expect(
      html(CodeBlock("a")) == """
        <figure class="code plain"><figcaption>\(button)</figcaption>\
        <pre tabindex="0" role="group" aria-label="Code"><code>a</code></pre></figure>
        """
    )
    #expect(html(CodeBlock("a", title: "T")).contains("T</span>\(button)</figcaption>"))
  }

  @Test("Plain text and Markdown have the code alone") func others() {
    let block = CodeBlock("a\nb", marking: [1...1], isNumbered: true)
    #expect(block.rendered(as: .plain) == CodeBlock("a\nb").rendered(as: .plain))
    #expect(block.rendered(as: .markdown) == CodeBlock("a\nb").rendered(as: .markdown))
  }
}
