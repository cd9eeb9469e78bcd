import Diptych

/// A store whose state was saved during a load, and whose load is not running.
final class RestoredStore: Loadable {
  private let value = Shared(wrappedValue: AsyncValue<Int, Never>.loading)
  private let loads = Shared(wrappedValue: 0)

  var state: AsyncValue<Int, Never> { value.wrappedValue }
  var needsLoad: Bool { loads.wrappedValue == 0 }

  func load() async {
    loads.wrappedValue += 1
    value.wrappedValue = .loaded(loads.wrappedValue)
  }
}

/// A paging store whose state was saved during a refresh, and whose refresh is not running.
final class RestoredPages: PagedLoadable {
  typealias State = PagingState<Int, Int, Never>

  private let pages = Shared(wrappedValue: State(pages: nil, inFlight: .refresh) ?? State())
  private let loads = Shared(wrappedValue: 0)

  var state: State { pages.wrappedValue }
  var needsLoad: Bool { loads.wrappedValue == 0 }

  func refresh() async {
    loads.wrappedValue += 1
    let page = State.Page(items: [loads.wrappedValue], next: nil)
    pages.wrappedValue = State(pages: [page]) ?? State()
  }

  func loadMore() async {}
}
