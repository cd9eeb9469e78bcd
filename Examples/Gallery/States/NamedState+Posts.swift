import Diptych

typealias PostsState = PagingState<Post, Post, Offline>

extension NamedState<PostsState> {
  /// All states of a paged list, first with items, then without items.
  static var all: [NamedState] {
    let full = [PostsState.Page(items: Post.samples, next: Post.samples.last)]
    let last = [PostsState.Page(items: Post.samples, next: nil)]
    let empty = [PostsState.Page(items: [], next: Post.samples.last)]
    let nothing = [PostsState.Page(items: [], next: nil)]
    return states("", nil) + states("items", full) + states("items, at end", last)
      + states("empty", empty) + states("empty, at end", nothing)
  }

  private static func states(_ name: String, _ pages: [PostsState.Page]?) -> [NamedState] {
    // An append to a list whose items were all removed is not shown here. `PagingListTests`
    // compares its pictures.
    let isEmpty = pages?.allSatisfy(\.items.isEmpty) ?? true
    let operations: [PagingOperation?] = isEmpty ? [nil, .refresh] : [nil, .refresh, .append]
    return operations.flatMap { failed in
      operations.compactMap { inFlight in
        PostsState(pages: pages, failure: failed.map { ($0, Offline()) }, inFlight: inFlight)
          .map { state in
            let parts = [name, failed.map { "\($0) failed" } ?? "", inFlight.map(progress) ?? ""]
            let words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
            return NamedState(
              name: words.isEmpty ? "nothing" : words,
              note: note(about: pages, failed: failed, inFlight: inFlight),
              state: state
            )
          }
      }
    }
  }

  private static func note(
    about pages: [PostsState.Page]?,
    failed: PagingOperation?,
    inFlight: PagingOperation?
  ) -> String {
    let isEmpty = pages?.allSatisfy(\.items.isEmpty) ?? true
    let hasMore = pages?.last?.next != nil
    let content =
      switch (pages == nil, isEmpty, hasMore) {
      case (true, _, _): "Nothing was loaded yet."
      case (_, true, true): "The first page has no items, and there are more pages."
      case (_, true, false): "There are no items."
      case (_, false, true): "Items are loaded, and more follow."
      case (_, false, false): "All items are loaded."
      }
    let failure =
      switch failed {
      case .refresh: " A refresh failed."
      case .append: " Loading the next page failed."
      case .prepend: " Loading the previous page failed."
      case nil: ""
      }
    let activity =
      switch inFlight {
      case .refresh: " A refresh is in progress."
      case .append: " The next page is loading."
      case .prepend: " The previous page is loading."
      case nil: ""
      }
    return content + failure + activity
  }

  private static func progress(_ operation: PagingOperation) -> String {
    switch operation {
    case .refresh: "refreshing"
    case .append: "appending"
    case .prepend: "prepending"
    }
  }
}
