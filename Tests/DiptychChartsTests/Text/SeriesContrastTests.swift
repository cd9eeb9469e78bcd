import Diptych
import DiptychCharts
import DiptychPalettes
import Testing

@Suite("Colours of series in terminals") struct SeriesContrastTests {
  private let chart = Chart(0..<8) {
    BarMark(x: .value("x", $0), y: .value("y", 1))
      .foregroundStyle(by: .value("Series", "series \($0)"))
  }

  /// A style in the legend: its colour, and whether it is dim.
  private struct Style: Hashable {
    var color: Color?
    var isDim = false
  }

  /// Returns the styles of the signs in the legend, as a terminal reads them.
  private func legend(_ ground: TextFormat.Options, _ level: ColorLevel) -> [Style] {
    let picture = chart.rendered(as: .text(width: 200, color: level, options: ground))
    let legend = picture.split(separator: "\n").last ?? ""
    return legend.matches(of: /((?:\u{1B}\[[0-9;]*m)*)█/).map { match in
      var style = Style()
      for sequence in match.1.split(separator: "m") {
        var codes = sequence.dropFirst(2).split(separator: ";").compactMap { Int($0) }[...]
        if codes.isEmpty { style = Style() }
        while let code = codes.popFirst() {
          switch code {
          case 0: style = Style()
          case 2: style.isDim = true
          case 30...37: style.color = .indexed(UInt8(code - 30))
          case 90...97: style.color = .indexed(UInt8(code - 82))
          case 38:
            style.color = .indexed(UInt8(codes.dropFirst().first ?? 0))
            codes = codes.dropFirst(2)
          default: Issue.record("\(code) in \(legend.debugDescription)")
          }
        }
      }
      return style
    }
  }

  @Test("Each has its own, and enough contrast on a known background", arguments: [16, 256])
  func contrasts(colors: Int) {
    let level = colors == 16 ? ColorLevel.ansi16 : .ansi256
    for (ground, palettes) in [
      (TextFormat.Options.lightBackground, TerminalPalette.light),
      (.darkBackground, TerminalPalette.dark), ([], []),
    ] {
      let styles = legend(ground, level)
      #expect(styles.count == 8)
      #expect(Set(styles).count == 8, "\(styles)")
      for color in styles.compactMap(\.color) {
        for palette in palettes {
          let contrast = palette.shown(color).contrast(with: Color(hex: palette.ground))
          #expect(contrast >= 3, "\(color) in \(palette.name)")
        }
      }
      // Dark yellow can't be read on white, and nobody knows that the ground isn't.
      #expect(!styles.contains { $0.color == .yellow })
    }
  }
}
