@testable import DiptychHTML
import DiptychViews

/// A stylesheet taken apart, as far as colours need.
struct Sheet {
  /// A rule, and the condition of the `@media` around it.
  struct Rule {
    let media: String
    let selector: String
    let declarations: [(name: String, value: String)]

    /// The value of a property.
    subscript(_ name: String) -> String? { declarations.last { $0.name == name }?.value }
  }

  /// A colour scheme of a page.
  enum Scheme: CaseIterable {
    case light, dark
  }

  let rules: [Rule]
  /// The custom properties of the page, outside of all `@media`.
  let properties: [String: String]

  init(_ css: String) {
    var rules: [Rule] = []
    Self.read(css[...], media: "", into: &rules)
    self.rules = rules
    var properties: [String: String] = [:]
    for rule in rules where rule.selector == ":root" && rule.media.isEmpty {
      for (name, value) in rule.declarations where name.hasPrefix("--") { properties[name] = value }
    }
    self.properties = properties
  }

  private static func read(_ css: Substring, media: String, into rules: inout [Rule]) {
    var rest = css
    while let brace = rest.firstIndex(of: "{") {
      let selector = rest[..<brace].trimming(\.isWhitespace)
      let body = block(of: rest[brace...])
      rest = rest[body.endIndex...].dropFirst()
      if selector.hasPrefix("@media ") || selector.hasPrefix("@supports ") {
        read(body, media: selector, into: &rules)
        continue
      }
      let declarations = body.split(separator: ";").compactMap { line in
        line.firstIndex(of: ":").map { colon in
          (
            name: line[..<colon].trimming(\.isWhitespace),
            value: line[colon...].dropFirst().trimming(\.isWhitespace)
          )
        }
      }
      rules.append(Rule(media: media, selector: selector, declarations: declarations))
    }
  }

  /// Returns the text between a brace and the one that closes it.
  private static func block(of text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return text[..<index].dropFirst() }
    }
    return text.dropFirst()
  }

  /// Returns the value of a property in a scheme, its variables replaced.
  static func resolve(
    _ value: String,
    _ properties: [String: String],
    in scheme: Scheme
  ) -> String {
    if let arguments = arguments(of: "var", in: value) {
      if let known = properties[arguments[0]] { return resolve(known, properties, in: scheme) }
      return arguments.count == 2 ? resolve(arguments[1], properties, in: scheme) : value
    }
    if let arguments = arguments(of: "light-dark", in: value), arguments.count == 2 {
      return resolve(arguments[scheme == .light ? 0 : 1], properties, in: scheme)
    }
    if let arguments = arguments(of: "color-mix", in: value), arguments.first == "in srgb" {
      return mixed(arguments[1], properties, in: scheme) ?? value
    }
    if let parts = try? /oklch\(from (.+) (\d+)% ([\d.]+) h\)/.wholeMatch(in: value)?.output,
      let color = components(resolve(String(parts.1), properties, in: scheme)),
      let lightness = Double(parts.2), let chroma = Double(parts.3)
    {
      return hexadecimal(OKLab.sameHue(as: color, lightness: lightness / 100, chroma: chroma))
    }
    return value
  }

  /// Returns the colour of a red, a green and a blue part as `#rrggbb`.
  private static func hexadecimal(_ parts: [Double]) -> String {
    parts.reduce("#") { color, part in
      let value = UInt8(part.rounded())
      return color + (value < 16 ? "0" : "") + String(value, radix: 16)
    }
  }

  /// Returns the mix of two colours in hexadecimal; the first has a percentage.
  private static func mixed(
    _ colors: String,
    _ properties: [String: String],
    in scheme: Scheme
  ) -> String? {
    guard let parts = try? /(.+) (\d+)%, ?(.+)/.wholeMatch(in: colors)?.output,
      let share = Double(parts.2),
      let first = components(resolve(String(parts.1), properties, in: scheme)),
      let second = components(resolve(String(parts.3), properties, in: scheme))
    else { return nil }
    return hexadecimal(zip(first, second).map { ($0 * share + $1 * (100 - share)) / 100 })
  }

  /// Returns the red, the green and the blue part of `#rrggbb`.
  private static func components(_ color: String) -> [Double]? {
    guard color.count == 7, let bits = UInt32(color.dropFirst(), radix: 16) else { return nil }
    return [16, 8, 0].map { Double(bits >> UInt32($0) & 0xFF) }
  }

  /// Returns the arguments of a function, at most two, if a value is a call of it.
  private static func arguments(of function: String, in value: String) -> [String]? {
    guard value.hasPrefix(function + "("), value.hasSuffix(")") else { return nil }
    return value.dropFirst(function.count + 1).dropLast().split(separator: ",", maxSplits: 1)
      .map { $0.trimming(\.isWhitespace) }
  }
}

extension Substring {
  /// The text without the characters at its ends that a predicate holds for.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}

extension Stylesheet {
  /// Returns the standard stylesheet with a theme.
  static func standard(with theme: Theme) -> String {
    let standard = standard.split(separator: "\n", maxSplits: 1)
    return "\(standard[0])\n\(compact(theme.rootRule))\(standard[1])\(theme.finalRules)"
  }
}
