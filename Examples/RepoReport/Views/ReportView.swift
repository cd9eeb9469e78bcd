import Diptych

/// The whole report: one view for the terminal and for the page.
struct ReportView: View {
  let report: Report

  var body: some View {
    VStack(spacing: 1) {
      Heading(report.repository.name, level: 1)
      SummaryView(report: report)
      ContributorsSection(contributors: report.history.contributors, limit: report.limit)
      ActivitySections(history: report.history, limit: report.limit)
      FilesSection(history: report.history, limit: report.limit)
      Section("Newest commits") {
        CommitsTable(
          commits: report.history.commits.prefix(report.limit),
          contributors: report.history.contributors
        )
      }
    }
  }
}

/// What the repository is, in numbers.
struct SummaryView: View {
  let report: Report

  private var history: History { report.history }

  private var commits: String {
    let total = grouped(history.commitCount)
    let merges = history.mergeCount == 0 ? "" : ", \(counted(history.mergeCount, "merge"))"
    return total + merges
  }

  var body: some View {
    VStack {
      LabeledContent("Branch", value: report.repository.head.description)
      if let dates = history.dates {
        LabeledContent("Age", value: span(dates))
        LabeledContent("First commit", value: dates.lowerBound.date.description)
        LabeledContent("Newest commit", value: dates.upperBound.date.description)
      }
      LabeledContent("Commits", value: commits)
      LabeledContent("Contributors", value: grouped(history.contributors.count))
      LabeledContent("Files changed", value: grouped(history.fileCount))
      if report.repository.isShallow {
        Text("A shallow clone: older commits are missing.").dim()
      }
    }
  }
}
