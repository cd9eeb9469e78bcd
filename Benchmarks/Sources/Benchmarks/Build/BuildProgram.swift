import Foundation

/// A program of one file, such as an author writes, whose build is measured.
struct BuildProgram: Sendable {
  let name: String
  /// A function that returns the source.
  let source: @Sendable () throws(BenchmarkError) -> String

  /// All programs.
  static let all: [BuildProgram] =
    [.empty]
    + RowsProgram.all.map(\.program)
    + SelfHoldingProgram.all.map(\.program)
    + ReportProgram.all.map(\.program)
    + [.reportByHand]

  /// Returns the program in ``all`` with a name.
  static func named(_ name: String) throws(BenchmarkError) -> BuildProgram {
    guard let program = all.first(where: { $0.name == name || $0.name == "build/\(name)" }) else {
      throw .unknownProgram(name)
    }
    return program
  }

  /// A program that imports Diptych and has no view; its cost is contained in all others.
  static let empty = BuildProgram(name: "build/empty") {
    """
    import Diptych
    import DiptychFormats

    @main
    struct Program {
      static func main() {}
    }

    """
  }

  /// A program with the output of ``ReportProgram`` with seven columns, without Diptych.
  static let reportByHand = BuildProgram(name: "build/report-by-hand") {
    () throws(BenchmarkError) in
    let path = Peer.path(of: "ReportByHand.swift")
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .file("\(path) can't be read")
    }
    return source
  }
}
