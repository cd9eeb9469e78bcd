import Diptych
import DiptychExampleSupport

/// The whole report, in the terminal and on the page.
struct ReportView: View {
  let report: Report

  @Environment(\.reportLayout) private var layout

  var body: some View {
    VStack(spacing: 1) {
      Heading(report.repository.name, level: 1)
      AsyncValueView(store: report.history) { history in
        VStack(spacing: 1) {
          SummaryView(repository: report.repository, history: history)
          if layout == .wide {
            SectionRow {
              ContributorsSection(contributors: history.contributors, limit: report.limit)
              FilesSection(history: history, limit: report.limit)
            }
            ActivitySections(history: history, limit: report.limit)
          } else {
            ContributorsSection(contributors: history.contributors, limit: report.limit)
            ActivitySections(history: history, limit: report.limit)
            FilesSection(history: history, limit: report.limit)
          }
        }
      } loadingView: {
        ProgressView("Reading the history")
      }
      Section("Newest commits") {
        PagingList(
          store: report.commits,
          presentation: PagingPresentation(list: .standard, offersMore: false),
          listContent: { commits in
            CommitsTable(commits: commits.prefix(report.limit))
          }
        )
      }
    }
  }
}

/// A summary of the repository in numbers.
struct SummaryView: View {
  let repository: Repository
  let history: History

  private var commits: String {
    let total = grouped(history.commitCount)
    let merges = history.mergeCount == 0 ? "" : ", \(counted(history.mergeCount, "merge"))"
    return total + merges
  }

  var body: some View {
    VStack {
      LabeledContent("Branch", value: repository.head.description)
      if let dates = history.dates {
        LabeledContent("Age", value: span(dates))
        LabeledContent("First commit", value: dates.lowerBound.date.description)
        LabeledContent("Newest commit", value: dates.upperBound.date.description)
      }
      LabeledContent("Commits", value: commits)
      LabeledContent("Contributors", value: grouped(history.contributors.count))
      LabeledContent("Files changed", value: grouped(history.fileCount))
      if repository.isShallow {
        Text("A shallow clone: older commits are missing.").dim()
      }
    }
  }
}
