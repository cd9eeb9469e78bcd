import DiptychViews

/// The style of a cell of a chart in a terminal.
enum CellStyle: Hashable, Sendable {
  /// Nothing but the style of the text around the chart.
  case plain
  /// Labels of axes and the legend.
  case label
  /// Lines of axes.
  case axis
  case title
  case color(ChartColor)
  /// A cell with two colours: the colour of its block, and the colour behind it.
  case colors(ChartColor, behind: ChartColor)
  /// A cell whose block is the part that is not drawn.
  case inverse(ChartColor)

  /// The style in a terminal.
  var textStyle: TextStyle {
    switch self {
    case .plain: TextStyle()
    case .label: .role(.label)
    case .axis: .role(.border)
    case .title: .bold
    case .color(let color): color.textStyle
    case .colors(let color, let behind):
      color.textStyle.adding(behind.textStyle.foreground.map { .background($0) } ?? TextStyle())
    case .inverse(let color): color.textStyle.adding(.inverse)
    }
  }
}

extension ChartColor {
  /// The colour in a terminal.
  ///
  /// Series have the colours of the 16 that can be read on any ground; the last ones are dim.
  fileprivate var textStyle: TextStyle {
    switch self {
    case .accent: .role(.accent)
    case .role(let role): .role(role)
    case .series(let number):
      switch number % ChartColor.seriesCount {
      case 0: .foreground(.cyan)
      case 1: .foreground(.yellow)
      case 2: .foreground(.magenta)
      case 3: .foreground(.green)
      case 4: .foreground(.red)
      case 5: TextStyle()
      case 6: TextStyle.foreground(.cyan).adding(.dim)
      default: TextStyle.foreground(.yellow).adding(.dim)
      }
    }
  }
}

/// The styles of a chart by their numbers, for ``DiptychViews/TerminalFigure``.
struct CellStyles: Sendable {
  private(set) var all: [CellStyle] = [.plain, .label, .axis, .title]
  private var numbers: [CellStyle: Int] = [:]

  /// Creates the styles of some colours, each in front of each other.
  init(_ colors: [ChartColor]) {
    for color in colors {
      all += [.color(color), .inverse(color)]
      all += colors.filter { $0 != color }.map { .colors(color, behind: $0) }
    }
    for (number, style) in all.enumerated() { numbers[style] = number }
  }

  func number(of style: CellStyle) -> Int { numbers[style] ?? 0 }
}
