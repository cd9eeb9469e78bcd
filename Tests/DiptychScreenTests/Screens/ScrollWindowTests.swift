import Testing

@testable import DiptychScreen

@Suite("The lines of a screen that is taller than the window") struct ScrollWindowTests {
  private let frame = (0..<10).map { Substring("\($0)") } + ["footer"]
  private var window = ScrollWindow()

  /// Returns the lines in a window of six lines, a footer among them.
  private mutating func shown(_ focusedLine: Int? = nil, height: Int = 6) -> [Substring] {
    window.lines(
      of: frame,
      footerLines: 1,
      focusedLine: focusedLine,
      height: height,
      isASCII: false
    )
  }

  @Test("The focus stays visible, with a line around it if there is space")
  mutating func focus() {
    let rows: [(focusedLine: Int?, lines: [Substring])] = [
      (nil, ["0", "1", "2", "3", "… 6 more lines", "footer"]),
      (2, ["0", "1", "2", "3", "… 6 more lines", "footer"]),
      (3, ["… 2 more lines", "2", "3", "4", "… 5 more lines", "footer"]),
      (9, ["… 6 more lines", "6", "7", "8", "9", "footer"]),
      (6, ["… 5 more lines", "5", "6", "7", "… 2 more lines", "footer"]),
      (0, ["0", "1", "2", "3", "… 6 more lines", "footer"]),
    ]
    for row in rows { #expect(shown(row.focusedLine) == row.lines, "\(row)") }
  }

  @Test("A window of any height shows the focus, and without space no line is removed")
  mutating func heights() {
    for height in 4...10 {
      for line in Array(0..<10) + (0..<10).reversed() {
        let lines = shown(line, height: height)
        #expect(lines.count == height)
        #expect(lines.contains("\(line)"))
        #expect(lines.last == "footer")
      }
    }
    #expect(shown(5, height: 3) == frame)
    #expect(shown(5, height: 11) == frame)
  }

  @Test("A scrolled window stays where it is until the focus moves")
  mutating func scroll() {
    _ = shown(0)
    window.scroll(pages: 1)
    #expect(shown(0) == ["… 4 more lines", "4", "5", "6", "… 3 more lines", "footer"])
    window.scroll(lines: -1)
    #expect(shown(0) == ["… 3 more lines", "3", "4", "5", "… 4 more lines", "footer"])
    window.scroll(lines: 100)
    #expect(shown(0) == ["… 6 more lines", "6", "7", "8", "9", "footer"])
    window.scroll(pages: -9)
    #expect(shown(9) == ["0", "1", "2", "3", "… 6 more lines", "footer"])
    window.scroll(lines: 9)
    #expect(shown(height: 11) == frame)
    #expect(shown() == ["0", "1", "2", "3", "… 6 more lines", "footer"])
    window.followFocus()
    #expect(shown(9) == ["… 6 more lines", "6", "7", "8", "9", "footer"])
  }
  @Test("A window that is moved to the first line shows it until the focus moves on")
  mutating func top() {
    #expect(shown(9).contains("9"))
    window.scrollToTop()
    #expect(shown() == ["0", "1", "2", "3", "… 6 more lines", "footer"])
    #expect(shown(9).contains("9"))
  }
}
