import Diptych
import Foundation
import Roff
import Testing

/// A theme whose tables have lines around each cell.
let framed = Theme(tableBorder: .square)

/// Returns the lines of a page with framed tables, except the first two lines, which are the
/// preamble.
func body(of view: some View) -> String {
  view.theme(framed).rendered(as: .roff).split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst(2).joined(separator: "\n")
}

/// The programs that display a manual page, if they are installed.
enum Groff {
  /// The path of a program on `PATH`.
  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether pages, including tables, can be displayed.
  static let isThere = path(of: "groff") != nil && path(of: "tbl") != nil

  /// Returns a page as displayed on a terminal, and the warnings of groff.
  static func show(_ page: String) throws -> (page: String, warnings: String) {
    let groff = try #require(path(of: "groff"))
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "page")
    let output = folder.appending(path: "output")
    let warnings = folder.appending(path: "warnings")
    try Data(page.utf8).write(to: input)
    for file in [output, warnings] {
      try #require(FileManager.default.createFile(atPath: file.path, contents: nil))
    }
    let process = Process()
    process.executableURL = URL(filePath: groff)
    // -P-cbou: no overstriking, neither bold nor underlined.
    process.arguments = ["-t", "-man", "-Tutf8", "-ww", "-P-cbou", input.path]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: warnings)
    try process.run()
    process.waitUntilExit()
    return (
      try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: warnings, encoding: .utf8)
    )
  }
}
