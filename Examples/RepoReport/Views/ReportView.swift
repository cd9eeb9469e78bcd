import Diptych
import DiptychExampleSupport

/// The whole report, in the terminal and on the page.
struct ReportView: View {
  let report: Report

  @Environment(\.reportLayout) private var layout

  var body: some View {
    VStack(spacing: 1) {
      AsyncValueView(store: report.history) { history in
        VStack(spacing: 1) {
          ReportHead(report: report, history: history)
          ReportFiles(report: report, history: history)
        }
      } loadingView: {
        VStack(spacing: 1) {
          Heading(report.repository.name, level: 1)
          ProgressView("Reading the history")
        }
      }
      NewestCommitsSection(report: report)
    }
    .environment(\.now, report.now)
    .environment(\.shownLines, ShownLines(report))
  }
}

/// The part of the report that does not change while the lines are counted.
///
/// The parent view is a stack.
struct ReportHead: View {
  let report: Report
  let history: History

  @Environment(\.reportLayout) private var layout

  var body: some View {
    switch layout {
    case .page:
      PageHeader(repository: report.repository, history: history)
    case .wide:
      HeaderCard(repository: report.repository, history: history)
    case .paired where history.isLarge:
      HeaderCard(repository: report.repository, history: history)
      PairedSections(history: history, limit: report.limit)
    case .narrow, .regular, .broad, .paired:
      HeaderCard(repository: report.repository, history: history)
      if history.contributors.count > 1 {
        ContributorsSection(history: history, limit: report.limit)
      }
      ActivitySections(history: history)
    }
  }
}

/// The part of the report with the numbers of lines and the sections beside them, except the newest
/// commits.
///
/// The parent view is a stack.
struct ReportFiles: View {
  let report: Report
  let history: History

  @Environment(\.reportLayout) private var layout

  private var hasContributors: Bool { history.contributors.count > 1 }

  var body: some View {
    LinesStatus(report: report)
    switch layout {
    case .page:
      PageSections(history: history, limit: report.limit)
    case .paired where history.isLarge:
      PairedLines(history: history)
      FilesSection(history: history, limit: report.limit)
    case .wide where history.isLarge:
      WideSections(history: history, limit: report.limit)
    case .wide:
      if hasContributors { ContributorsSection(history: history, limit: report.limit) }
      ActivitySections(history: history)
      FilesSection(history: history, limit: report.limit)
    case .narrow, .regular, .broad, .paired:
      LinesSection(history: history)
      FilesSection(history: history, limit: report.limit)
    }
  }
}

/// The part of the report that is printed before the lines are counted.
struct StandingReport: View {
  let report: Report
  let history: History

  var body: some View {
    VStack(spacing: 1) { ReportHead(report: report, history: history) }
      .environment(\.now, report.now)
  }
}

/// The part of the report below ``StandingReport``, for a live region.
struct GrowingReport: View {
  let report: Report
  let history: History

  var body: some View {
    VStack(spacing: 1) {
      ReportFiles(report: report, history: history)
      NewestCommitsSection(report: report)
    }
    .environment(\.now, report.now)
    .environment(\.shownLines, ShownLines(report))
  }
}
