import Diptych
import Foundation

/// The program that measures the time of rendering and building, as ratios that hold on any
/// machine.
@main
struct BenchmarkCommand {
  static func main() async {
    do {
      try await run(Options(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: Options) async throws {
    switch options.mode {
    case .measure(let suites):
      try await measure(suites, options)
    case .loop(let name, let count):
      let document = try Document.named(name)
      for _ in 0..<count { consume(document.render()) }
    case .time(let name, let milliseconds):
      let render = try Document.named(name).render
      consume(render())
      let round = Duration.milliseconds(milliseconds)
      let nanoseconds = 1000 * Stopwatch(round: round).microseconds(render)
      write("\(nanoseconds.fixed(places: 1))\n")
    case .emit(let name) where name.hasPrefix("build/"):
      write(try BuildProgram.named(name).source())
    case .emit(let name):
      write(try Document.named(name).output())
    case .explain(let name):
      let program = try BuildProgram.named(name)
      Interruption.isAwaited()
      let explanation = try TemporaryFolder.with { folder throws(BenchmarkError) in
        try BuildExplanation(of: program, by: Compiler(in: folder), in: folder)
      }
      write(explanation.rendered(as: .text(width: 100)))
    }
  }

  private static func measure(_ suites: [Suite], _ options: Options) async throws {
    var results: [BenchmarkResult] = []
    for suite in suites {
      try suite.verify()
      try await suite.measure(options) { result in
        results.append(result)
        if options.isJSON { write(result.json + "\n") }
      }
    }
    if !options.isJSON { write(ResultTable(results: results).rendered(as: .text(width: 100))) }
  }

  /// Writes to standard output without a buffer, so that each result appears before the next one is
  /// measured.
  private static func write(_ string: String) {
    FileHandle.standardOutput.write(Data(string.utf8))
  }
}
