import Diptych
import DiptychLive
import DiptychRedux

/// The keyword, a chip for each category, and the number of results.
struct ArchiveFilters: View {
  let model: ArchiveViewModel
  let store: StoreScope<ArchiveState, ArchiveAction>
  @Environment(\.isPage) private var isPage

  var body: some View {
    VStack {
      if !isPage { field }
      if isPage { links } else { buttons }
      if !model.count.isEmpty { Text(verbatim: model.count).bold() }
    }
  }

  /// The search field.
  ///
  /// During a search, it shows a spinner, and the list below it stays.
  private var field: some View {
    LabeledContent("Search") {
      let keyword = Text(verbatim: model.keyword.isEmpty ? "–" : model.keyword)
      if model.isSearching {
        HStack(spacing: 2) {
          keyword
          Spinner("Searching…")
        }
      } else {
        keyword
      }
    }
  }

  private var buttons: some View {
    Paragraph {
      ForEach(model.chips, id: \.title) { chip in
        Button(chip.isSelected ? "✓ \(chip.title)" : chip.title) { [store] in
          await store.dispatch(.choose(chip.title)).finish()
        }
        Text(" ")
      }
      if model.hasFilters {
        Button("Clear all") { [store] in await store.dispatch(.clear).finish() }
      }
    }
  }

  private var links: some View {
    Navigation("Categories") {
      Link("All", destination: BistroSite.path(of: .archive)).current(!model.hasFilters)
      ForEach(Array(model.chips.enumerated()), id: \.offset) { chip in
        Link(chip.element.title, destination: BistroSite.path(ofCategory: chip.offset))
          .current(chip.element.isSelected)
      }
    }
    .htmlAttributes(.class("chips"))
  }
}
