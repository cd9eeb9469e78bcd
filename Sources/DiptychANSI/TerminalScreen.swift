import DiptychText
import DiptychViews

struct TerminalCell: Hashable, Sendable {
  /// The grapheme cluster; empty in the second cell of a wide cluster.
  var cluster: String
  /// The width of the cluster, in cells.
  var width = 1
  var style = TextStyle()
  var destination: String?

  static let blank = TerminalCell(cluster: " ")
}

/// The lines that a terminal shows after a program has written its output.
///
/// Carriage returns, backspaces, tabs, movements of the cursor and erasures are applied.
///
/// Lines are not wrapped, as if the window was as wide as the output. A line feed also returns to
/// the first column, as in a terminal that is not in raw mode.
struct TerminalScreen {
  /// The cells of each line, up to the last cell that was written.
  private(set) var lines: [[TerminalCell]] = [[]]
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  /// The maximum row and column that a movement can reach, so that a large number can't fill the
  /// memory.
  private static let reach = 999

  /// Creates the screen after some output, without the newline at its end.
  init(showing output: String) {
    var parser = ANSIParser(output.hasSuffix("\n") ? String(output.dropLast()) : output)
    for part in parser.parse() {
      switch part {
      case .run(let run): write(run)
      case .sequence(let bytes): obey(bytes)
      }
    }
  }

  /// The lines as a text, in runs of one style.
  var text: Text {
    var runs: [StyledRun] = []
    func append(_ string: String, _ style: TextStyle, _ destination: String?) {
      if let last = runs.last, last.style == style, last.destination == destination {
        runs[runs.count - 1] = StyledRun(
          string: last.string + string,
          style: style,
          destination: destination
        )
      } else {
        runs.append(StyledRun(string: string, style: style, destination: destination))
      }
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\n", runs.last?.style ?? TextStyle(), runs.last?.destination) }
      for cell in line { append(cell.cluster, cell.style, cell.destination) }
    }
    return Text(runs: runs)
  }

  // MARK: Writing

  private mutating func write(_ run: StyledRun) {
    for character in run.string {
      switch character {
      case "\n", "\r\n":
        row += 1
        column = 0
        if row == lines.count { lines.append([]) }
      case "\r": column = 0
      case "\u{8}": column = max(0, column - 1)
      case "\t": column = (column / 8 + 1) * 8
      case "\u{7}": break  // a bell
      default: put(character, run)
      }
    }
  }

  private mutating func put(_ character: Character, _ run: StyledRun) {
    let cluster = String(character)
    let isControl = character.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
    let width = isControl ? 1 : CellWidth.of(cluster)
    guard width > 0 else {
      // A combining mark belongs to the cell before it.
      guard let last = lines[row].indices.last(where: { $0 < column && lines[row][$0].width > 0 })
      else { return }
      return lines[row][last].cluster += cluster
    }
    clear(column..<column + width)
    lines[row][column] = TerminalCell(
      cluster: cluster,
      width: width,
      style: run.style,
      destination: run.destination
    )
    for index in column + 1..<column + width {
      lines[row][index] = TerminalCell(cluster: "", width: 0, style: run.style)
    }
    column += width
  }

  /// Empties some cells, and the other halves of wide letters at both ends.
  private mutating func clear(_ range: Range<Int>) {
    while lines[row].count < range.upperBound { lines[row].append(.blank) }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, lines[row][start].width == 0 { start -= 1 }
    while end < lines[row].count, lines[row][end].width == 0 { end += 1 }
    for index in start..<end { lines[row][index] = .blank }
  }

  // MARK: Sequences

  private mutating func obey(_ bytes: ArraySlice<UInt8>) {
    if bytes.elementsEqual("7".utf8) { return saved = (row, column) }
    if bytes.elementsEqual("8".utf8) { return move(toRow: saved.row, column: saved.column) }
    guard bytes.first == UInt8(ascii: "["), let final = bytes.last else { return }
    let digits = bytes.dropFirst().dropLast()
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ";") }) else { return }
    let numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.reduce(0) { min($0 * 10 + Int($1 & 0x0F), Self.reach) }
    }
    let first = numbers.first ?? 0
    move(by: Unicode.Scalar(final), max(first, 1), numbers.count > 1 ? max(numbers[1], 1) : 1)
    erase(by: Unicode.Scalar(final), first)
  }

  /// Applies a sequence that moves the cursor.
  private mutating func move(by final: Unicode.Scalar, _ first: Int, _ second: Int) {
    switch final {
    case "A": move(toRow: row - first, column: column)
    case "B": move(toRow: row + first, column: column)
    case "C": move(toRow: row, column: column + first)
    case "D": move(toRow: row, column: column - first)
    case "E": move(toRow: row + first, column: 0)
    case "F": move(toRow: row - first, column: 0)
    case "G": move(toRow: row, column: first - 1)
    case "H", "f": move(toRow: first - 1, column: second - 1)
    case "d": move(toRow: first - 1, column: column)
    case "s": saved = (row, column)
    case "u": move(toRow: saved.row, column: saved.column)
    default: break
    }
  }

  private mutating func move(toRow newRow: Int, column newColumn: Int) {
    row = min(max(newRow, 0), max(Self.reach, lines.count - 1))
    column = min(max(newColumn, 0), max(Self.reach, column))
    while lines.count <= row { lines.append([]) }
  }

  /// Applies a sequence that erases cells.
  private mutating func erase(by final: Unicode.Scalar, _ number: Int) {
    switch (final, number) {
    case ("K", 0): truncate()
    case ("K", 1): clear(0..<column + 1)
    case ("K", 2): lines[row] = []
    case ("J", 0):
      truncate()
      lines.removeSubrange((row + 1)...)
    case ("J", 1):
      for index in 0..<row { lines[index] = [] }
      clear(0..<column + 1)
    case ("J", 2), ("J", 3): lines = Array(repeating: [], count: row + 1)
    case ("X", _): clear(column..<column + max(number, 1))
    case ("P", _):
      let end = min(column + max(number, 1), lines[row].count)
      guard column < end else { return }
      clear(column..<end)
      lines[row].removeSubrange(column..<end)
    default: break
    }
  }

  /// Erases the line from the cursor on.
  private mutating func truncate() {
    guard column < lines[row].count else { return }
    clear(column..<lines[row].count)
    lines[row].removeSubrange(column...)
  }
}

/// The colours of a cell in a page; for inverse text, the two colours are swapped.
///
/// Letters and backgrounds share a palette, whose colours are light enough to be read on a dark
/// window.
struct CellLook: Hashable {
  /// A colour of letters or of a background.
  enum Ink: Hashable {
    /// The colour of a style.
    case text(TextStyle)
    /// The colour of the window behind the text.
    case window
  }

  static let plain = CellLook(TextStyle())

  /// The colour of the letters.
  var ink: Ink
  /// The background of the cell; nil for the colour of the window.
  var ground: Ink?
  /// The style of the letters, without colours.
  let attributes: TextStyle
  /// The colour of the background, if the style has one.
  private let groundColor: Color?

  /// Creates the colours of a style.
  init(_ style: TextStyle) {
    attributes = TextStyle(bits: style.bits & 0xFF & ~(TextStyle.inverse.bits | TextStyle.dim.bits))
    let dim = TextStyle(bits: style.bits & TextStyle.dim.bits)
    let letters = Ink.text(style.foreground.map { dim.adding(.foreground($0)) } ?? dim)
    // Black letters are drawn in gray, so that they can be read. A black background gets the colour
    // of the window.
    let background = style.background.flatMap { $0 == .black ? nil : $0 }
    let behind = background.map { Ink.text(.foreground($0)) }
    if style.contains(.inverse) {
      (ink, ground) = (behind ?? .window, letters)
      groundColor = style.foreground
    } else {
      (ink, ground) = (letters, behind)
      groundColor = background
    }
  }

  /// Gives letters on a light background the colour of the window, unless both colours are the same
  /// in every terminal.
  mutating func makeReadable() {
    guard ground != nil else { return }
    guard let groundColor, groundColor.isExact else { return ink = .window }
    if case .text(let style) = ink, style.foreground?.isExact == true { return }
    let dark = Color(red: 0, green: 0, blue: 0)
    let light = Color(red: 255, green: 255, blue: 255)
    if groundColor.contrast(with: dark) > groundColor.contrast(with: light) { ink = .window }
  }
}

extension Color {
  /// Whether the colour is the same in every terminal.
  fileprivate var isExact: Bool { paletteIndex.map { $0 > 15 } ?? true }
}
