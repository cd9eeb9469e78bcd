package import DiptychTerminal

/// Where a program's views go, and how they are drawn there.
package struct OutputOptions: Equatable, Sendable {
  /// The cells of a line, or nil to ask the terminal.
  package var width: Int?
  package var color = ColorPreference.auto
  /// The folder that receives HTML pages, or nil for the terminal.
  package var htmlDirectory: String?

  package init(
    width: Int? = nil,
    color: ColorPreference = .auto,
    htmlDirectory: String? = nil
  ) {
    self.width = width
    self.color = color
    self.htmlDirectory = htmlDirectory
  }

  /// The accepted widths, in cells.
  package static let widths = 1...10_000

  package static let widthRule = "a number of columns from 1 to 10000"
  package static let colorRule =
    ColorPreference.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  package static let htmlRule = "the folder for the pages"

  /// Reads a width in cells.
  package static func width(_ string: String) -> Int? {
    Int(string).flatMap { widths.contains($0) ? $0 : nil }
  }

  /// A stream as the options want it.
  package func applied(to terminal: Terminal) -> Terminal {
    var terminal = terminal
    if color != .auto { terminal = Terminal(descriptor: terminal.descriptor, color: color) }
    if let width { terminal.traits.width = width }
    return terminal
  }
}
