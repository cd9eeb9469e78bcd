import Diptych
import DiptychTerminal
import DiptychExampleSupport

/// How far the reading of a repository is, for a terminal that is drawn again and again.
///
/// It asks for the same loads as ``ReportView``, and is low enough for most windows.
struct ReadingView: View {
  /// The commits that are shown of those that were read.
  private static let shownCommits = 5

  let report: Report
  /// Whether all commits are read, rather than those that the report shows.
  let readsAllCommits: Bool

  var body: some View {
    let reading = report.reading.wrappedValue
    VStack {
      Heading(report.repository.name, level: 1)
      AsyncValueView(store: report.history) { history in
        Done("\(counted(history.commitCount, "commit")) by \(authors(of: history))")
      } loadingView: {
        Spinner("Reading the history: \(counted(reading.commitCount, "commit"))")
        Interruption(failure: reading.historyFailure)
      } errorView: { failure in
        FailureLine(failure: failure)
      }
      PagingList(
        store: report.commits,
        presentation: PagingPresentation(list: .standard, appendFailed: [], offersMore: false),
        listContent: { commits in
          // The last page may have more than the report shows.
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

  /// The commits to be read, once that is known.
  private var commitTotal: Int? {
    let all = report.history.state.value?.commitCount
    return readsAllCommits ? all : min(report.limit, all ?? report.limit)
  }
}

/// How many of the commits were read.
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

/// Why the next page could not be read, and whether that is tried again.
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

/// Why something is read once more, if it is.
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

  var body: some View { Label("\(failure)", icon: "✗").foregroundStyle(.red) }
}

private struct Done: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Label(icon: "✓") { Text(verbatim: title) }
  }
}
