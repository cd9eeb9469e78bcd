import Diptych

/// The sections of a page, except the newest commits.
///
/// The parent view is a stack.
///
/// Two sections of about the same height are side by side.
struct PageSections: View {
  /// The maximum difference of the numbers of rows of two tables side by side.
  private static let largestDifference = 6

  let history: History
  let limit: Int

  private var hasContributors: Bool { history.contributors.count > 1 }

  /// Whether the charts are also beside the table of files, because the table is long.
  private var isColumn: Bool {
    guard history.isLarge else { return true }
    let rows =
      hasContributors ? min(history.contributors.count, limit) : Weekday.allCases.count
    return min(history.fileCount, limit) - rows > Self.largestDifference
  }

  var body: some View {
    if history.fileCount == 0 {
      activity
      if hasContributors { ContributorsSection(history: history, limit: limit) }
    } else if isColumn {
      Columns(minimum: 40, spacing: 4) {
        VStack(spacing: 1) {
          activity
          tableBesideFiles
        }
        FilesSection(history: history, limit: limit)
      }
    } else {
      activity
      Columns(minimum: 40, spacing: 4) {
        tableBesideFiles
        FilesSection(history: history, limit: limit)
      }
    }
  }

  private var activity: ActivityCards {
    ActivityCards(history: history, isColumn: isColumn)
  }

  @ViewBuilder private var tableBesideFiles: some View {
    if hasContributors {
      ContributorsSection(history: history, limit: limit)
    } else if history.isLarge {
      WeekdaysSection(history: history)
    }
  }
}
