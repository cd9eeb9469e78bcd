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

/// The options for a server that shows the pages of a program.
package struct ServingOptions: Equatable, Sendable {
  /// Whether a server shows the pages.
  package var isOn = false
  /// The port, 0 for any free port, or nil for the port of `PreviewServer`.
  package var port: UInt16?

  package init(isOn: Bool = false, port: UInt16? = nil) {
    self.isOn = isOn
    self.port = port
  }

  package static let portRule = "a port from 0 to 65535"

  /// Checks that the options make sense together.
  ///
  /// - Parameter hasPages: Whether the command line names a folder for pages.
  /// - Throws: ``UsageError/optionWithoutOther(option:other:)``
  package func check(hasPages: Bool) throws(UsageError) {
    if port != nil, !isOn { throw .optionWithoutOther(option: "--port", other: "--serve") }
    if isOn, !hasPages { throw .optionWithoutOther(option: "--serve", other: "--html") }
  }
}
