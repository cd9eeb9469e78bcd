/// A row of the suite: a program, how it is compiled, and what that is compared with.
struct BuildBenchmark {
  let program: BuildProgram
  let mode: BuildMode
  var comparison: Comparison?
  /// The seconds that it may take.
  var seconds: Double?
  /// The megabytes that it may take.
  var megabytes: Double?

  var name: String { "\(program.name)-\(mode)" }

  /// What a program is compared with.
  enum Comparison {
    /// Another one, or itself in another mode; and the ratio that it may have.
    case ratio(Figure.Kind, to: BuildProgram, BuildMode, target: Double?)
    /// One with fewer columns.
    case columns(Int, moreThan: BuildProgram)
  }

  /// Every row.
  static let all =
    [BuildMode.debug, .release, .types].map { BuildBenchmark(program: .empty, mode: $0) }
    + rows + selfHolding + reports

  /// Bodies, each with twice the rows of the one before.
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

  /// Views that hold themselves; what they cost for release, in times the debug build.
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

  /// The report by hand and by the kit, and what a column more costs.
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
