import Diptych
import DiptychExampleSupport
import DiptychLive

/// The progress of reading a repository, for a live region.
///
/// The view loads the same data as ``ReportView``, but it is low enough for most windows.
struct ReadingView: View {
  /// The number of commits that are shown while the commits are read.
  private static let shownCommits = 5

  let report: Report
  /// Whether all commits are read, instead of only the commits that the report shows.
  let readsAllCommits: Bool
  /// Whether the lines are counted too.
  let countsLines: Bool

  var body: some View {
    let reading = report.reading.wrappedValue
    VStack {
      Heading(report.repository.name, level: 1)
      AsyncValueView(store: report.history) { history in
        Done("\(counted(history.commitCount, "commit")) by \(authors(of: history))")
        if countsLines { LinesStatus(report: report) }
      } loadingView: {
        Spinner("Reading the history: \(counted(reading.commitCount, "commit"))")
        Interruption(failure: reading.historyFailure)
      } errorView: { failure in
        FailureLine(failure: failure)
      }
      PagingList(
        store: report.commits,
        presentation: .commits(appendFailed: []),
        content: { commits in
          // The last page may contain more commits than the report shows.
          let commits = readsAllCommits ? commits[...] : commits.prefix(report.limit)
          CommitsProgress(count: commits.count, total: commitTotal)
          CommitsTable(commits: commits.suffix(Self.shownCommits))
        },
        loadingView: {
          Spinner("Reading the newest commits")
          Interruption(failure: reading.pageFailure)
        },
        errorView: { failure in
          FailureLine(failure: failure)
        }
      )
      if report.commits.state.pages != nil { PageFailure(report: report) }
    }
  }

  private func authors(of history: History) -> String {
    counted(history.contributors.count, "contributor")
  }

  /// The number of commits to read, or nil while it is not known.
  private var commitTotal: Int? {
    let all = report.history.state.value?.commitCount
    return readsAllCommits ? all : min(report.limit, all ?? report.limit)
  }
}

/// The number of commits that have been read.
private struct CommitsProgress: View {
  let count: Int
  let total: Int?

  var body: some View {
    if let total {
      ProgressBar(
        "Newest commits: \(grouped(count)) of \(grouped(total))",
        value: count,
        total: total
      )
    } else {
      Spinner("Newest commits: \(grouped(count))")
    }
  }
}

/// The failure of the next page, and a spinner if it is read again.
private struct PageFailure: View {
  let report: Report

  var body: some View {
    if let failure = report.commits.state.failure?.error {
      FailureLine(failure: failure)
    } else {
      Interruption(failure: report.reading.wrappedValue.pageFailure)
    }
  }
}

/// The failure of the last attempt, while the next one runs.
private struct Interruption: View {
  let failure: ReportError?

  var body: some View {
    if let failure {
      FailureLine(failure: failure)
      Spinner("Trying again")
    }
  }
}

private struct FailureLine: View {
  let failure: ReportError

  var body: some View {
    Callout("Git failed", status: .danger) { Text("\(failure)") }
  }
}

private struct Done: View {
  private let title: String

  @Environment(\.theme) private var theme

  init(_ title: String) { self.title = title }

  var body: some View {
    Label(icon: theme.glyphs.success) { Text(verbatim: title) }
  }
}
