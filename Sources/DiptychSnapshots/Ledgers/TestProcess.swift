#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#endif

/// The process that runs tests, and what it was told to run.
package struct TestProcess: Equatable, Sendable {
  /// The identifier of the process.
  package let identifier: Int32

  /// The identifier of the process that started it.
  package let parent: Int32

  /// The arguments that select some of the tests; empty if all tests run.
  package let selection: [String]

  /// Creates a process from its identifiers and its arguments.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the process.
  ///   - parent: The identifier of the process that started it.
  ///   - arguments: The arguments without the name of the program, as `swift test` passes them on:
  ///     `--filter` and `--skip` for Swift Testing, names of tests for XCTest.
  package init(identifier: Int32, parent: Int32, arguments: some Sequence<String>) {
    self.identifier = identifier
    self.parent = parent
    selection = Self.selection(in: arguments)
  }

  /// The process of the caller, or nil on a system without processes.
  package static var current: TestProcess? {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
    TestProcess(
      identifier: getpid(),
      parent: getppid(),
      arguments: CommandLine.arguments.dropFirst()
    )
    #else
    nil
    #endif
  }

  /// Returns whether a process is running.
  static func isRunning(_ identifier: Int32) -> Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)
    kill(identifier, 0) == 0 || errno != ESRCH
    #else
    false
    #endif
  }

  /// Returns the arguments that select tests.
  ///
  /// XCTest gets the tests alone; Swift Testing gets its options, and those of `swift test`.
  private static func selection(in arguments: some Sequence<String>) -> [String] {
    let arguments = Array(arguments)
    guard arguments.contains(where: { $0.hasPrefix("--") }) else { return arguments }
    var selection: [String] = []
    for (index, argument) in arguments.enumerated() {
      if ["--filter", "--skip"].contains(argument) {
        selection += arguments[index...].prefix(2)
      } else if ["--filter=", "--skip="].contains(where: argument.hasPrefix) {
        selection.append(argument)
      }
    }
    return selection
  }
}
