import Diptych

/// Every state of a load, below its name, as on the sheet of the design.
struct StatesPicture: View {
  /// An error of the sheet.
  private enum HistoryError: DisplayableError {
    case unreadable, offline

    var message: String {
      switch self {
      case .unreadable: "Could not read the history."
      case .offline: "You are offline, and shown is what there was at 14:02."
      }
    }
  }

  private struct Totals: Sendable {
    var commits = "20,431"
    var contributors = "148"
  }

  var body: some View {
    VStack(spacing: 1) {
      Section("Loading") { state(.loading, saying: "Reading the history…") }
      Section("Loading, measured") {
        ProgressView("Reading the history", value: 12_480, total: 20_431)
      }
      Section("Loading, with a placeholder") {
        Panel("harbor") { content(.loading).placeholder(Totals()) }
      }
      Section("Empty") {
        ContentUnavailableView("No commits yet.") { Text("Make one, and it is shown here.") }
      }
      Section("Failed") { state(.failed(.unreadable)) }
      Section("Retrying") { state(.retrying(.unreadable), saying: "Trying again: 2 of 3…") }
      Section("Reloading") { state(.reloading(Totals()), saying: "Loading… shown as of 14:02") }
      Section("Reload failed") { state(.reloadFailed(Totals(), .offline)) }
      Section("End of a list") {
        EndOfListView().environment(\.words.endOfList, "That was all: 73 commits")
      }
    }
  }

  private func state(
    _ state: AsyncValue<Totals, HistoryError>,
    saying words: String = "Loading…"
  ) -> some View {
    content(state).environment(\.words.loading, words)
  }

  private func content(
    _ state: AsyncValue<Totals, HistoryError>
  ) -> AsyncValueView<
    AsyncValue<Totals, HistoryError>, TotalsView, DefaultLoadingView, DefaultErrorView<HistoryError>
  > {
    AsyncValueView(value: state, onRetry: {}) { TotalsView(totals: $0) }
  }

  private struct TotalsView: View {
    let totals: Totals

    var body: some View {
      Stats {
        Stat("Commits", value: totals.commits, note: "1,204 merges")
        Stat("Contributors", value: totals.contributors, note: "19 in 90 days")
      }
    }
  }
}
