import Diptych

/// A theme with its name on the command line.
enum NamedTheme: String, CaseIterable, Sendable {
  case standard
  case plain
  case highContrast = "high-contrast"
  case monochrome
  case author

  var theme: Theme {
    switch self {
    case .standard: .standard
    case .plain: .plain
    case .highContrast: .highContrast
    case .monochrome: .monochrome
    case .author: .author
    }
  }

  var title: String {
    switch self {
    case .standard: "Standard"
    case .plain: "Plain"
    case .highContrast: "High contrast"
    case .monochrome: "Monochrome"
    case .author: "Theme of an author"
    }
  }

  /// A sentence about the theme.
  var summary: String {
    switch self {
    case .standard: "One accent, gray for what steps back, and colours for a status."
    case .plain: "Text and weights only, for logs and mail."
    case .highContrast: "No gray text and no thin lines."
    case .monochrome: "No hue in either medium; prints well."
    case .author: "Another accent, other fonts, other widths and a rule, in ten lines."
    }
  }
}
