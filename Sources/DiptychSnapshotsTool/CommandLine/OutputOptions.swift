package import DiptychTerminal

/// The options for the output of a program.
package struct OutputOptions: Equatable, Sendable {
  /// The width in cells, or nil for the width of the terminal.
  package var width: Int?
  package var color = ColorPreference.auto
  /// The folder for HTML pages, or nil to write to the terminal.
  package var htmlDirectory: String?
  /// The server that shows these pages.
  package var serving: ServingOptions

  package init(
    width: Int? = nil,
    color: ColorPreference = .auto,
    htmlDirectory: String? = nil,
    serving: ServingOptions = ServingOptions()
  ) {
    self.width = width
    self.color = color
    self.htmlDirectory = htmlDirectory
    self.serving = serving
  }

  /// The accepted widths, in cells.
  package static let widths = 1...10_000

  package static let widthRule = "a number of columns from 1 to 10000"
  package static let colorRule =
    ColorPreference.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  package static let htmlRule = "the folder for the pages"

  /// Parses a width in cells.
  package static func width(_ string: String) -> Int? {
    Int(string).flatMap { widths.contains($0) ? $0 : nil }
  }

  /// Returns a terminal with the options applied.
  package func applied(to terminal: Terminal) -> Terminal {
    var terminal = terminal
    if color != .auto { terminal = Terminal(descriptor: terminal.descriptor, color: color) }
    if let width { terminal.traits.width = width }
    return terminal
  }
}
