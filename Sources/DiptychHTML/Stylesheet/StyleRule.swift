import DiptychViews

/// A rule of the stylesheet: a class, its declarations and its nested rules.
///
/// The width of a cell is `1ch` and the height of a line `1lh`, so a page has the same measures as
/// text output. The other files of this folder have a static member for each rule;
/// `Stylesheet.standardRules` lists the rules of the standard stylesheet.
struct StyleRule: Sendable {
  /// The class.
  let name: ClassName

  /// The position of the rule in a stylesheet.
  let layer: Layer

  private let body: Body

  /// The nested rules, one per line, in which `&` stands for the class.
  private let nested: StaticString

  /// The parts of a stylesheet, in order: a rule follows the rules that it refines.
  enum Layer: UInt8, Comparable {
    case component, layout, arrangement, box, size, text, style, color, redaction

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  /// The declarations, or the function that makes them.
  ///
  /// Most rules are recorded many times and written once, so declarations are made only when
  /// written.
  private enum Body {
    case fixed(StaticString)
    /// Declarations that depend on the measure at the end of the name.
    case measured(@Sendable (Int) -> String)
    /// A property, and the prefix of the variables of the named colours.
    case colored(property: StaticString, variables: StaticString)
    /// A property, and the role whose colour it has.
    case role(Role, property: StaticString)
    /// All rules of a part of a page, by the selector of the part.
    case scope(@Sendable (String) -> String)
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

  /// Creates a rule whose name ends in a measure.
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

  /// Creates the rules of a part of a page, given by the selector of the part.
  init(scope name: ClassName, _ rules: @escaping @Sendable (String) -> String) {
    self.name = name
    layer = .component
    body = .scope(rules)
    nested = ""
  }

  /// The class as a string.
  var className: String { name.string }

  /// The declarations of the class; empty if there are only other rules.
  private var declarations: String {
    switch body {
    case .fixed(let declarations): "\(declarations)"
    case .measured(let declarations): declarations(name.measure)
    case .colored(let property, let variables): "\(property): \(name.color(variables: variables))"
    case .role(let role, let property): "\(property): \(role.variable)"
    case .scope: ""
    }
  }

  /// The rule and its nested rules as CSS, one per line.
  var css: String {
    let className = ".\(className)"
    if case .scope(let rules) = body { return rules(className) }
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
