/// The arrangement of the sections in the wide layout.
struct WideColumns: Equatable {
  /// The positions of the sections.
  enum Arrangement: CaseIterable {
    /// Contributors beside files, and below them the week beside the plot.
    ///
    /// Both sections of a pair start on the same line.
    case rows
    /// Contributors, week and plot beside files.
    case filesAlone
    /// Contributors and week beside files and plot.
    case filesAbovePlot
    /// Contributors and week beside files, then the plot beside weekdays.
    case plotBelow
    /// Contributors beside files and week, then the plot beside weekdays.
    case contributorsAlone
  }

  /// The height of a heat map of the week, with its heading.
  private static let weekHeight = 12
  /// The height of a table of the weekdays, with its heading.
  private static let weekdaysHeight = 10
  /// The number of lines above the plot in its section.
  private static let plotFrame = 2
  /// The allowed heights of a plot below another section.
  private static let plotHeights = 5...13

  let arrangement: Arrangement
  /// The height of the plot in lines.
  let plotHeight: Int
  /// The difference between the heights of the two columns, in lines.
  let hole: Int
}

extension WideColumns {
  /// Creates the columns of a history whose lists have a maximum number of rows.
  init(history: History, limit: Int) {
    self.init(
      contributors: history.contributors.count > 1
        ? Self.height(history.contributors.count, limit: limit) : 0,
      files: Self.height(history.fileCount, limit: limit)
    )
  }

  /// Creates the columns for the heights of two sections.
  ///
  /// The height of a missing section is 0.
  init(contributors: Int, files: Int) {
    let arrangements = Arrangement.allCases.map { arrangement in
      Self(arrangement, contributors: contributors, files: files)
    }
    // Rows are the easiest to read, so they are preferred. Otherwise, the first arrangement with
    // the smallest hole is used.
    if contributors > 0, arrangements[0].hole <= 3 {
      self = arrangements[0]
    } else {
      self = arrangements.dropFirst().min { $0.hole < $1.hole } ?? arrangements[0]
    }
  }

  private init(_ arrangement: Arrangement, contributors: Int, files: Int) {
    let leading = Self.sum(contributors, Self.weekHeight)
    switch arrangement {
    case .rows:
      self.init(arrangement, contributors, files)
    case .filesAlone:
      self.init(arrangement, leading, files, plotIsLeading: true)
    case .filesAbovePlot:
      self.init(arrangement, leading, files, plotIsLeading: false)
    case .plotBelow:
      self.init(arrangement, leading, files)
    case .contributorsAlone:
      self.init(arrangement, contributors, Self.sum(files, Self.weekHeight))
    }
  }

  /// Creates columns of two heights, without a plot.
  private init(_ arrangement: Arrangement, _ leading: Int, _ trailing: Int) {
    self.arrangement = arrangement
    plotHeight =
      (arrangement == .rows ? Self.weekHeight : Self.weekdaysHeight) - Self.plotFrame
    hole = abs(leading - trailing)
  }

  /// Creates columns of two heights with a plot below one column.
  ///
  /// The plot fills the space to the end of the other column.
  private init(_ arrangement: Arrangement, _ leading: Int, _ trailing: Int, plotIsLeading: Bool) {
    let (column, other) = plotIsLeading ? (leading, trailing) : (trailing, leading)
    let frame = Self.sum(column, Self.plotFrame)
    let height = min(
      max(other - frame, Self.plotHeights.lowerBound),
      Self.plotHeights.upperBound
    )
    self.arrangement = arrangement
    plotHeight = height
    hole = abs(frame + height - other)
  }

  /// Returns the height of two sections with a line between them.
  ///
  /// If a height is 0, the other height is returned.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    first == 0 || second == 0 ? first + second : first + 1 + second
  }

  /// Returns the height of a section with a table and a heading.
  private static func height(_ count: Int, limit: Int) -> Int {
    count == 0 ? 0 : 3 + min(count, limit)
  }
}
