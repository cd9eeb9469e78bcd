import Foundation

/// A program that an author may write, in one file, to see what it costs to build.
struct BuildProgram: Sendable {
  let name: String
  /// Writes the file.
  let source: @Sendable () throws(BenchmarkError) -> String

  /// Every program.
  static let all: [BuildProgram] =
    [.empty]
    + RowsProgram.all.map(\.program)
    + SelfHoldingProgram.all.map(\.program)
    + ReportProgram.all.map(\.program)
    + [.reportByHand]

  /// The program with a name, out of ``all``.
  static func named(_ name: String) throws(BenchmarkError) -> BuildProgram {
    guard let program = all.first(where: { $0.name == name || $0.name == "build/\(name)" }) else {
      throw .unknownProgram(name)
    }
    return program
  }

  /// A program that imports the kit, and has no view: what every other one takes too.
  static let empty = BuildProgram(name: "build/empty") {
    """
    import Diptych
    import DiptychMarkdown

    @main
    struct Program {
      static func main() {}
    }

    """
  }

  /// What ``ReportProgram`` does with seven columns, without the kit.
  static let reportByHand = BuildProgram(name: "build/report-by-hand") {
    () throws(BenchmarkError) in
    let path = Peer.path(of: "ReportByHand.swift")
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .file("\(path) can't be read")
    }
    return source
  }
}
