import Foundation
import DiptychTerminalTesting
import Testing

/// Tests of a tool whose author knows only that Diptych prints; see `Tests/DiptychForeignTool`.
@Suite("A tool of another package", .serialized)
struct ForeignToolTests {
  /// A folder with a pipe for each package; a program that reads one waits for a version.
  private final class Gates {
    let folder: URL
    private var files: [String: FileHandle] = [:]

    init(_ names: [String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names {
        let path = path(of: name)
        guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        // The pipe is open in both directions, so that opening its other end does not wait.
        let file = open(path, O_RDWR | O_CLOEXEC)
        files[name] = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(of name: String) -> String {
      folder.appending(path: name).path(percentEncoded: false)
    }

    /// Writes a version; the program for a package waits for it.
    func answer(_ name: String, _ version: String) throws {
      try files[name]?.write(contentsOf: Data("\(version)\n".utf8))
    }

    /// Lets all programs continue, including those that are no longer waited for.
    func close() throws {
      for name in files.keys { try answer(name, "") }
    }
  }

  /// The maximum number of frames before a picture, since an animated region never stops.
  private let limit = 300

  private static let names = ["alpha", "beta", "gamma"]

  private func start(
    _ arguments: [String] = [],
    gates: Gates,
    columns: Int = 60,
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var all = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
    all.merge(environment) { _, new in new }
    return try PseudoTerminal(
      columns: columns,
      rows: 12,
      running: pathOfProgram("DiptychForeignTool"),
      arguments + [gates.folder.path(percentEncoded: false)] + Self.names,
      environment: all
    )
  }

  /// Returns a screen with the spinner at its first picture, since its motion depends on time.
  private func picture(_ screen: ScreenEmulator) -> [String] {
    screen.picture.map { $0.replacing(/[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏]/, with: "⠋") }
  }

  /// Returns the region while the tool waits for one of the three packages.
  private func region(_ name: String, after count: Int) -> [String] {
    let bars = [
      "────────────────────    0% Packages",
      "━━━━━━╾─────────────   33% Packages",
      "━━━━━━━━━━━━━╾──────   67% Packages",
    ]
    return ["⠋ Asking for \(name)", bars[count]]
  }

  @Test("On a terminal the log is above the region, which moves; the table is all that stays")
  func terminal() throws {
    let gates = try Gates(Self.names)
    let terminal = try start(["--installed", "0.9.0"], gates: gates)
    var lines = ["3 packages"]
    try terminal.read(frames: limit) { picture($0) == lines + region("alpha", after: 0) }
    // The spinner turns while the program only waits.
    for sign in ["⠏", "⠋", "⠙"] {
      try terminal.read(frames: limit) {
        $0.picture == lines + ["\(sign) Asking for alpha"] + region("alpha", after: 0)[1...]
      }
    }
    try gates.answer("alpha", "1.0.0")
    lines.append("info: alpha is at 1.0.0")
    try terminal.read(frames: limit) { picture($0) == lines + region("beta", after: 1) }
    try gates.answer("beta", "2.0.0")
    lines.append("info: beta is at 2.0.0")
    try terminal.read(frames: limit) { picture($0) == lines + region("gamma", after: 2) }
    try gates.answer("gamma", "1.0.1")
    #expect(try terminal.end() == .exited(1))
    lines.append("info: gamma is at 1.0.1")
    let table = [
      "Package  Current  Latest  Installed",
      "───────────────────────────────────",
      "alpha    1.0.0    1.0.0   0.9.0",
      "beta     1.0.0    2.0.0   0.9.0",
      "gamma    1.0.0    1.0.1   0.9.0",
    ]
    #expect(terminal.screen.picture == lines + table + ["2 of 3 outdated"])
    #expect(terminal.screen.isCursorVisible)
  }

  /// Returns the output of the tool to a pipe after all answers.
  private func piped(
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> String {
    let gates = try Gates(Self.names)
    for name in Self.names { try gates.answer(name, name == "beta" ? "2.0.0" : "1.0.0") }
    let process = Process()
    let output = Pipe()
    // A program that another test starts would inherit the pipe and keep it open.
    for end in [output.fileHandleForReading, output.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    process.executableURL = URL(filePath: try pathOfProgram("DiptychForeignTool"))
    process.arguments = arguments + [gates.folder.path(percentEncoded: false)] + Self.names
    process.environment = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"].merging(environment) {
      $1
    }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    return String(decoding: data, as: UTF8.self)
  }

  private let log = """
    3 packages
    Asking for alpha
    Packages 0%
    info: alpha is at 1.0.0
    Asking for beta
    Packages 30%
    info: beta is at 2.0.0
    Asking for gamma
    Packages 60%
    info: gamma is at 1.0.0

    """

  @Test("In a pipe the output has the order of the prints") func pipe() throws {
    let output = try piped()
    #expect(
      output == log + """
        Package  Current  Latest
        ────────────────────────
        alpha    1.0.0    1.0.0
        beta     1.0.0    2.0.0
        gamma    1.0.0    1.0.0
        1 of 3 outdated

        """
    )
  }

  @Test("Under LC_ALL=C every byte is ASCII") func ascii() throws {
    let output = try piped(["--installed", "none"], environment: ["LC_ALL": "C"])
    #expect(
      output == log + """
        Package  Current  Latest  Installed
        -----------------------------------
        alpha    1.0.0    1.0.0   none
        beta     1.0.0    2.0.0   none
        gamma    1.0.0    1.0.0   none
        1 of 3 outdated

        """
    )
  }

  @Test("On a terminal without UTF-8 every byte of the region is ASCII")
  func asciiTerminal() throws {
    let gates = try Gates(Self.names)
    let terminal = try start(gates: gates, environment: ["LC_ALL": "C"])
    for sign in ["|", "/", "-", "\\"] {
      try terminal.read(frames: limit) {
        $0.picture == [
          "3 packages", "\(sign) Asking for alpha", "--------------------    0% Packages",
        ]
      }
    }
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
    try gates.close()
    _ = try terminal.end()
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test("The report as Markdown") func markdown() throws {
    let output = try piped(["--format", "markdown"])
    #expect(
      output == log + """
        | Package | Current | Latest |
        | --- | --- | --- |
        | alpha | 1.0.0 | 1.0.0 |
        | beta | 1.0.0 | 2.0.0 |
        | gamma | 1.0.0 | 1.0.0 |
        1 of 3 outdated

        """
    )
  }

  @Test("A failure removes the region, and stands below the log") func failure() throws {
    let gates = try Gates(["alpha"])
    let terminal = try start(gates: gates)
    try terminal.read(frames: limit) { picture($0) == ["3 packages"] + region("alpha", after: 0) }
    try gates.answer("alpha", "1.0.0")
    #expect(try terminal.end() == .exited(2))
    // The second line is `head`'s message about the missing file, on the stream that it has
    // inherited.
    let path = gates.folder.path(percentEncoded: false) + "/beta"
    let screen = terminal.screen.picture.joined()
    #expect(
      screen == "3 packagesinfo: alpha is at 1.0.0"
        + "head: cannot open '\(path)' for reading: No such file or directory"
        + "error: no answer from \(path)"
    )
    #expect(terminal.screen.isCursorVisible)
  }

  @Test(
    "A signal half-way leaves the log and the status of the signal",
    arguments: [SIGINT, SIGTERM]
  )
  func signal(_ signal: Int32) throws {
    let gates = try Gates(Self.names)
    let terminal = try start(gates: gates)
    try gates.answer("alpha", "1.0.0")
    let lines = ["3 packages", "info: alpha is at 1.0.0"]
    try terminal.read(frames: limit) { picture($0) == lines + region("beta", after: 1) }
    terminal.signal(signal)
    // The cursor is shown; the program that the tool started may still run and keep the terminal
    // open.
    try terminal.read(frames: limit) { $0.isCursorVisible }
    try gates.close()
    #expect(try terminal.end() == .killed(signal))
    #expect(terminal.screen.picture == lines)
    #expect(terminal.screen.isCursorVisible && terminal.screen.wraps)
  }
}
