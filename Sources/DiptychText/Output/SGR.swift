import DiptychViews

/// Select Graphic Rendition, ECMA-48 section 8.3.117: how a terminal is told of a style.
enum SGR {
  /// The shortest sequence from one style to another: what changes, or a reset and all of the new.
  static func sequence(from: TextStyle, to: TextStyle) -> String {
    guard from != to else { return "" }
    let change = changes(from: from, to: to)
    let reset = ["0"] + changes(from: TextStyle(), to: to)
    let parameters = [change, reset]
      .map { $0.joined(separator: ";") }
      .min { $0.utf8.count < $1.utf8.count }
    guard let parameters, !parameters.isEmpty else { return "" }
    return "\u{1B}[\(parameters)m"
  }

  private static let attributes: [(style: TextStyle, on: String, off: String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
    (.inverse, "7", "27"), (.strikethrough, "9", "29"),
  ]

  private static func changes(from: TextStyle, to: TextStyle) -> [String] {
    // One parameter turns bold and dim off, so the one that stays is turned on again.
    let losesWeight = [TextStyle.bold, .dim].contains { from.contains($0) && !to.contains($0) }
    var parameters = losesWeight ? ["22"] : []
    for (style, on, off) in attributes {
      let isWeight = style == .bold || style == .dim
      if from.contains(style) && !to.contains(style) && !isWeight { parameters.append(off) }
      if to.contains(style) && (!from.contains(style) || isWeight && losesWeight) {
        parameters.append(on)
      }
    }
    if from.foreground != to.foreground {
      parameters.append(to.foreground.map { color($0, base: 30) } ?? "39")
    }
    if from.background != to.background {
      parameters.append(to.background.map { color($0, base: 40) } ?? "49")
    }
    return parameters
  }

  private static func color(_ color: Color, base: Int) -> String {
    switch color.paletteIndex {
    case let index? where index < 8: return "\(base + Int(index))"
    case let index? where index < 16: return "\(base + 52 + Int(index))"
    case let index?: return "\(base + 8);5;\(index)"
    case nil:
      let (red, green, blue) = color.components
      return "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
