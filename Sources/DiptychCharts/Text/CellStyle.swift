import DiptychViews

/// The style of a cell of a chart in a terminal.
enum CellStyle: Hashable, Sendable {
  /// The style of the text around the chart.
  case plain
  /// The style of labels of axes and of the legend.
  case label
  /// The style of lines of axes.
  case axis
  case title
  case color(ChartColor)
  /// The style of a cell with two colours: the colour of the block character, and the colour behind
  /// the character.
  case colors(ChartColor, behind: ChartColor)
  /// The style of a cell whose block character is the part without colour.
  case inverse(ChartColor)

  /// Returns the style for the background of a terminal, or for an unknown background.
  func textStyle(on ground: ColorScheme?) -> TextStyle {
    switch self {
    case .plain: TextStyle()
    case .label: .role(.label)
    case .axis: .role(.border)
    case .title: .bold
    case .color(let color): color.textStyle(on: ground)
    case .colors(let color, let behind):
      style(color.textStyle(on: ground), behind: behind.textStyle(on: ground).foreground)
    case .inverse(let color): color.textStyle(on: ground).adding(.inverse)
    }
  }
}

extension CellStyle {
  /// Returns a style with a colour behind it.
  ///
  /// If the colour behind is not explicit, the colours of the text and the background are
  /// exchanged.
  private func style(_ style: TextStyle, behind color: Color?) -> TextStyle {
    if let color { return style.adding(.background(color)) }
    return style.foreground.map { .background($0).adding(.inverse) } ?? style
  }
}

extension ChartColor {
  /// Returns the colour for the background of a terminal, or for an unknown background.
  fileprivate func textStyle(on ground: ColorScheme?) -> TextStyle {
    switch self {
    case .accent: .role(.accent)
    case .role(let role): .role(role)
    case .series(let number): Self.series(on: ground)[number % Self.seriesCount]
    }
  }

  /// The styles of the eight series.
  ///
  /// The last styles are dim.
  ///
  /// On a known background, each colour has a contrast of 3 in common terminals, as WCAG 2.2
  /// requires for graphics. On an unknown background, yellow is not used, because it can hardly be
  /// seen on white.
  private static func series(on ground: ColorScheme?) -> [TextStyle] {
    func dim(_ color: Color) -> TextStyle { .foreground(color).adding(.dim) }
    switch ground {
    case nil:
      return [
        .foreground(.cyan), .foreground(.magenta), .foreground(.green), .foreground(.red),
        TextStyle(), dim(.cyan), dim(.magenta), dim(.green),
      ]
    // In a terminal with only 16 colours, the dark green of the colour cube would become black,
    // like the text.
    case .light:
      return [
        .role(.accent), .foreground(.magenta), .role(.success), .role(.removed), .foreground(.gray),
        dim(.blue), dim(.magenta), dim(.red),
      ]
    case .dark:
      return [
        .role(.accent), .role(.number), .foreground(.brightMagenta), .role(.success),
        .role(.removed), TextStyle(), dim(.cyan), dim(.brightYellow),
      ]
    }
  }
}

/// The styles of a chart by their numbers, for ``DiptychViews/_TerminalFigure``.
struct CellStyles: Sendable {
  private(set) var all: [CellStyle] = [.plain, .label, .axis, .title]
  private var numbers: [CellStyle: Int] = [:]

  /// Creates the styles of all pairs of the given colours, with one colour in front of the other.
  init(_ colors: [ChartColor]) {
    for color in colors {
      all += [.color(color), .inverse(color)]
      all += colors.filter { $0 != color }.map { .colors(color, behind: $0) }
    }
    for (number, style) in all.enumerated() { numbers[style] = number }
  }

  func number(of style: CellStyle) -> Int { numbers[style] ?? 0 }
}

/// The cells between the axes of a chart in a terminal.
///
/// Row 0 is the top row.
struct CellGrid {
  struct Cell {
    var character: Character = " "
    var style = CellStyle.plain
    /// Whether the cell is the second cell of a wide character.
    var isContinued = false

    var isEmpty: Bool { character == " " && !isContinued }
  }

  let width: Int
  let height: Int
  private var cells: [Cell]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Cell(), count: width * height)
  }

  subscript(column: Int, row: Int) -> Cell {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    (0..<width).contains(column) && (0..<height).contains(row)
  }

  /// The rows of the grid, without the empty cells at their ends.
  func line(_ row: Int) -> ArraySlice<Cell> {
    let line = cells[(row * width)..<((row + 1) * width)]
    return line.prefix(upTo: (line.lastIndex { !$0.isEmpty } ?? line.startIndex - 1) + 1)
  }
}
