import Diptych
import DiptychRedux

/// The archive, with the filters, the number of results, and a card for each result.
struct ArchiveScreen: View {
  let store: AppStore

  var body: some View {
    let model = ArchiveViewModel(store.state)
    let results = store.loadable(\.archive.results, loadingWith: .archive(.load))
    VStack(spacing: 1) {
      ArchiveFilters(model: model, store: store.scope(to: AppPart.archive))
      FavoritesNotice(store: store)
      AsyncValueView(store: results, presentation: presentation(of: model)) { _ in
        DishList(model: model, store: store.scope(to: AppPart.favorites))
      }
    }
  }

  /// During a search, the field already shows a spinner, so the results show no progress; when the
  /// same results are loaded again, they do.
  private func presentation(of model: ArchiveViewModel) -> Presentation {
    var presentation = Presentation.standard
    if model.isSearching { presentation.reloading.remove(.activity) }
    return presentation
  }
}

/// The dishes that were found, or a note that nothing was found.
private struct DishList: View {
  let model: ArchiveViewModel
  let store: StoreScope<FavoritesState, FavoritesAction>

  var body: some View {
    let dishes = model.dishes ?? []
    if dishes.isEmpty {
      ContentUnavailableView("No dish matches.") {
        Text("Try a shorter word, or clear the filters.")
      }
    } else {
      CardGrid {
        ForEach(dishes) { DishCard(dish: $0, store: store) }
      }
    }
  }
}
