import DiptychViews

/// One rule of the stylesheet: a class whose name says what it does, and all that it does.
///
/// A cell across is `1ch`, a line down is `1lh`, so that a page has the measures of the text. Each
/// rule is a value, which its members in the other files of this folder make; the standard sheet
/// holds those of `Stylesheet.standardRules`.
struct StyleRule: Sendable {
  /// The class.
  let name: ClassName

  /// Where the rule stands in a sheet.
  let layer: Layer

  private let body: Body

  /// Further rules, a line each, in which `&` is the class.
  private let nested: StaticString

  /// The parts of a sheet, from its start: what refines another rule stands after it.
  enum Layer: UInt8, Comparable {
    case layout, arrangement, box, size, text, style, color, redaction

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  /// The declarations, or how to make them of the end of the name: rules are noted far more often
  /// than they are written.
  private enum Body {
    case fixed(StaticString)
    /// Declarations of the measure in the name.
    case measured(@Sendable (Int) -> String)
    /// A property, and the start of the variables that hold the named colours.
    case colored(property: StaticString, variables: StaticString)
  }

  /// A rule whose declarations are always the same.
  init(
    _ name: StaticString,
    _ layer: Layer,
    _ declarations: StaticString,
    nested: StaticString = ""
  ) {
    self.name = ClassName(name)
    self.layer = layer
    body = .fixed(declarations)
    self.nested = nested
  }

  /// A rule whose name ends in a measure.
  init(
    _ name: ClassName,
    _ layer: Layer,
    nested: StaticString = "",
    _ declarations: @escaping @Sendable (Int) -> String
  ) {
    self.name = name
    self.layer = layer
    body = .measured(declarations)
    self.nested = nested
  }

  /// A rule whose name ends in a colour.
  init(_ name: ClassName, _ layer: Layer, property: StaticString, variables: StaticString) {
    self.name = name
    self.layer = layer
    body = .colored(property: property, variables: variables)
    nested = ""
  }

  /// The class as a string.
  var className: String { name.string }

  /// The declarations of the class; empty if the nested rules are all there is.
  var declarations: String {
    switch body {
    case .fixed(let declarations): "\(declarations)"
    case .measured(let declarations): declarations(name.measure)
    case .colored(let property, let variables): "\(property): \(name.color(variables: variables))"
    }
  }

  /// The rule as CSS, and those nested in it, a line each.
  var css: String {
    let className = ".\(className)"
    let declarations = declarations
    let own = declarations.isEmpty ? [] : ["\(className) { \(declarations) }"]
    let nested = "\(nested)".split(separator: "\n").map { line in
      line.split(separator: "&", omittingEmptySubsequences: false).joined(separator: className)
    }
    return (own + nested).map { $0 + "\n" }.joined()
  }
}

extension ClassName {
  /// The measure at the end of the name; 0 if there is none.
  fileprivate var measure: Int {
    switch end {
    case .number(let number), .percentage(let number): number
    case .nothing, .word, .hexadecimal: 0
    }
  }

  /// The colour at the end of the name: a variable where it has a name, else its value.
  fileprivate func color(variables: StaticString) -> String {
    switch end {
    case .word(let color): "var(\(variables)\(color))"
    case .number(let index): Color.indexed(UInt8(truncatingIfNeeded: index)).hexadecimal
    case .nothing, .percentage, .hexadecimal: "#\(string.suffix(6))"
    }
  }
}

extension Color {
  /// The value in CSS.
  fileprivate var hexadecimal: String {
    let (red, green, blue) = paletteIndex.map(Self.xterm) ?? components
    return "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
