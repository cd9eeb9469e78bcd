/// A cell as a terminal shows it: a character, its colour and the one behind it.
struct TerminalCell {
  let character: Character
  private let color: String
  private let ground: String?
  private let isInverse: Bool
  /// Whether the cell is dim and has no colour, as lines of axes have.
  let isFaint: Bool

  /// Returns the cells of each line of a text with escape sequences.
  static func lines(of text: String) -> [[TerminalCell]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var cells: [TerminalCell] = []
      var (color, ground): (String?, String?)
      var (isDim, isInverse) = (false, false)
      var rest = line
      while let first = rest.first {
        guard first == "\u{1B}", let match = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) else {
          cells.append(
            TerminalCell(
              character: first,
              color: color ?? "text",
              ground: ground,
              isInverse: isInverse,
              isFaint: isDim && color == nil
            )
          )
          rest.removeFirst()
          continue
        }
        for code in match.1.split(separator: ";", omittingEmptySubsequences: false) {
          switch code {
          case "", "0": (color, ground, isDim, isInverse) = (nil, nil, false, false)
          case "2": isDim = true
          case "22": isDim = false
          case "7": isInverse = true
          case "27": isInverse = false
          case "39": color = nil
          case "49": ground = nil
          default:
            if code.hasPrefix("3") || code.hasPrefix("9") { color = String(code.dropFirst()) }
            if code.hasPrefix("4") { ground = String(code.dropFirst()) }
          }
        }
        rest = rest[match.range.upperBound...]
      }
      return cells
    }
  }

  /// Returns the colour of each eighth of a block, from below or from the left; nil for none.
  func eighths(_ direction: PictureReader.Direction) -> [String?] {
    let blocks = direction == .standing ? "▁▂▃▄▅▆▇█" : "▏▎▍▌▋▊▉█"
    guard !isFaint, let count = Array(blocks).firstIndex(of: character) else {
      return Array(repeating: nil, count: 8)
    }
    return (0..<8).map { ($0 <= count) == isInverse ? ground : color }
  }
}
