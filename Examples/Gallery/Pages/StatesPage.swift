package import Diptych
package import DiptychSite

/// The page with the states of loaded content.
struct StatesPage: View {
  /// The names of the entries that have a page.
  let entries: Set<String>

  var body: some View {
    GalleryPage("States", summary: StatesContent.summary, in: .states) {
      Heading("States", level: 1)
      Text(StatesContent.summary).htmlAttributes(.class("lede"))
      StatesContent { entries.contains($0) ? SitePath($0) : nil }
    }
  }
}

/// The states of loaded content, in examples from real programs.
package struct StatesContent: View {
  package static let summary =
    "The states of loaded content: loading, empty, and failed."

  /// A closure that returns the page of the entry with a name, or nil if the entry has no page.
  private let page: (String) -> SitePath?

  package init(page: @escaping (String) -> SitePath?) {
    self.page = page
  }

  package var body: some View {
    Paragraph {
      Text("Each state of a value and of a list, in both media: ")
      link("AsyncValueView", to: "async-value-view")
      Text(", ")
      link("PagingList", to: "paging-list")
      Text(".")
    }
    Columns(minimum: 40) {
      loads
      outcomes
    }
  }

  @ViewBuilder private func link(_ title: String, to entry: String) -> some View {
    if let path = page(entry) {
      PageLink(title, to: path)
    } else {
      Text(title)
    }
  }

  @ViewBuilder private var loads: some View {
    Section("Loading") {
      Panel { history(.loading).environment(\.labels.loading, "Reading the history…") }
    }
    Section("Loading, measured") {
      Panel {
        ProgressView("Reading the history: 12,480 of 20,431 commits", value: 12_480, total: 20_431)
      }
    }
    Section("Placeholder") {
      Panel("Contributors") { history(.loading).placeholder(Contributor.stubs) }
    }
    Section("Empty") {
      ContentUnavailableView("No commits yet.") { Text("Make one, and it is shown here.") }
    }
  }

  @ViewBuilder private var outcomes: some View {
    Section("Failed") { history(.failed(.unreadable)) }
    Section("Retrying") {
      history(.retrying(.unreadable)).environment(\.labels.loading, "Trying again: 2 of 3…")
    }
    Section("Reloading") {
      Panel("Contributors") {
        history(.reloading(Contributor.samples))
          .environment(\.labels.loading, "Loading… shown as of 14:02")
      }
    }
    Section("Reload failed") {
      Panel("Contributors") { history(.reloadFailed(Contributor.samples, .offline)) }
    }
    Section("Saved") { Callout("Saved to report.html.", status: .success) }
    Section("End of a list") {
      Panel {
        List {
          Text("Histogram: keep buckets in a fixed array")
          Text("Update the certificates of the test fixtures")
        }
        EndOfListView().environment(\.labels.endOfList, "That was all: 73 commits")
      }
    }
  }

  private func history(
    _ state: AsyncValue<[Contributor], HistoryError>
  ) -> AsyncValueView<
    AsyncValue<[Contributor], HistoryError>, ContributorsTable, DefaultLoadingView, FailedHistory
  > {
    AsyncValueView(value: state, onRetry: {}) {
      ContributorsTable(contributors: $0)
    } errorView: { _ in
      FailedHistory()
    }
  }
}

/// An error of the page.
private enum HistoryError: DisplayableError {
  case unreadable, offline

  var message: String {
    switch self {
    case .unreadable: "Could not read the history."
    case .offline: "You are offline; shown as of 14:02."
    }
  }
}

/// The message that replaces a history that can't be read, with the reason.
private struct FailedHistory: View {
  var body: some View {
    Callout("Could not read the history.", status: .danger) {
      Text("\(Text("git log").monospaced()): bad object \(Text("HEAD").monospaced())")
    } actions: {
      RetryButton()
    }
    .htmlAttributes(.role("alert"))
  }
}
