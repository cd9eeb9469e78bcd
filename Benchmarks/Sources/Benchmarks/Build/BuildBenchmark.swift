/// A row of the suite: a program, its build mode, and a comparison.
struct BuildBenchmark {
  let program: BuildProgram
  let mode: BuildMode
  var comparison: Comparison?
  /// The maximum time in seconds.
  var seconds: Double?
  /// The maximum memory in megabytes.
  var megabytes: Double?

  var name: String { "\(program.name)-\(mode)" }

  /// The comparison of a program with another one.
  enum Comparison {
    /// The ratio to another program, or to the same one in another mode, and its maximum.
    case ratio(Figure.Kind, to: BuildProgram, BuildMode, target: Double?)
    /// The time of each additional column, from a program with fewer columns.
    case columns(Int, moreThan: BuildProgram)
  }

  /// All rows.
  static let all =
    [BuildMode.debug, .release, .types].map { BuildBenchmark(program: .empty, mode: $0) }
    + rows + selfHolding + reports

  /// The programs with long bodies, each with twice the rows of the one before.
  private static let rows: [BuildBenchmark] = [BuildMode.debug, .release, .types].flatMap { mode in
    RowsProgram.all.map { body in
      let half = RowsProgram.all.first { 2 * $0.rows == body.rows }
      let isMeasuredOnly = mode == .types || body.rows > 120
      return BuildBenchmark(
        program: body.program,
        mode: mode,
        comparison: half.map { half in
          .ratio(
            .ratioToHalf,
            to: half.program,
            mode,
            target: isMeasuredOnly || body.rows > 30 ? nil : 2.3
          )
        },
        seconds: isMeasuredOnly ? nil : secondsOfRows(body.rows, mode),
        megabytes: isMeasuredOnly ? nil : 250
      )
    }
  }

  private static func secondsOfRows(_ rows: Int, _ mode: BuildMode) -> Double? {
    switch (rows, mode) {
    case (60, .debug): 3
    case (60, .release): 4
    case (120, .debug): 9
    case (120, .release): 13
    default: nil
    }
  }

  /// The programs with recursive views, and the ratios of their release builds to their debug
  /// builds.
  private static let selfHolding: [BuildBenchmark] = SelfHoldingProgram.all.flatMap { view in
    [
      BuildBenchmark(program: view.program, mode: .debug),
      BuildBenchmark(
        program: view.program,
        mode: .release,
        comparison: .ratio(.ratioToDebug, to: view.program, .debug, target: nil),
        seconds: 6
      ),
    ]
  }

  /// The report by hand and with Diptych, and the cost of each additional column.
  private static let reports: [BuildBenchmark] =
    [BuildMode.debug, .release].flatMap { mode in
      [
        BuildBenchmark(
          program: .reportByHand,
          mode: mode,
          comparison: mode == .release
            ? .ratio(.ratioToDebug, to: .reportByHand, .debug, target: nil) : nil
        ),
        BuildBenchmark(
          program: ReportProgram(columns: 7).program,
          mode: mode,
          comparison: .ratio(
            .ratioToHand,
            to: .reportByHand,
            mode,
            target: mode == .release ? 3.1 : nil
          ),
          seconds: mode == .release ? 2 : nil
        ),
      ]
    }
    + zip([nil] + ReportProgram.all, ReportProgram.all).filter { $1.columns != 7 }
    .map { fewer, report in
      BuildBenchmark(
        program: report.program,
        mode: .release,
        comparison: fewer.map { fewer in
          .columns(report.columns - fewer.columns, moreThan: fewer.program)
        }
      )
    }
}
