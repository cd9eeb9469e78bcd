import BistroSupport
import DiptychTerminal

extension BistroOptions {
  /// The task of a command line.
  enum Mode: Equatable, Sendable {
    /// All screens, which the user operates with keys.
    case keys
    /// One screen, printed.
    case screen(Tab)
    /// The state of one screen as JSON.
    case json(Tab)
    /// All screens and dishes as pages.
    case site
  }

  /// The first screen.
  ///
  /// If no screen is named, it is the archive for a search, and otherwise the home screen.
  var firstTab: Tab { tab ?? (query == DishQuery() ? .home : .archive) }

  /// Returns the mode of the program for these options.
  ///
  /// - Parameter hasKeys: Whether the program can read keys.
  /// - Returns: The mode. Every given option has an effect in this mode.
  /// - Throws: ``UsageError/optionWithoutEffect(_:where:)`` if a given option has no effect in the
  ///   mode.
  func mode(hasKeys: Bool) throws(UsageError) -> Mode {
    let mode: Mode =
      if output.htmlDirectory != nil {
        .site
      } else if printsJSON {
        .json(firstTab)
      } else if tab == nil, hasKeys {
        .keys
      } else {
        .screen(firstTab)
      }
    for option in givenOptions where !hasEffect(option, in: mode) {
      throw .optionWithoutEffect(option.rawValue, where: mode.place)
    }
    if mode == .site, let tab {
      throw .optionWithoutEffect(tab.rawValue, where: mode.place)
    }
    return mode
  }

  /// The options of the command line whose effect depends on the mode.
  private var givenOptions: [Option] {
    var options: [Option] = []
    if !query.keyword.isEmpty { options.append(.query) }
    if query.category != nil { options.append(.category) }
    if database != nil { options.append(.database) }
    if failing != nil { options.append(.fail) }
    if printsJSON { options.append(.json) }
    if output.width != nil { options.append(.width) }
    if output.color != .auto { options.append(.color) }
    return options
  }

  private func hasEffect(_ option: Option, in mode: Mode) -> Bool {
    switch (option, mode) {
    case (.json, .site), (.width, .json), (.color, .json): false
    case (.query, .site), (.category, .site): false
    case (.query, .screen(let tab)), (.category, .screen(let tab)), (.query, .json(let tab)),
      (.category, .json(let tab)):
      tab == .archive
    case (.database, .screen(let tab)), (.database, .json(let tab)):
      tab == .archive || tab == .favorites
    case (.fail, .screen(let tab)), (.fail, .json(let tab)):
      failing?.screens.contains(tab) ?? false
    case (.fail, .site): failing != .storing
    default: true
    }
  }
}

extension BistroOptions.Mode {
  /// The mode as words for the end of a message.
  fileprivate var place: String {
    switch self {
    case .keys: "on a terminal with keys"
    case .screen(let tab): "on the screen '\(tab.rawValue)'"
    case .json(let tab): "on the screen '\(tab.rawValue)' as JSON"
    case .site: "with '--html', which writes all screens"
    }
  }
}
