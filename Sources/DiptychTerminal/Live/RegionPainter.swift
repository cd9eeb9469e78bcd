import DiptychText

/// What is drawn of a live region, and the bytes that change it.
///
/// Between two changes the cursor is hidden and stands at the beginning of the line below the
/// region. Only lines that changed are written again.
struct RegionPainter {
  /// Whether only ASCII may be drawn.
  let isASCII: Bool
  private var drawn: [String] = []
  private var size = RegionSize(columns: 0, rows: 0)
  private var isCursorHidden = false

  init(isASCII: Bool = false) {
    self.isASCII = isASCII
  }

  /// Makes the region look like a frame.
  ///
  /// - Parameters:
  ///   - frame: The lines of the region; those that the terminal has no room for are counted.
  ///   - size: The size of the terminal.
  ///   - text: Whole lines that are written above the region.
  /// - Returns: The bytes; none where nothing changed.
  mutating func draw(_ frame: [String], in size: RegionSize, below text: String = "") -> String {
    var output = ""
    if !text.isEmpty || size != self.size {
      output = erased(in: size) + text
    }
    self.size = size
    output += changes(to: fitted(frame))
    guard !output.isEmpty else { return "" }
    if !isCursorHidden && !drawn.isEmpty {
      isCursorHidden = true
      output = ControlSequence.hideCursor + output
    }
    return synchronized(output)
  }

  /// Takes the region away and brings the cursor back.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - text: What is written in the place of the region.
  /// - Returns: The bytes; none where there is no region and no text.
  mutating func leave(in size: RegionSize, writing text: String = "") -> String {
    let output = erased(in: size) + text + (isCursorHidden ? ControlSequence.showCursor : "")
    isCursorHidden = false
    return output.isEmpty ? "" : synchronized(output)
  }

  // MARK: Lines

  /// The lines of a frame that there is room for; the last says how many more there are.
  private func fitted(_ frame: [String]) -> [String] {
    guard frame.count > size.height else { return frame }
    guard size.height > 1 else { return Array(frame.prefix(size.height)) }
    let shown = size.height - 1
    return frame.prefix(shown) + ["\(isASCII ? "..." : "…") \(frame.count - shown) more lines"]
  }

  /// Writes the lines that changed.
  private mutating func changes(to lines: [String]) -> String {
    var output = ""
    var row = drawn.count
    for (index, line) in lines.enumerated() where index >= drawn.count || drawn[index] != line {
      output += move(from: row, to: index) + line + ControlSequence.eraseLine + "\n"
      row = index + 1
    }
    if lines.count < drawn.count {
      output += move(from: row, to: lines.count) + ControlSequence.eraseBelow
      row = lines.count
    }
    drawn = lines
    guard !output.isEmpty else { return "" }
    // A terminal that finds a line wider than this kit does cuts it and draws no line too many.
    return "\r" + ControlSequence.stopWrapping + output + move(from: row, to: lines.count)
      + ControlSequence.startWrapping
  }

  /// Takes all lines away.
  private mutating func erased(in size: RegionSize) -> String {
    guard !drawn.isEmpty else { return "" }
    let rows = drawn.reduce(0) { $0 + rowsTaken(by: $1, in: size) }
    drawn = []
    return "\r" + move(from: rows, to: 0) + ControlSequence.eraseBelow
  }

  /// The rows that a line takes that was drawn in the old size: a terminal that is made narrower
  /// folds what it shows.
  private func rowsTaken(by line: String, in size: RegionSize) -> Int {
    guard size.columns < self.size.columns, size.columns > 0 else { return 1 }
    let cells = min(CellWidth.of(withoutEscapeSequences(line)), self.size.columns)
    return max((cells + size.columns - 1) / size.columns, 1)
  }

  // MARK: Sequences

  /// What a terminal is told with; see ECMA-48 and the documentation of xterm.
  private enum ControlSequence {
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    static let stopWrapping = "\u{1B}[?7l"
    static let startWrapping = "\u{1B}[?7h"
    static let eraseLine = "\u{1B}[K"
    static let eraseBelow = "\u{1B}[J"
  }

  /// Moves the cursor between rows of the region, or the one below it.
  private func move(from row: Int, to other: Int) -> String {
    switch other - row {
    case 0: ""
    case let rows where rows < 0: "\u{1B}[\(-rows)A"
    case let rows: "\u{1B}[\(rows)B"
    }
  }

  /// Lets the terminal show a change as one; terminals that do not know this ignore it.
  private func synchronized(_ output: String) -> String {
    "\u{1B}[?2026h\(output)\u{1B}[?2026l"
  }
}

/// The text of a line without the control sequences (ECMA-48) and links (OSC 8) in it.
private func withoutEscapeSequences(_ line: String) -> String {
  var text = String.UnicodeScalarView()
  var scalars = line.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    guard scalar == "\u{1B}" else {
      text.append(scalar)
      continue
    }
    switch scalars.popFirst() {
    case "[":
      while let parameter = scalars.popFirst(), !("@"..."~").contains(parameter) {}
    case "]":
      while let content = scalars.popFirst(), content != "\u{7}", content != "\u{1B}" {}
      if scalars.first == "\\" { scalars.removeFirst() }
    default: break
    }
  }
  return String(text)
}
