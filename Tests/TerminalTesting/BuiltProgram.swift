import Foundation

/// The error of a program that is not built beside the tests.
package struct ProgramNotFound: Error {
  package let name: String
}

/// Returns the path of a program of this package, which is built beside the tests.
package func pathOfProgram(_ name: String) throws -> String {
  var folder = Bundle(for: PseudoTerminal.self).bundleURL
  while folder.pathComponents.count > 1 {
    let program = folder.appending(path: name).path(percentEncoded: false)
    if FileManager.default.isExecutableFile(atPath: program) { return program }
    folder.deleteLastPathComponent()
  }
  throw ProgramNotFound(name: name)
}
