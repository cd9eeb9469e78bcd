import Diptych
import DiptychHTMLTools

extension Stylesheet {
  /// Returns the rules of the classes that some markup uses, for a page that contains the markup as
  /// a `Raw`.
  ///
  /// The page itself adds the rules of elements.
  static func rules(ofClassesIn markup: String) -> String {
    let tree = MarkupTree(html: markup)
    let classes = tree.nodes.compactMap { tree.element($0)?["class"] }
    let names = Set(classes.flatMap { $0.split(separator: " ") })
    return css(rulesWithoutClass + names.compactMap { rulesByClass[String($0)] ?? exactColor($0) })
  }

  private static let rulesByClass = Dictionary(
    standardRules.map { ($0.className, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The rules that don't belong to a class of an element.
  private static let rulesWithoutClass = rulesByClass.values.filter { rule in
    !rule.css.contains(".\(rule.className)")
  }

  /// Returns the rule of a class with a colour in hexadecimal digits, such as `fg-0a8fc0`, or nil.
  private static func exactColor(_ name: Substring) -> StyleRule? {
    let digits = name.dropFirst(3)
    guard digits.utf8.count == 6, let bits = UInt32(digits, radix: 16) else { return nil }
    let color = Color(
      red: UInt8(truncatingIfNeeded: bits &>> 16),
      green: UInt8(truncatingIfNeeded: bits &>> 8),
      blue: UInt8(truncatingIfNeeded: bits)
    )
    return switch name.prefix(3) {
    case "fg-": .foreground(color)
    case "bg-": .background(color)
    default: nil
    }
  }
}
