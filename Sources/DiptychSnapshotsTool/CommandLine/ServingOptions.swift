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
