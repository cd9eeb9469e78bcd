import Diptych
import DiptychExampleSupport
import DiptychLive

/// The lines that a report shows.
struct ShownLines: Sendable {
  /// The lines that were counted so far, or nil before the first lines were counted.
  let counts: LineCounts?
  /// Whether the lines of files are shown.
  ///
  /// It is true unless counting failed.
  let includesFiles: Bool

  /// Creates the lines of a report, or nil if they are not counted.
  init?(_ report: Report) {
    guard let store = report.lines else { return nil }
    counts = store.state.value ?? report.reading.wrappedValue.lines
    includesFiles = store.state.failure == nil
  }
}

extension EnvironmentValues {
  private enum ShownLinesKey: EnvironmentKey {
    static var defaultValue: ShownLines? { nil }
  }

  private enum NowKey: EnvironmentKey {
    static var defaultValue: Timestamp { Timestamp(secondsSinceEpoch: 0, offsetMinutes: 0) }
  }

  /// The numbers of lines in the report that contains the view; nil if they are not shown.
  var shownLines: ShownLines? {
    get { self[ShownLinesKey.self] }
    set { self[ShownLinesKey.self] = newValue }
  }

  /// The current time, for ages.
  var now: Timestamp {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }
}

/// The progress of counting lines.
///
/// After it, nothing is shown, or the reason why counting failed.
struct LinesStatus: View {
  let report: Report

  var body: some View {
    if let lines = report.lines {
      AsyncValueView(store: lines) { _ in
        EmptyView()
      } loadingView: {
        LinesProgress(report: report)
      } errorView: { failure in
        Callout("Lines were not counted", status: .warning) { Text("\(failure)") }
      }
    }
  }
}

/// The number of commits whose lines have been counted.
struct LinesProgress: View {
  let report: Report

  var body: some View {
    let count = report.reading.wrappedValue.lines?.commitCount ?? 0
    if let total = report.history.state.value?.commitCount, count > 0 {
      ProgressBar(
        "Lines: \(grouped(count)) of \(grouped(total)) commits",
        value: count,
        total: total
      )
    } else {
      Spinner("Counting lines")
    }
  }
}

/// The number of added lines, such as "+214".
struct AddedLines: View {
  let lines: LineCount?

  var body: some View {
    if let lines {
      Text("+\(grouped(lines.added))").role(.added)
    } else {
      UnknownLines()
    }
  }
}

/// The number of removed lines, such as "−58", with a minus sign.
struct RemovedLines: View {
  let lines: LineCount?

  @Environment(\.isASCII) private var isASCII

  var body: some View {
    if let lines {
      Text("\(Signs(isASCII: isASCII).minus)\(grouped(lines.removed))").role(.removed)
    } else {
      UnknownLines()
    }
  }
}

/// A symbol for a number of lines that is not known yet.
struct UnknownLines: View {
  @Environment(\.isASCII) private var isASCII

  var body: some View { Text(Signs(isASCII: isASCII).ellipsis).dim() }
}
