import DiptychFiles
import DiptychViews

/// The format of the markers around a section of a log, which a continuous integration service can
/// fold.
public enum LogSections: Hashable, Sendable {
  /// The markers of GitHub, `::group::Title` and `::endgroup::`.
  case gitHub
  /// The markers of GitLab, `section_start` and `section_end` with a time.
  case gitLab

  /// The format of the continuous integration service that runs this program, or nil if no known
  /// service runs the program.
  public static var detected: LogSections? {
    if SystemProcess.variable("GITHUB_ACTIONS") == "true" { return .gitHub }
    return SystemProcess.variable("GITLAB_CI") == "true" ? .gitLab : nil
  }

  /// Returns the line that begins a section.
  func beginning(_ title: String, at seconds: Int) -> String {
    let title = title.onOneLine
    return switch self {
    case .gitHub: "::group::\(title.replacing("%", with: "%25"))\n"
    case .gitLab: "\u{1B}[0Ksection_start:\(seconds):\(Self.name(title))\r\u{1B}[0K\(title)\n"
    }
  }

  /// Returns the line that ends a section.
  func end(_ title: String, at seconds: Int) -> String {
    switch self {
    case .gitHub: "::endgroup::\n"
    case .gitLab:
      "\u{1B}[0Ksection_end:\(seconds):\(Self.name(title.onOneLine))\r\u{1B}[0K\n"
    }
  }

  /// Returns the title as a section name of GitLab, which has only letters, digits and underscores.
  private static func name(_ title: String) -> String {
    String(
      title.unicodeScalars.map { scalar in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          ? Character(scalar) : "_"
      }
    )
  }
}
