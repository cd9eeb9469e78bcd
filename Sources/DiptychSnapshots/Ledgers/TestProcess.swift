import DiptychFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The process that runs tests, with its selection of tests.
package struct TestProcess: Equatable, Sendable {
  /// The identifier of the process.
  package let identifier: Int32

  /// The identifier of the process that started it.
  package let parent: Int32

  /// The identifier of the run, which is the identifier of the parent process and its start time.
  ///
  /// Systems reuse identifiers of processes, so the start time is added if the system reports it.
  package let run: String

  /// Whether the process runs tests of Swift Testing instead of XCTest.
  package let isSwiftTesting: Bool

  /// The arguments that select some of the tests.
  ///
  /// The array is empty if all tests run.
  package let selection: [String]

  /// Creates a process from its identifiers and its arguments.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the process.
  ///   - parent: The identifier of the process that started it.
  ///   - arguments: The arguments without the name of the program, as `swift test` passes them on:
  ///     `--filter` and `--skip` for Swift Testing, names of tests for XCTest.
  ///   - parentArguments: The arguments of the parent, if they are known. They are needed because
  ///     `swift test --parallel` starts a process for each test of XCTest.
  package init(
    identifier: Int32,
    parent: Int32,
    arguments: some Sequence<String>,
    parentArguments: [String] = []
  ) {
    self.identifier = identifier
    self.parent = parent
    run = Self.name(of: parent)
    isSwiftTesting = arguments.contains { $0.hasPrefix("--") }
    let selection = Self.selection(in: arguments)
    let isWorker =
      !selection.isEmpty && parentArguments.contains(Self.parallel)
      && Self.options(in: parentArguments).isEmpty
    self.selection = isWorker ? [Self.parallel] : selection
  }

  /// The option that makes each test of XCTest run in a process of its own.
  ///
  /// It is the only element of ``selection`` in such a process.
  static let parallel = "--parallel"

  /// The process of the caller.
  package static var current: TestProcess {
    TestProcess(
      identifier: getpid(),
      parent: getppid(),
      arguments: CommandLine.arguments.dropFirst(),
      parentArguments: argumentsOfParent()
    )
  }

  /// Whether the parent has split the tests between several processes, such as this process.
  var isWorker: Bool { selection == [Self.parallel] }

  /// Returns whether the process that started a run is running.
  static func isRunning(_ run: String) -> Bool {
    guard let identifier = run.split(separator: "@").first.flatMap({ Int32($0) }) else {
      return false
    }
    return isRunning(identifier) && run == name(of: identifier)
  }

  /// Returns the identifier of a process and its start time, in ticks since the start of the
  /// system.
  private static func name(of identifier: Int32) -> String {
    #if os(Linux)
    // The second field is the name in parentheses, which may contain any characters. The 22nd field
    // is the start time.
    guard let data = FileManager.default.contents(atPath: "/proc/\(identifier)/stat"),
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
        .split(separator: " "),
      fields.count > 19
    else { return "\(identifier)" }
    return "\(identifier)@\(fields[19])"
    #else
    return "\(identifier)"
    #endif
  }

  /// Returns whether a process is running.
  static func isRunning(_ identifier: Int32) -> Bool {
    kill(identifier, 0) == 0 || errno != ESRCH
  }

  /// Returns the arguments that select tests.
  ///
  /// XCTest gets the names of tests. Swift Testing gets its options and the options of `swift
  /// test`.
  private static func selection(in arguments: some Sequence<String>) -> [String] {
    let arguments = Array(arguments)
    return arguments.contains { $0.hasPrefix("--") } ? options(in: arguments) : arguments
  }

  /// Returns the options that select tests, with their values.
  private static func options(in arguments: [String]) -> [String] {
    var selection: [String] = []
    for (index, argument) in arguments.enumerated() {
      if ["--filter", "--skip", "--specifier", "-s"].contains(argument) {
        selection += arguments[index...].prefix(2)
      } else if ["--filter=", "--skip="].contains(where: argument.hasPrefix) {
        selection.append(argument)
      }
    }
    return selection
  }

  /// Returns the arguments of the parent process, or an empty array on systems without `/proc`.
  private static func argumentsOfParent() -> [String] {
    #if os(Linux)
    guard let bytes = try? Data(contentsOf: URL(filePath: "/proc/\(getppid())/cmdline")) else {
      return []
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    #else
    return []
    #endif
  }
}
