import DiptychText
import DiptychViews

/// The environment variables that describe a terminal.
struct TerminalVariables {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  /// Returns the value of a variable, or nil if it is not set or empty.
  private func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }

  /// Returns the value of a variable that is 0 or 1, or nil for any other value.
  private func flag(_ name: String) -> Bool? {
    switch value(name) {
    case "0": false
    case "1": true
    default: nil
    }
  }

  /// Returns the value of a variable that is a positive number, or nil for any other value.
  private func count(_ name: String) -> Int? {
    value(name).flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Terminal

  private var term: String { value("TERM") ?? "" }

  /// Whether the terminal can't move its cursor; POSIX calls a terminal without a type `unknown`.
  private var isDumb: Bool { ["", "dumb", "unknown"].contains(term) }

  /// Whether a live region may be drawn.
  ///
  /// The terminal must be able to move its cursor, and `CI` and `ACCESSIBLE` must not be set.
  var allowsInteraction: Bool { !isDumb && value("CI") == nil && !isAccessible }

  /// Whether `ACCESSIBLE` asks for output for a screen reader.
  var isAccessible: Bool { (value("ACCESSIBLE") ?? "0") != "0" }

  /// Whether GitHub Actions or Azure Pipelines reads the output.
  var isReadByService: Bool { value("GITHUB_ACTIONS") != nil || value("TF_BUILD") != nil }

  var terminalOverride: Bool? { flag("TTY_COMPATIBLE") }
  var interactiveOverride: Bool? { flag("TTY_INTERACTIVE") }

  /// The cells of a line, from `COLUMNS`.
  var columns: Int? { count("COLUMNS") }
  /// The lines of the window, from `LINES`.
  var lines: Int? { count("LINES") }

  /// The background that `COLORFGBG` indicates.
  ///
  /// The variable has the form `text;background`, in numbers of the palette.
  ///
  /// As in Vim, 0 to 6 and 8 are dark, and the others of the 16 numbers are light. rxvt, Konsole
  /// and iTerm set the variable. In a multiplexer, the variable may come from another terminal.
  var ground: ColorScheme? {
    guard !isMultiplexer, let last = value("COLORFGBG")?.split(separator: ";").last else {
      return nil
    }
    switch Int(last) {
    case 0, 1, 2, 3, 4, 5, 6, 8: return .dark
    case 7, 9, 10, 11, 12, 13, 14, 15: return .light
    default: return nil
    }
  }

  // MARK: Links

  /// Whether hyperlinks (OSC 8) may be written to the stream.
  ///
  /// A terminal that does not know the sequence shows parts of it, and log viewers of continuous
  /// integration drop the address.
  func allowsHyperlinks(isTerminal: Bool) -> Bool {
    if let forced = value("FORCE_HYPERLINK") { return forced != "0" && forced != "false" }
    guard isTerminal, !isDumb, value("CI") == nil else { return false }
    let program = value("TERM_PROGRAM") ?? ""
    if isMultiplexer { return program == "tmux" && hasVersion([3, 4]) }
    if Self.linkingTerms.contains(where: { term.contains($0) }) { return true }
    if ["WT_SESSION", "KONSOLE_VERSION", "DOMTERM"].contains(where: { value($0) != nil }) {
      return true
    }
    // GNOME Terminal and others; version 0.50.0 crashes.
    if let version = count("VTE_VERSION") { return version > 5000 }
    return Self.linkingPrograms[program].map(hasVersion) ?? false
  }

  private static let linkingTerms = ["kitty", "ghostty", "wezterm", "alacritty", "foot", "contour"]

  /// The terminals that support hyperlinks, by `TERM_PROGRAM`, with the first version that supports
  /// them.
  private static let linkingPrograms: [String: [Int]] = [
    "iTerm.app": [3, 1], "vscode": [1, 72], "WezTerm": [20_200_620], "ghostty": [], "Hyper": [],
    "rio": [], "zed": [],
  ]

  /// Whether `TERM_PROGRAM_VERSION` is at least a version.
  private func hasVersion(_ least: [Int]) -> Bool {
    let numbers = (value("TERM_PROGRAM_VERSION") ?? "").split { !("0"..."9").contains($0) }
      .compactMap { Int($0) }
    return !numbers.lexicographicallyPrecedes(least)
  }

  // MARK: Directions

  /// Whether the terminal is known to reorder right-to-left letters and to support isolates.
  ///
  /// These terminals are GNOME Terminal and others since VTE 0.58, Konsole, mintty, and Terminal of
  /// macOS.
  ///
  /// mlterm is not among them, because it reorders the pieces between vertical lines separately,
  /// and drops isolates.
  func reordersLetters(isTerminal: Bool) -> Bool {
    guard isTerminal, !isDumb, !isMultiplexer else { return false }
    if let version = count("VTE_VERSION") { return version >= 5800 }
    return value("KONSOLE_VERSION") != nil
      || ["mintty", "Apple_Terminal"].contains(value("TERM_PROGRAM") ?? "")
  }

  private var isMultiplexer: Bool { term.hasPrefix("screen") || term.hasPrefix("tmux") }

  // MARK: Characters

  /// Returns whether characters beyond ASCII may be drawn.
  ///
  /// POSIX derives the character set from these variables. In containers and services they are
  /// often not set, although the output is read as UTF-8. So UTF-8 is the default, as in Python.
  func allowsUnicode(isTerminal: Bool) -> Bool {
    if isTerminal && term == "dumb" { return false }
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return true }
    // The name has the form `language_TERRITORY.codeset@modifier`. On macOS, it can also be only
    // the codeset.
    let name = locale.prefix { $0 != "@" }
    let codeset = name.split(separator: ".", maxSplits: 1).last ?? name
    return ["utf-8", "utf8"].contains(codeset.lowercased())
  }

  // MARK: Colour

  /// Returns the colours that may be used.
  ///
  /// The first of the following sources that is set decides:
  ///
  /// 1. The user's choice.
  /// 2. `NO_COLOR`, see no-color.org: a terminal keeps styles such as bold, and a file or a pipe
  ///    gets none.
  /// 3. `FORCE_COLOR`: 0 or false for none; 1, 2 and 3 for at least 16, 256 and all colours; any
  ///    other value counts as 1. See force-color.org.
  /// 4. `CLICOLOR_FORCE`, if it is not 0, and `CLICOLOR=0`, see bixense.com/clicolors.
  /// 5. The stream: the colours of a terminal, or none.
  func colorLevel(_ preference: ColorPreference, isTerminal: Bool) -> ColorLevel {
    switch preference {
    case .never: return .none
    case .always: return max(terminalLevel, .ansi16)
    case .auto: break
    }
    if value("NO_COLOR") != nil { return isTerminal && !isDumb ? .monochrome : .none }
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

  /// Whether `TERM` names a terminal without colours, such as a VT100 or a monochrome screen.
  private var hasNoColors: Bool {
    let isVT =
      term.hasPrefix("vt") && term.dropFirst(2).first.map { ("0"..."9").contains($0) } ?? false
    return isVT || term.hasSuffix("-mono") || term.hasSuffix("-m")
  }

  /// The colours that the terminal can show.
  private var terminalLevel: ColorLevel {
    if isDumb { return .none }
    if hasNoColors { return .monochrome }
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
