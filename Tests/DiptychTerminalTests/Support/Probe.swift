import Foundation

/// The program that draws live regions, see `Tests/TerminalProbe`.
enum Probe {
  struct NotFound: Error {}

  /// The path of the program, which is built beside the tests.
  static func path() throws -> String {
    var folder = Bundle(for: PseudoTerminal.self).bundleURL
    while folder.pathComponents.count > 1 {
      let program = folder.appending(path: "TerminalProbe").path(percentEncoded: false)
      if FileManager.default.isExecutableFile(atPath: program) { return program }
      folder.deleteLastPathComponent()
    }
    throw NotFound()
  }
}
