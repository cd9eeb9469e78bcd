import DiptychExampleTesting
import DiptychTerminalTesting
import DiptychTesting
import Foundation
import Testing

/// A package of somebody else, which depends on the kit by path and has its tests run by
/// `swift test`.
struct StrangerPackage {
  /// The folder that packages are built in, one after the other, so that the kit is built once; nil
  /// if the environment does not name it.
  static let scratch = ProcessInfo.processInfo.environment["SNAPSHOTS_SCENARIO"]

  let folder: TemporaryFolder
  let scratch: String

  /// Creates a package with a function, and the manifest of the article about snapshot tests.
  static func with(_ body: (StrangerPackage) async throws -> Void) async throws {
    let scratch = try #require(scratch)
    try await TemporaryFolder.with { folder in
      let package = StrangerPackage(folder: folder, scratch: scratch)
      try package.write(try manifest(), to: "Package.swift")
      try package.setTotal("12.00")
      try await body(package)
    }
  }

  /// The manifest of the article, with the path of the kit.
  private static func manifest() throws -> String {
    let article = try String(
      contentsOfFile: "\(kit)/Sources/Diptych/Diptych.docc/SnapshotTests.md",
      encoding: .utf8
    )
    let code = article.split(separator: "```swift\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    let manifest = try #require(code.first { $0.hasPrefix("// swift-tools-version") })
    let path = ".package(name: \"Diptych\", path: \"../Diptych\")"
    #expect(manifest.contains(path))
    return manifest.replacing(path, with: ".package(name: \"Diptych\", path: \"\(kit)\")")
  }

  /// The folder of the kit.
  private static let kit =
    URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path

  // MARK: Sources

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder.path(of: path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// Writes the function that the tests are about.
  func setTotal(_ total: String) throws {
    try write(
      """
      public func invoice(_ state: String) -> String {
        "Invoice\\nTotal: \(total)\\nState: \\(state)\\n"
      }
      """,
      to: "Sources/Shop/Invoice.swift"
    )
  }

  /// Writes the tests.
  func setTests(_ tests: String) throws {
    try write(
      """
      import DiptychTesting
      import Foundation
      import Shop
      import Testing

      \(tests)
      """,
      to: "Tests/ShopTests/ShopTests.swift"
    )
  }

  /// The references by their paths, hidden files included; none if there is no folder.
  func references() throws -> [String: String] {
    guard FileManager.default.fileExists(atPath: folder.path(of: "Snapshots")) else { return [:] }
    return try folder.contents(of: "Snapshots")
  }

  // MARK: Programs

  /// Builds the tests and the program `diptych-snapshots`.
  func build() async throws {
    for arguments in [["--build-tests"], ["--product", "diptych-snapshots"]] {
      var command = swift("build")
      command.arguments += arguments
      command.limit = .seconds(1_200)
      let result = try await command.run()
      guard result.end == .exited(0) else {
        throw BuildFailure(output: String(decoding: result.output + result.errors, as: UTF8.self))
      }
    }
  }

  /// Runs the tests of Swift Testing, and compares what they print.
  func expectTest(
    _ name: String,
    _ arguments: String...,
    environment: [String: String] = [:]
  ) async {
    await expectTest(name, ["--disable-xctest"] + arguments, environment)
  }

  /// Runs the tests of XCTest, and compares what they print.
  func expectXCTest(
    _ name: String,
    _ arguments: String...,
    environment: [String: String] = [:]
  ) async {
    await expectTest(name, ["--disable-swift-testing"] + arguments, environment)
  }

  private func expectTest(
    _ name: String,
    _ arguments: [String],
    _ environment: [String: String]
  ) async {
    var command = swift("test", "--skip-build", "--no-parallel", environment: environment)
    command.arguments += arguments
    await expect(command, name)
  }

  /// Runs the program `diptych-snapshots`, and compares what it prints.
  func expectSnapshots(_ name: String, _ arguments: String...) async {
    var command = swift("run", "--skip-build")
    command.arguments += ["diptych-snapshots"] + arguments
    await expect(command, name)
  }

  func expect(_ command: Command, _ name: String) async {
    await expectCommand(
      command,
      named: name,
      scrubbedBy: .path(" --scratch-path \(scratch)", as: ""),
      .path(folder.path, as: "/shop"),
      .path(scratch, as: "/shop/.build"),
      .replacing(/in \d+\.\d+ \(\d+\.\d+\) seconds/, with: "in <duration>"),
      .durations,
      .isoDates,
      // The package manager plans when it likes to, and waits for others in the same folder.
      .replacing(/\n\nerrors:\n\[0\/1\] Planning build/, with: ""),
      .replacing(
        /\n\nerrors:\nAnother instance of .* execution\.\.\.(\[0\/1\] Planning build|\n\(no newline.*\))/,
        with: ""
      ),
      .replacing(/\n↳ (?:Testing Library Version|Target Platform): .*/, with: "")
    )
  }

  func swift(_ arguments: String..., environment: [String: String] = [:]) -> Command {
    var command = Command(
      "swift",
      in: folder.path,
      environment: variables.merging(environment) { $1 }
    )
    command.arguments = arguments
    command.arguments.insert(contentsOf: ["--scratch-path", scratch], at: 1)
    command.limit = .seconds(300)
    return command
  }

  /// A review in a terminal of its own.
  func review(columns: Int, rows: Int) throws -> PseudoTerminal {
    try PseudoTerminal(
      columns: columns,
      rows: rows,
      running: "\(scratch)/debug/diptych-snapshots",
      ["review", "--package", folder.path]
    )
  }

  /// The command that runs the tests without the package manager, so that several can run at once.
  func testProcess(_ arguments: String..., environment: [String: String] = [:]) -> Command {
    var command = Command(
      "\(scratch)/debug/ShopPackageTests.xctest",
      "--testing-library",
      "swift-testing",
      in: folder.path,
      environment: variables.merging(environment) { $1 }
    )
    command.arguments += arguments
    return command
  }

  /// The variables that programs need, without the variables of the tests that run here.
  ///
  /// With another value of `DIPTYCH_WARNINGS`, the kit would be built again.
  private var variables: [String: String] {
    let names = ["DIPTYCH_WARNINGS", "HOME", "PATH", "TMPDIR"]
    return ProcessInfo.processInfo.environment.filter { names.contains($0.key) }
  }
}

/// The output of a build that failed.
struct BuildFailure: Error, CustomStringConvertible {
  let output: String

  var description: String { "The package does not build:\n\(output)" }
}
