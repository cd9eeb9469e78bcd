/// An error about a property or a CSS rule that is not allowed in a theme.
public struct ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The part of the theme that was rejected.
  public enum Part: Hashable, Sendable {
    /// The property with this name.
    case property(String)
    /// The additional CSS rules.
    case rules
  }

  /// The reason for the rejection.
  public enum Reason: Hashable, Sendable {
    /// The name of a property is empty, or has a character that is not allowed in a name.
    case invalidName
    /// The value is empty.
    case emptyValue
    /// The associated character or word, such as `}`, could end the declaration, the rule or the
    /// stylesheet.
    case breaksOut(String)
    /// The associated function or rule, such as `@import`, could load a resource from a URL.
    case loads(String)
    /// The associated bracket, quotation mark or start of a comment has no counterpart that closes
    /// it.
    case unclosed(String)
    /// The associated at-rule is not allowed in a theme.
    case unknownAtRule(String)
  }

  /// The part of the theme that was rejected: a property or the additional rules.
  public let part: Part
  /// The reason for the rejection.
  public let reason: Reason
  /// The line of the error in the value or in the rules, from 1.
  public let line: Int
  /// The column of the error in characters, from 1.
  public let column: Int

  public var description: String {
    let place = line == 1 ? "column \(column)" : "line \(line), column \(column)"
    let subject =
      switch part {
      case .property(let name): "The property \"\(_VisibleControl.shown(in: name))\" of the theme"
      case .rules: "The rules of the theme"
      }
    let verb = part == .rules ? "contain" : "contains"
    switch reason {
    case .invalidName:
      return "\(subject) has no name of CSS: use letters, digits, \"-\" and \"_\", a letter first, "
        + "and leave out the two dashes."
    case .emptyValue:
      return "\(subject) has no value: leave it out to keep the standard one."
    case .breaksOut("\\"):
      return "\(subject) \(verb) \"\\\" at \(place), which can spell any other character: "
        + "write that character itself."
    case .breaksOut(let text):
      return
        "\(subject) \(verb) \(quoted(text)) at \(place), which would end the place where it "
        + "stands: " + (part == .rules ? "leave it out." : "give the value alone.")
    case .loads(let text):
      return
        "\(subject) \(verb) \"\(text)\" at \(place), which would load a file: link a stylesheet "
        + "of your own instead, by PageMetadata.stylesheets."
    case .unclosed(let text):
      return "\(subject) \(verb) \(quoted(text)) at \(place), which is never closed: close it."
    case .unknownAtRule(let text):
      return "\(subject) \(verb) \"\(text)\" at \(place), which is not allowed: use @media, "
        + "@supports, @container, @layer, @keyframes, @page or @property."
    }
  }

  /// Returns a text in quotation marks that the text does not contain.
  ///
  /// Visible characters replace control characters.
  private func quoted(_ text: String) -> String {
    let mark = text == "\"" ? "'" : "\""
    return mark + _VisibleControl.shown(in: text) + mark
  }
}
