import Diptych
import DiptychANSI
import Testing

@Suite("Screenshots of terminals in pages") struct TerminalPageTests {
  private func code(_ ansi: String) -> String {
    let html = TerminalScreenshot(ansi: ansi.replacing("^", with: "\u{1B}")).rendered(as: .html)
    let start = html.firstRange(of: "<code>")?.upperBound ?? html.startIndex
    return String(html[start...].prefix { _ in true }.dropLast("</code></pre></figure>".count))
  }

  @Test(
    "Letters that a font may lack have boxes of as many cells",
    arguments: [
      ("plain & simple", "plain &amp; simple"), ("ab é", #"ab <span class="c1">é</span>"#),
      ("日本", #"<span class="c2">日</span><span class="c2">本</span>"#),
      (
        "^[31m👩‍👩‍👧‍👦x",
        #"<span class="fg-red"><span class="c2">👩‍👩‍👧‍👦</span></span><span class="fg-red">x</span>"#
      ),
      ("a\n\nb\n\n", "a\n\nb\n "),
      ("^]8;;https://example.org/^\\a^]8;;^\\", #"<a href="https://example.org/">a</a>"#),
    ]
  )
  func letters(ansi: String, html: String) { #expect(code(ansi) == html) }

  private func drawing(_ path: String, columns: Int, rows: Int = 1) -> String {
    #"<svg viewBox="0 0 \#(columns * 8) \#(rows * 16)" preserveAspectRatio="none" aria-hidden="true">"#
      + path + "</svg>"
  }

  @Test("Blocks, lines and dots are drawn, each colour once, and their text is below them")
  func shapes() {
    #expect(
      code("██▄\n▏^[36m▀") == drawing(
        #"<path d="M0 0h16v16h-16zM16 8h8v8h-8zM0 16h1v16h-1z"></path>"#,
        columns: 3,
        rows: 2
      ) + #"<span class="fg-cyan">"#
        + drawing(#"<path d="M8 16h8v8h-8z"></path>"#, columns: 3, rows: 2)
        + "</span>" + #"<span class="x2">██</span><span class="x1">▄</span>"# + "\n"
        + #"<span class="x2">▏▀</span>"#
    )
    #expect(
      code("╭┄┝╣⣀░") == drawing(
        #"<path class="s1" d="M40 0h8v16h-8z"></path>"#
          + #"<path class="l" d="M20 0V16M24 6H29M24 10H29M27 0V16M29 0V16"></path>"#
          + #"<path class="a" d="M4 16v-4q0-4 4-4M8.53 8h1.6M11.2 8h1.6M13.87 8h1.6"></path>"#
          + #"<path class="h" d="M20 8H24"></path>"#
          + #"<path class="p" d="M34 14h0M38 14h0"></path>"#,
        columns: 6
      ) + #"<span class="x4">╭┄┝╣</span><span class="x2">⣀░</span>"#
    )
  }

  @Test(
    "Backgrounds have the colours of letters, and letters on them are readable",
    arguments: [
      // A ground of the palette: the letters have the colour of the window.
      ("^[41ma", "fg-red", #"<span class="on">a</span>"#),
      ("^[37;41ma", "fg-red", #"<span class="on">a</span>"#),
      ("^[1;41ma", "fg-red", #"<strong><span class="on">a</span></strong>"#),
      // Inverse text has its colours swapped.
      ("^[7;36ma", "fg-cyan", #"<span class="on">a</span>"#),
      ("^[7;36;41ma", "fg-cyan", #"<span class="on">a</span>"#),
      // Exact colours stay; other letters are light or dark.
      ("^[38;5;16;48;5;231ma", "fg-231", #"<span class="fg-16">a</span>"#),
      ("^[48;5;231ma", "fg-231", #"<span class="on">a</span>"#),
      ("^[33;48;5;16ma", "fg-16", #"<span class="fg-yellow">a</span>"#),
    ]
  )
  func grounds(ansi: String, ground: String, letters: String) {
    let area = drawing(#"<path d="M0 0h8v16h-8z"></path>"#, columns: 1)
    #expect(code(ansi) == #"<span class="\#(ground)">\#(area)</span>\#(letters)"#)
  }

  @Test("Inverse text without colours has the colour of letters behind it; black is the window")
  func plainGrounds() {
    let area = drawing(#"<path d="M0 0h8v16h-8z"></path>"#, columns: 1)
    #expect(code("^[7ma") == area + #"<span class="on">a</span>"#)
    #expect(code("^[32;40ma") == #"<span class="fg-green">a</span>"#)
  }
}
