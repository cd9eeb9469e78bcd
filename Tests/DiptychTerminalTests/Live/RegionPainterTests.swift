import DiptychSampling
import DiptychTerminalTesting
import Testing

@testable import DiptychLive

@Suite("Bytes written to change a region") struct RegionPainterTests {
  private static let size = RegionSize(columns: 20, rows: 6)

  /// The first row of the region is erased apart: from the first row of the screen on, one sequence
  /// would erase the whole screen, which tmux keeps in its scrollback.
  private static let erased = "\u{1B}[K\u{1B}[1B\u{1B}[J\u{1B}[1A"

  /// Returns a change with the sequences around it.
  private func update(_ change: String) -> String { "\u{1B}[?2026h\(change)\u{1B}[?2026l" }

  /// Returns lines with the sequences around them.
  private func lines(_ lines: String) -> String { "\r\u{1B}[?7l\(lines)\u{1B}[?7h" }

  struct Change: Sendable {
    let from: [String]
    let to: [String]
    let bytes: String
  }

  static let changes: [Change] = [
    Change(from: ["a", "b", "c"], to: ["a", "b", "c"], bytes: ""),
    Change(from: ["a", "b", "c"], to: ["x", "b", "c"], bytes: "\u{1B}[3A\u{1B}[Kx\n\u{1B}[2B"),
    Change(from: ["a", "b", "c"], to: ["a", "x", "c"], bytes: "\u{1B}[2A\u{1B}[Kx\n\u{1B}[1B"),
    Change(from: ["a", "b", "c"], to: ["a", "b", "x"], bytes: "\u{1B}[1A\u{1B}[Kx\n"),
    Change(
      from: ["a", "b", "c"],
      to: ["x", "b", "y"],
      bytes: "\u{1B}[3A\u{1B}[Kx\n\u{1B}[1B\u{1B}[Ky\n"
    ),
    Change(from: ["a"], to: ["a", "b", "c"], bytes: "\u{1B}[Kb\n\u{1B}[Kc\n"),
    Change(
      from: ["a", "b"],
      to: ["x", "b", "c"],
      bytes: "\u{1B}[2A\u{1B}[Kx\n\u{1B}[1B\u{1B}[Kc\n"
    ),
    Change(from: ["a", "b", "c"], to: ["a"], bytes: "\u{1B}[2A\u{1B}[J"),
    Change(from: ["a", "b", "c"], to: ["x"], bytes: "\u{1B}[3A\u{1B}[Kx\n\u{1B}[J"),
    Change(from: ["a", "b", "c"], to: [], bytes: "\u{1B}[3A\u{1B}[K\u{1B}[1B\u{1B}[J\u{1B}[1A"),
    Change(
      from: ["a", "b", "c"],
      to: ["b", "c"],
      bytes: "\u{1B}[3A\u{1B}[Kb\n\u{1B}[Kc\n\u{1B}[J"
    ),
  ]

  @Test("Only lines that changed are written", arguments: changes)
  func change(_ change: Change) {
    var painter = RegionPainter()
    _ = painter.draw(change.from, in: Self.size)
    let expected = change.bytes.isEmpty ? "" : update(lines(change.bytes))
    #expect(painter.draw(change.to, in: Self.size) == expected)
  }

  @Test("The cursor is hidden with the first line, and comes back at the end") func cursor() {
    var painter = RegionPainter()
    #expect(painter.draw([], in: Self.size) == "")
    #expect(painter.draw([], in: Self.size, below: "x\n") == update("x\n"))
    #expect(painter.draw(["a"], in: Self.size) == update("\u{1B}[?25l" + lines("\u{1B}[Ka\n")))
    #expect(
      painter.draw(["a"], in: Self.size, below: "y\n")
        == update("\r\u{1B}[1A\(Self.erased)y\n" + lines("\u{1B}[Ka\n"))
    )
    #expect(painter.leave(in: Self.size) == update("\r\u{1B}[1A\(Self.erased)\u{1B}[?25h"))
    #expect(painter.leave(in: Self.size) == "")
  }

  @Test("The cursor is shown at the input, and is moved there again after each change")
  func caret() {
    var painter = RegionPainter()
    let sign = String(RegionCaret.sign)
    #expect(
      painter.draw(["a", "\u{1B}[36mb\(sign)\u{1B}[0mc", "\(sign)"], in: Self.size)
        == update(
          "\u{1B}[?25l"
            + lines(
              "\u{1B}[Ka\n\u{1B}[K\u{1B}[36mb▏\u{1B}[0mc\n\u{1B}[K▏\n"
                + "\u{1B}[2A\r\u{1B}[36mb\u{1B}[0m"
            ) + "\u{1B}[?25h"
        )
    )
    // The cursor moves from its row to a line above, and back.
    #expect(
      painter.draw(["x", "\u{1B}[36mb\(sign)\u{1B}[0mc", "▏"], in: Self.size)
        == update(
          "\u{1B}[?25l" + lines("\u{1B}[1A\u{1B}[Kx\n\r\u{1B}[36mb\u{1B}[0m") + "\u{1B}[?25h"
        )
    )
    #expect(painter.draw(["x", "\u{1B}[36mb\(sign)\u{1B}[0mc", "▏"], in: Self.size) == "")
    #expect(painter.leave(in: Self.size) == update("\r\u{1B}[1A\(Self.erased)"))
    var ascii = RegionPainter(isASCII: true)
    #expect(
      ascii.draw(["\(sign)"], in: Self.size)
        == update("\u{1B}[?25l" + lines("\u{1B}[K|\n\u{1B}[1A\r") + "\u{1B}[?25h")
    )
    // Without a place to type, the cursor is hidden and below the region.
    #expect(ascii.draw(["|"], in: Self.size) == update("\u{1B}[?25l" + lines("\u{1B}[1B")))
  }

  @Test("The cursor is at the input in windows of all sizes") func carets() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var run = PainterRun(size: RegionSize(columns: 20, rows: 40))
      for step in 0..<40 {
        if step % 5 == 0 { run.resize(columns: .random(in: 4...30, using: &generator)) }
        var lines = randomLines(0...5, width: run.size.width, using: &generator)
        if let row = lines.indices.randomElement(using: &generator), step % 3 > 0 {
          let column = Int.random(in: 0..<lines[row].count, using: &generator)
          let place = lines[row].index(lines[row].startIndex, offsetBy: column)
          lines[row].replaceSubrange(place...place, with: String(RegionCaret.sign))
        }
        try run.draw(lines)
        try run.requireFrame(lines, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Sequences have no width where a narrower terminal folds lines") func folding() {
    var painter = RegionPainter()
    let link =
      "\u{1B}]8;;https://example.org\u{1B}\\\u{1B}[1mtwelve cells\u{1B}[0m\u{1B}]8;;\u{1B}\\"
    _ = painter.draw([link, "漢字漢字漢字", "short"], in: Self.size)
    let narrow = RegionSize(columns: 6, rows: 6)
    #expect(
      painter.draw(["a"], in: narrow) == update("\r\u{1B}[5A\(Self.erased)" + lines("\u{1B}[Ka\n"))
    )
  }

  @Test("A low window scrolls and cuts; it shows the printed text and the frame below it")
  func lowWindows() throws {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let size = RegionSize(columns: 20, rows: .random(in: 1...8, using: &generator))
      var run = PainterRun(size: size)
      for step in 0..<40 {
        let printed = step % 7 == 0 ? ["printed \(step)"] : []
        let lines = randomLines(0...size.rows + 3, width: size.width, using: &generator)
        let more = lines.count - size.height + 1
        let isCut = lines.count > size.height && size.height > 1
        let shown = isCut ? lines.dropLast(more) + ["… \(more) more lines"] : lines[...]
        try run.draw(lines, below: printed)
        try run.requireFrame(Array(shown.prefix(size.height)), "seed \(seed), step \(step)")
      }
    }
  }

  private func randomLines(
    _ counts: ClosedRange<Int>,
    width: Int,
    using generator: inout SeededGenerator
  ) -> [String] {
    (0..<Int.random(in: counts, using: &generator)).map { _ in
      let letter = Bool.random(using: &generator) ? "x" : "y"
      return String(repeating: letter, count: .random(in: 1...width, using: &generator))
    }
  }
}

/// A painter with a terminal that shows its output.
private struct PainterRun {
  private var painter = RegionPainter()
  private var screen: ScreenEmulator
  private var printed: [String] = []
  private(set) var size: RegionSize

  init(size: RegionSize) {
    self.size = size
    screen = ScreenEmulator(columns: size.columns, rows: size.rows)
  }

  mutating func resize(columns: Int) {
    size.columns = columns
    screen.resize(columns: columns, rows: size.rows)
  }

  mutating func draw(_ lines: [String], below text: [String] = []) throws {
    printed += text
    let bytes = painter.draw(lines, in: size, below: text.map { $0 + "\n" }.joined())
    // On its way to a terminal, the system translates a line feed.
    try screen.feed(Array(bytes.replacing("\n", with: "\r\n").utf8))
  }

  func requireFrame(_ lines: [String], _ comment: Comment) throws {
    let all = printed + lines
    let shown = all.map { $0.replacing(String(RegionCaret.sign), with: "▏") }
    try #require(screen.picture == shown, comment)
    let row = all.firstIndex { $0.contains(RegionCaret.sign) }
    let column = row.map { all[$0].prefix { $0 != RegionCaret.sign }.count }
    try #require(screen.cursor == [row ?? all.count, column ?? 0], comment)
    try #require(screen.isCursorVisible == (row != nil) || lines.isEmpty, comment)
  }
}
