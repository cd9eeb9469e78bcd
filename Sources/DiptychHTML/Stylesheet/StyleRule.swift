import DiptychViews

/// A rule of the stylesheet: a class, its declarations and its nested rules.
///
/// The width of a cell is `1ch` and the height of a line is `1lh`, so a page has the same sizes as
/// text output. The other files of this folder have a static member for each rule.
/// `Stylesheet.standardRules` lists the rules of the standard stylesheet.
///
/// A rule is recorded for each element with its class, and written once. It contains only constants
/// and numbers, so a copy is cheap.
package struct StyleRule: Sendable {
  /// The class.
  let name: ClassName

  /// The position of the rule in a stylesheet.
  package let layer: Layer

  private let body: Body

  /// The nested rules, one per line; `&` stands for the class.
  private let nested: StaticString

  /// The parts of a stylesheet, in order, so that a rule comes after the rules that it refines.
  package enum Layer: UInt8, CaseIterable {
    case component, layout, arrangement, box, size, text, style, color, redaction, figure
  }

  /// The declarations, or a template for them.
  private enum Body {
    case fixed(StaticString)
    /// Declarations, and a number.
    ///
    /// `#` stands for the sum of this number and the size at the end of the name.
    case measured(StaticString, plus: Int)
    /// A property, and the prefix of the variables of the named colours.
    case colored(property: StaticString, variables: StaticString)
    /// A property, and the role that sets its colour.
    case role(Role, property: StaticString)
  }

  /// Creates a rule with fixed declarations.
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

  /// Creates a rule whose name ends in a size.
  ///
  /// `#` in the declarations stands for the sum of the size and a number.
  init(_ name: ClassName, _ layer: Layer, measured declarations: StaticString, plus number: Int = 0)
  {
    self.name = name
    self.layer = layer
    body = .measured(declarations, plus: number)
    nested = ""
  }

  /// Creates a rule whose name ends in a colour.
  init(_ name: ClassName, _ layer: Layer, property: StaticString, variables: StaticString) {
    self.name = name
    self.layer = layer
    body = .colored(property: property, variables: variables)
    nested = ""
  }

  /// Creates a rule of a role's colour.
  init(role: Role, _ name: ClassName, property: StaticString) {
    self.name = name
    layer = .color
    body = .role(role, property: property)
    nested = ""
  }

  /// The class as a string.
  package var className: String { name.string }

  /// The declarations of the class; empty if the rule has only nested rules.
  private var declarations: String {
    switch body {
    case .fixed(let declarations): "\(declarations)"
    case .measured(let declarations, let number):
      "\(declarations)".split(separator: "#", omittingEmptySubsequences: false)
        .joined(separator: String(name.measure + number))
    case .colored(let property, let variables): "\(property): \(name.color(variables: variables))"
    case .role(let role, let property): "\(property): \(role.variable)"
    }
  }

  /// The rule and its nested rules as CSS, one per line.
  package var css: String {
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
  /// The size at the end of the name, or 0.
  fileprivate var measure: Int {
    switch end {
    case .number(let number), .percentage(let number): number
    case .nothing, .word, .hexadecimal: 0
    }
  }

  /// Returns the CSS value of the colour at the end of the name: a variable for a named colour,
  /// otherwise a hexadecimal number.
  fileprivate func color(variables: StaticString) -> String {
    switch end {
    case .word(let color): "var(\(variables)\(color))"
    case .number(let index): Color.indexed(UInt8(truncatingIfNeeded: index)).hexadecimal
    case .nothing, .percentage, .hexadecimal: "#\(string.suffix(6))"
    }
  }
}

extension Color {
  /// The colour as a hexadecimal number in CSS.
  var hexadecimal: String {
    let (red, green, blue) = paletteIndex.map(Self.xterm) ?? components
    return "#"
      + [red, green, blue].map { component in
        let digits = String(component, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
