import DiptychText
package import DiptychViews

/// The lines of a live region on the screen, and the bytes that change them.
///
/// Between two changes, the cursor is hidden at the beginning of the line below the region. If the
/// region has a place for typing, the cursor is shown there instead. Only changed lines are written
/// again.
struct RegionPainter {
  /// Whether only ASCII may be drawn.
  let isASCII: Bool
  private var drawn: [String] = []
  /// The place of the cursor, if it is shown in the region.
  private var caret: RegionCaret?
  private var size = RegionSize(columns: 0, rows: 0)
  private var isCursorHidden = false
  /// The number of columns of the window if the region has to begin at the start of a line, or nil
  /// if it begins at the cursor.
  var window: Int?
  /// Whether the cursor is below lines of the region.
  private var hasBegun = false

  init(isASCII: Bool = false) { self.isASCII = isASCII }

  /// Changes the region to show a frame.
  ///
  /// - Parameters:
  ///   - frame: The lines of the region. If they do not fit in the window, the last line that is
  ///     drawn says how many are missing.
  ///   - size: The size of the terminal.
  ///   - text: Whole lines that are written above the region.
  /// - Returns: The bytes to write, or an empty string if nothing has changed.
  mutating func draw(_ frame: [String], in size: RegionSize, below text: String = "") -> String {
    var output = ""
    if !text.isEmpty || size != self.size {
      output = erased(in: size) + text
    }
    self.size = size
    output += changes(to: fitted(frame))
    guard !output.isEmpty else { return "" }
    if !hasBegun {
      hasBegun = true
      output = freshLine + output
    }
    if !drawn.isEmpty {
      if !isCursorHidden { output = ControlSequence.hideCursor + output }
      if caret != nil { output += ControlSequence.showCursor }
      isCursorHidden = caret == nil
    }
    return synchronized(output)
  }

  /// Removes the region and shows the cursor.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - text: The text that replaces the region.
  /// - Returns: The bytes to write, or an empty string if there is neither a region nor text.
  mutating func leave(in size: RegionSize, writing text: String = "") -> String {
    let output = erased(in: size) + text + (isCursorHidden ? ControlSequence.showCursor : "")
    isCursorHidden = false
    hasBegun = false
    return output.isEmpty ? "" : synchronized(output)
  }

  /// Forgets the lines on the screen, where another program has written.
  mutating func forget() {
    drawn = []
    caret = nil
    isCursorHidden = false
    hasBegun = false
  }

  /// The bytes that move the cursor to the start of a line.
  ///
  /// The cursor stays if it is at the start of a line already, otherwise it goes to the next line.
  ///
  /// The bytes contain as many spaces as the window has columns. At the start of a line, the spaces
  /// fill this line. In the middle of a line, they continue in the next line. Shells use the same
  /// method before their prompt.
  private var freshLine: String { window.map { String(repeating: " ", count: $0) + "\r" } ?? "" }

  // MARK: Lines

  /// Returns the lines of a frame that fit in the window.
  ///
  /// If lines are missing, the last line contains their number.
  private func fitted(_ frame: [String]) -> [String] {
    guard frame.count > size.height else { return frame }
    guard size.height > 1 else { return Array(frame.prefix(size.height)) }
    let shown = size.height - 1
    return frame.prefix(shown) + ["\(isASCII ? "..." : "…") \(frame.count - shown) more lines"]
  }

  /// Returns the bytes that write the changed lines.
  private mutating func changes(to frame: [String]) -> String {
    var lines = frame
    let caret = RegionCaret.take(from: &lines, isASCII: isASCII)
    var output = ""
    var row = self.caret?.row ?? drawn.count
    for (index, line) in lines.enumerated() where index >= drawn.count || drawn[index] != line {
      // The line is erased first, because after a full line the sequence would erase the last cell.
      output += move(from: row, to: index) + ControlSequence.eraseLine + line + "\n"
      row = index + 1
    }
    if lines.count < drawn.count {
      output += move(from: row, to: lines.count)
      output += lines.isEmpty ? ControlSequence.eraseRegion : ControlSequence.eraseBelow
      row = lines.count
    }
    drawn = lines
    guard !output.isEmpty || caret != self.caret else { return "" }
    self.caret = caret
    // Wrapping is off, so a line that is wider for the terminal than for this package is cut
    // instead of taking a second row.
    return "\r" + ControlSequence.stopWrapping + output
      + move(from: row, to: caret?.row ?? lines.count) + (caret?.bytes ?? "")
      + ControlSequence.startWrapping
  }

  /// Returns the bytes that remove all lines.
  private mutating func erased(in size: RegionSize) -> String {
    guard !drawn.isEmpty else { return "" }
    var rows = drawn[..<(caret?.row ?? drawn.count)].reduce(0) { $0 + rowsTaken(by: $1, in: size) }
    if let caret { rows += rowsTaken(by: caret.before + "|", in: size) - 1 }
    drawn = []
    caret = nil
    return "\r" + move(from: rows, to: 0) + ControlSequence.eraseRegion
  }

  /// Returns the number of rows that a line takes after a resize, because a terminal that becomes
  /// narrower wraps its lines.
  private func rowsTaken(by line: String, in size: RegionSize) -> Int {
    guard size.columns < self.size.columns, size.columns > 0 else { return 1 }
    let cells = min(CellWidth.of(withoutEscapeSequences(line)), self.size.columns)
    return max((cells + size.columns - 1) / size.columns, 1)
  }

  // MARK: Sequences

  /// The control sequences in use, from ECMA-48 and the documentation of xterm.
  private enum ControlSequence {
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    static let stopWrapping = "\u{1B}[?7l"
    static let startWrapping = "\u{1B}[?7h"
    static let eraseLine = "\u{1B}[K"
    static let eraseBelow = "\u{1B}[J"
    /// Erases the first row of a region and the rows below it.
    ///
    /// There is at least one row below it.
    ///
    /// In the first row of the screen, `eraseBelow` alone would erase the whole screen, and tmux
    /// and others would copy the screen into their scrollback.
    static let eraseRegion = "\(eraseLine)\u{1B}[1B\(eraseBelow)\u{1B}[1A"
  }

  /// Returns the bytes that move the cursor between two rows of the region or the row below it.
  private func move(from row: Int, to other: Int) -> String {
    switch other - row {
    case 0: ""
    case let rows where rows < 0: "\u{1B}[\(-rows)A"
    case let rows: "\u{1B}[\(rows)B"
    }
  }

  /// Returns bytes that the terminal shows as one change (synchronised output).
  ///
  /// Terminals without this mode ignore the request.
  private func synchronized(_ output: String) -> String { "\u{1B}[?2026h\(output)\u{1B}[?2026l" }
}

/// Returns the text of a line without its control sequences (ECMA-48) and links (OSC 8).
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

/// The place in a region where the user types, which gets the cursor of the terminal.
///
/// Input methods open their window at that cursor, and magnifiers and braille displays follow it.
struct RegionCaret: Equatable {
  /// The character that a view writes at the place.
  ///
  /// It is a Unicode noncharacter, because text never contains noncharacters.
  static let sign = Unicode.Scalar(0xFDD0 as UInt32).map(Character.init) ?? "▏"

  let row: Int
  /// The line before the place, with its escape sequences.
  let before: String

  /// The bytes that move the cursor there from its row.
  ///
  /// The text is written again, because the terminal may use other widths for its characters.
  var bytes: String { "\r\(before)\(before.contains("\u{1B}") ? "\u{1B}[0m" : "")" }

  /// Returns the first place in some lines, and replaces its character by a visible one.
  static func take(from lines: inout [String], isASCII: Bool) -> RegionCaret? {
    var caret: RegionCaret?
    for row in lines.indices where lines[row].contains(sign) {
      let before = lines[row].prefix { $0 != sign }
      caret = caret ?? RegionCaret(row: row, before: String(before))
      lines[row].replace(String(sign), with: isASCII ? "|" : "▏")
    }
    return caret
  }
}

extension EnvironmentValues {
  private enum CaretSymbolKey: EnvironmentKey {
    static var defaultValue: Character? { nil }
  }

  /// The character that a view writes at the place where the user types, or nil outside of a live
  /// region that moves the terminal's cursor there.
  package var caretSymbol: Character? {
    get { self[CaretSymbolKey.self] }
    set { self[CaretSymbolKey.self] = newValue }
  }
}
