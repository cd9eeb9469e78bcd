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

  /// The style in a terminal with a ground, or one that is not known.
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
  /// The colour of the text has no number for a ground: then both sides are exchanged.
  private func style(_ style: TextStyle, behind color: Color?) -> TextStyle {
    if let color { return style.adding(.background(color)) }
    return style.foreground.map { .background($0).adding(.inverse) } ?? style
  }
}

extension ChartColor {
  /// The colour in a terminal with a ground, or one that is not known.
  fileprivate func textStyle(on ground: ColorScheme?) -> TextStyle {
    switch self {
    case .accent: .role(.accent)
    case .role(let role): .role(role)
    case .series(let number): Self.series(on: ground)[number % Self.seriesCount]
    }
  }

  /// The styles of the eight series; the last ones are dim.
  ///
  /// On a known ground each colour has a contrast of 3 in common terminals, as WCAG 2.2 asks of
  /// graphics. On an unknown one there is no yellow, which can hardly be seen on white.
  private static func series(on ground: ColorScheme?) -> [TextStyle] {
    func dim(_ color: Color) -> TextStyle { .foreground(color).adding(.dim) }
    switch ground {
    case nil:
      return [
        .foreground(.cyan), .foreground(.magenta), .foreground(.green), .foreground(.red),
        TextStyle(), dim(.cyan), dim(.magenta), dim(.green),
      ]
    // Where there are only 16 colours, the dark green of the cube is black, as the text is.
    case .light:
      return [
        .foreground(.blue), .foreground(.magenta), .foreground(.indexed(22)), .foreground(.red),
        .foreground(.gray), dim(.blue), dim(.magenta), dim(.red),
      ]
    case .dark:
      return [
        .foreground(.cyan), .foreground(.brightYellow), .foreground(.brightMagenta),
        .foreground(.green), .foreground(.brightRed), TextStyle(), dim(.cyan), dim(.brightYellow),
      ]
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
