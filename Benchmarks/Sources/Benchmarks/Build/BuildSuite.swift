/// The suite of builds: the seconds and the memory of the compiler.
enum BuildSuite {
  /// Checks that there are a compiler and modules of Diptych.
  static func verify() throws(BenchmarkError) {
    _ = try Compiler.parts()
  }

  static func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) throws(BenchmarkError) {
    let benchmarks = BuildBenchmark.all.filter { benchmark in
      options.prefix.map { benchmark.name.hasPrefix("build/\($0)") } ?? true
    }
    guard !benchmarks.isEmpty else { throw .unknownProgram(options.prefix ?? "") }
    Interruption.isAwaited()
    try TemporaryFolder.with { folder throws(BenchmarkError) in
      let compiler = try Compiler(in: folder)
      for benchmark in benchmarks { report(try result(of: benchmark, by: compiler)) }
    }
  }

  private static func result(
    of benchmark: BuildBenchmark,
    by compiler: Compiler
  ) throws(BenchmarkError) -> BenchmarkResult {
    let comparison = try comparison(of: benchmark, by: compiler)
    let cost =
      comparison.isHopeless ? nil : try compiler.cost(of: benchmark.program, benchmark.mode)
    return BenchmarkResult(
      name: benchmark.name,
      figures: [
        comparison.figure(cost),
        Figure(kind: .userSeconds, value: cost?.userSeconds, target: benchmark.seconds),
        Figure(kind: .megabytes, value: cost?.megabytes, target: benchmark.megabytes),
      ].compactMap(\.self),
      rounds: cost?.rounds ?? 1,
      problem: cost == nil ? "stopped" : nil
    )
  }

  /// The comparison of a benchmark, after its reference was measured.
  private struct Reference {
    /// Whether a smaller program was already stopped, so that this one would be stopped too.
    var isHopeless = false
    /// A function from the cost of the program to the figure of the comparison.
    var figure: (BuildCost?) -> Figure? = { _ in nil }
  }

  private static func comparison(
    of benchmark: BuildBenchmark,
    by compiler: Compiler
  ) throws(BenchmarkError) -> Reference {
    switch benchmark.comparison {
    case nil: return Reference()
    case .ratio(let kind, let other, let mode, let target):
      let reference = try compiler.cost(of: other, mode)?.userSeconds
      return Reference(isHopeless: kind == .ratioToHalf && reference == nil) { cost in
        let seconds = cost?.userSeconds
        let ratio = seconds.flatMap { seconds in reference.map { seconds / $0 } }
        return Figure(kind: kind, value: ratio, target: target)
      }
    case .columns(let count, let other):
      let reference = try compiler.cost(of: other, benchmark.mode)?.userSeconds
      return Reference(isHopeless: reference == nil) { cost in
        let seconds = cost?.userSeconds
        let more = seconds.flatMap { seconds in reference.map { seconds - $0 } }
        return Figure(kind: .secondsPerColumn, value: more.map { max(0, $0) / Double(count) })
      }
    }
  }
}
