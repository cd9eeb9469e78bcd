import DiptychViews

/// The names of the bands below a chart.
///
/// Names are data, so they are left out only as a last resort. These layouts are tried in turn:
///
/// - All names are on one line.
/// - Names are broken at a space, or within a compound, and are on two lines.
/// - Names alternate between two lines, so that each has the room of two bands.
/// - Each name is cut to its band, if the cut names still differ.
/// - Numbers are below the bands, and a key below them lists the name of each number.
/// - Some names are left out.
struct BandNames {
  /// A name and its place.
  struct Name {
    let text: String
    /// The column of the middle of the name.
    let column: Int
    /// The width of its band, in cells.
    let cells: Int
  }

  private(set) var rows: [LabelRow]
  /// The positions of the bands that have a name or a number.
  private(set) var shown: [Int]
  /// The lines of the key, which lists the name of each number.
  private var key: [[String]] = []
  /// The number of bands whose names are left out and can't be inferred.
  private(set) var missing = 0

  /// The minimum number of cells of a cut name.
  private static let narrowestCut = 4
  /// The maximum number of lines of a key.
  private static let maxKeyLines = 8

  init(_ names: [Name], _ space: _FigureSpace, width: Int) {
    shown = Array(names.indices)
    rows = []
    func place(_ lines: [[String]]) -> [LabelRow]? {
      var rows = (0..<(lines.map(\.count).max() ?? 1)).map { _ in LabelRow(space, width: width) }
      for (name, lines) in zip(names, lines) {
        for (row, line) in lines.enumerated() where !rows[row].place(line, at: name.column) {
          return nil
        }
      }
      return rows
    }
    let texts = names.map(\.text)
    if let row = place(texts.map { [$0] }) {
      rows = row
    } else if let two = place(texts.map { Self.broken($0, space) }) {
      rows = two
    } else if let alternating = place(texts.enumerated().map { $0 % 2 == 0 ? [$1] : ["", $1] }) {
      rows = alternating
    } else if let cut = Self.cut(names, space), let row = place(cut.map { [$0] }) {
      rows = row
    } else if !Self.areOrdered(texts), case let lines = Self.keyLines(texts, space),
      lines.count <= Self.maxKeyLines, let row = place(names.indices.map { ["\($0 + 1)"] })
    {
      rows = row
      key = lines
    } else {
      let limit = max(width / 3, 1)
      let ticks = names.map { (text: space.cut($0.text, to: limit), column: $0.column) }
      let thinned = LabelRow.thinned(ticks, space, width: width)
      (rows, shown) = ([thinned.row], thinned.shown)
      let isReadable = Self.areOrdered(texts) && shown.count > 1
      missing = isReadable ? 0 : texts.count { !$0.isEmpty } - shown.count { !texts[$0].isEmpty }
    }
  }

  /// Whether the names are consecutive whole numbers, so that missing names can be inferred.
  private static func areOrdered(_ names: [String]) -> Bool {
    let numbers = names.compactMap { Int($0) }
    guard numbers.count == names.count, numbers.count > 1 else { return false }
    return zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
  }

  // MARK: Two lines

  /// Returns a name on two lines that are as short as possible, or on one line if it can't be
  /// broken.
  private static func broken(_ name: String, _ space: _FigureSpace) -> [String] {
    let letters = Array(name)
    var best: (cells: Int, lines: [String])?
    for index in letters.indices.dropFirst() {
      let (before, after) = (letters[index - 1], letters[index])
      let isBreak =
        before == " " || "-/_.:".contains(before) || before.isLowercase && after.isUppercase
      guard isBreak else { continue }
      let lines = [letters[..<index], letters[index...]].map { line in
        String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      let cells = lines.map { space.measure($0) }.max() ?? 0
      if best.map({ cells < $0.cells }) ?? true { best = (cells, lines) }
    }
    return best?.lines ?? [name]
  }

  // MARK: Cut

  /// Returns each name cut to the width of its band, or nil if a band is too narrow or the cut
  /// names would not differ.
  ///
  /// Names are cut at the end, at the start or in the middle. The first of these cuts that keeps
  /// the names different is used.
  private static func cut(_ names: [Name], _ space: _FigureSpace) -> [String]? {
    guard names.allSatisfy({ $0.cells > narrowestCut }) else { return nil }
    return space.cutApart(names.map { ($0.text, $0.cells - 1) })
  }

  // MARK: Key

  /// Returns the lines of the key, each with as many names as fit.
  private static func keyLines(_ names: [String], _ space: _FigureSpace) -> [[String]] {
    var lines: [[String]] = []
    var room = 0
    for (number, name) in names.enumerated() {
      let text = space.cut("\(number + 1) \(name)", to: space.width)
      let cells = space.measure(text)
      if lines.isEmpty || 2 + cells > room {
        lines.append([text])
        room = space.width - cells
      } else {
        lines[lines.count - 1].append(text)
        room -= 2 + cells
      }
    }
    return lines
  }

  /// Writes the key, and the number of missing names.
  func writeNotes(_ chart: TextChart, _ space: _FigureSpace, _ write: _TerminalFigure.Write) {
    for line in key {
      for (index, text) in line.enumerated() {
        if index > 0 { write("  ", 0) }
        write(text, chart.number(.label))
      }
      write("\n", 0)
    }
    if missing > 0 {
      let note = chart.scene.chartLabels.namesNotShown
      chart.writeNote(Labels.filled(note, ["count": "\(missing)"]), space, write)
    }
  }
}

extension _FigureSpace {
  /// Returns names that are cut to their numbers of cells, or nil if the cut names would not
  /// differ.
  ///
  /// Names are cut at the end, at the start or in the middle. The first of these cuts that keeps
  /// different names different is used.
  func cutApart(_ names: [(text: String, cells: Int)]) -> [String]? {
    let count = Set(names.map(\.text)).count
    for cut in [cut, cutStart, cutMiddle] {
      let cuts = names.map { cut($0.text, $0.cells) }
      if Set(cuts).count == count { return cuts }
    }
    return nil
  }

  /// Returns the end of a text.
  ///
  /// An ellipsis replaces the rest.
  private func cutStart(_ text: String, to cells: Int) -> String {
    String(cut(String(text.reversed()), to: cells).reversed())
  }

  /// Returns the start and the end of a text.
  ///
  /// An ellipsis replaces the middle.
  private func cutMiddle(_ text: String, to cells: Int) -> String {
    guard measure(text) > cells, cells > 2 else { return cut(text, to: cells) }
    let end = (cells - 1) / 2
    var (rest, tail) = (end, "")
    for character in text.reversed() {
      rest -= measure(String(character))
      if rest < 0 { break }
      tail.insert(character, at: tail.startIndex)
    }
    return cut(text, to: cells - measure(tail)) + tail
  }
}
