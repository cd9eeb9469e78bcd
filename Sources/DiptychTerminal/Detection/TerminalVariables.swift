import DiptychText

/// The variables of an environment that say something about a terminal.
struct TerminalVariables {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  /// A variable that is set; an empty one counts as not set.
  private func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// A variable that is 0 or 1.
  private func flag(_ name: String) -> Bool? {
    switch value(name) {
    case "0": false
    case "1": true
    default: nil
    }
  }

  /// A variable that is a number; anything but a positive one counts as not set.
  private func count(_ name: String) -> Int? {
    value(name).flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Terminal

  private var term: String { value("TERM") ?? "" }

  /// Whether the terminal can do nothing but print; POSIX calls one without a type unknown.
  private var isDumb: Bool { ["", "dumb", "unknown"].contains(term) }

  /// Whether a terminal may be drawn on: by what it can do, and by who looks at it.
  var allowsInteraction: Bool {
    !isDumb && value("CI") == nil && (value("ACCESSIBLE") ?? "0") == "0"
  }

  var terminalOverride: Bool? { flag("TTY_COMPATIBLE") }
  var interactiveOverride: Bool? { flag("TTY_INTERACTIVE") }

  /// The cells of a line.
  var columns: Int? { count("COLUMNS") }
  /// The lines of a window.
  var lines: Int? { count("LINES") }

  // MARK: Characters

  /// Whether more than ASCII may be drawn.
  ///
  /// The variables are those by which POSIX finds the locale of characters. Containers and services
  /// set none of them, and are looked at in UTF-8; so does Python take a locale that nobody set.
  func allowsUnicode(isTerminal: Bool) -> Bool {
    if isTerminal && term == "dumb" { return false }
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return true }
    // `language_TERRITORY.codeset@modifier`; macOS has also the codeset alone.
    let name = locale.prefix { $0 != "@" }
    let codeset = name.split(separator: ".", maxSplits: 1).last ?? name
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }

  // MARK: Colour

  /// The colours to use; the first of these that says something decides.
  ///
  /// 1. What the user said.
  /// 2. `NO_COLOR`, see no-color.org.
  /// 3. `FORCE_COLOR`: 0 or false for none, 1, 2 and 3 for at least 16, 256 and all colours; any
  ///    other value counts as 1. See force-color.org.
  /// 4. `CLICOLOR_FORCE`, if not 0, and `CLICOLOR=0`, see bixense.com/clicolors.
  /// 5. Whether the stream is a terminal, and what that terminal can do.
  func colorLevel(_ preference: ColorPreference, isTerminal: Bool) -> ColorLevel {
    switch preference {
    case .never: return .none
    case .always: return max(terminalLevel, .ansi16)
    case .auto: break
    }
    if value("NO_COLOR") != nil { return .none }
    switch value("FORCE_COLOR") {
    case nil: break
    case "0", "false": return .none
    case "2": return max(terminalLevel, .ansi256)
    case "3": return .trueColor
    default: return max(terminalLevel, .ansi16)
    }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return max(terminalLevel, .ansi16) }
    if value("CLICOLOR") == "0" { return .none }
    return isTerminal ? terminalLevel : .none
  }

  /// The colours that the terminal can show.
  private var terminalLevel: ColorLevel {
    if isDumb { return .none }
    let isMultiplexer = term.hasPrefix("screen") || term.hasPrefix("tmux")
    if let depth = value("COLORTERM"), depth == "truecolor" || depth == "24bit", !isMultiplexer {
      return .trueColor
    }
    if term.hasSuffix("-direct") || value("WT_SESSION") != nil { return .trueColor }
    let trueColorTerms = ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour"]
    if trueColorTerms.contains(where: { term.contains($0) }) { return .trueColor }
    switch value("TERM_PROGRAM") {
    case "iTerm.app":
      let version = value("TERM_PROGRAM_VERSION")?.split(separator: ".").first
      if let major = version.flatMap({ Int($0) }), major >= 3 { return .trueColor }
    case "Apple_Terminal": return .ansi256
    default: break
    }
    return term.contains("256color") ? .ansi256 : .ansi16
  }
}
