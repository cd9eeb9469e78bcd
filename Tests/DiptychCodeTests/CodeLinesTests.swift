import Diptych
import DiptychFormats
import Testing

@Suite("Lines of code with numbers and marks") struct CodeLinesTests {
  private let code = "/* a\n b */\nlet c = 1\n"

  @Test("A page has a number before each line, and marks around some")
  func html() {
    let block = CodeBlock(code, language: "swift", marking: [2...2, 9...10], isNumbered: true)
    #expect(
      block.rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code, swift"><code class="language-swift">\
        <span class="soft">1  </span><span class="comment">/* a</span>
        <span class="soft">2  </span><mark><span class="comment"> b */</span></mark>
        <span class="soft">3  </span><span class="keyword">let</span> c = \
        <span class="number">1</span></code></pre>
        """
    )
    #expect(
      CodeBlock("a\nb", marking: [1...1]).rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code"><code><mark>a</mark>
        b</code></pre>
        """
    )
  }

  @Test("A terminal has them too, and wide numbers stand below each other")
  func text() {
    let lines = (1...10).map { "\($0)" }.joined(separator: "\n")
    let block = CodeBlock(lines, isNumbered: true)
    let text = block.rendered(as: .text(width: 40)).split(separator: "\n")
    #expect(text.first == "   1  1" && text.last == "  10  10")
  }

  @Test("Plain text and Markdown have the code alone")
  func others() {
    let block = CodeBlock("a\nb", marking: [1...1], isNumbered: true)
    #expect(block.rendered(as: .plain) == CodeBlock("a\nb").rendered(as: .plain))
    #expect(block.rendered(as: .markdown) == CodeBlock("a\nb").rendered(as: .markdown))
  }
}
