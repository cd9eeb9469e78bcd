import Diptych

/// The page with the states of something that is loaded, as a reader meets them.
struct StatesPage: View {
  private static let summary =
    "What is shown while something is loaded, when there is none of it, and when it can't be had."

  var body: some View {
    GalleryPage("States", summary: Self.summary, in: .states) {
      Heading("States", level: 1)
      Text(Self.summary).htmlAttributes(.class("lede"))
      Paragraph {
        Text("Each state of a value and of a list, in both media: ")
        Link("AsyncValueView", destination: "async-value-view.html")
        Text(", ")
        Link("PagingList", destination: "paging-list.html")
        Text(".")
      }
      Columns(minimum: 40) {
        loads
        outcomes
      }
    }
  }

  @ViewBuilder private var loads: some View {
    Section("Loading") {
      Panel { history(.loading) }
    }
    Section("Loading, measured") {
      Panel {
        ProgressView("Reading the history: 12,480 of 20,431 commits", value: 12_480, total: 20_431)
      }
    }
    Section("Placeholder") {
      Panel { history(.loading).placeholder(Contributor.stubs) }
    }
    Section("Empty") {
      ContentUnavailableView("No commits yet.") { Text("Make one, and it is shown here.") }
    }
  }

  @ViewBuilder private var outcomes: some View {
    Section("Failed") { history(.failed(Unreadable())) }
    Section("Retrying") { history(.retrying(Unreadable())) }
    Section("Reloading") {
      Panel { history(.reloading(Contributor.samples)) }
    }
    Section("Reload failed") {
      Panel { history(.reloadFailed(Contributor.samples, Unreadable())) }
    }
    Section("Saved") { Callout("Saved to report.html.", status: .success) }
    Section("End of a list") {
      Panel {
        List {
          Text("Histogram: keep buckets in a fixed array")
          Text("Update the certificates of the test fixtures")
        }
        EndOfListView()
      }
    }
  }

  private func history(
    _ state: AsyncValue<[Contributor], Unreadable>
  ) -> AsyncValueView<
    AsyncValue<[Contributor], Unreadable>, ContributorsTable, DefaultLoadingView,
    DefaultErrorView<Unreadable>
  > {
    AsyncValueView(value: state, onRetry: {}) { ContributorsTable(contributors: $0) }
  }
}

/// The error of the page.
private struct Unreadable: DisplayableError {
  var message: String { "Could not read the history." }
}
