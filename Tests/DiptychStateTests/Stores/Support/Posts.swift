import DiptychState
import DiptychStateTesting
import DiptychTesting

/// An item of a list.
struct Post: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var title = ""
  var description: String { title.isEmpty ? "\(id)" : "\(id) \(title)" }
}

typealias PostState = PagingState<Post, Int, Oops>
typealias PostStore = PagingStore<Post, Int, Oops>
typealias PageGate = Gate<Int?, PostState.Page, Oops>

extension PagingState.Page where Item == Post, Cursor == Int {
  /// Returns a page of posts.
  static func posts(_ ids: some Sequence<Int>, title: String = "", next: Int?) -> Self {
    Self(items: ids.map { Post(id: $0, title: title) }, next: next)
  }

  /// Returns a page without posts.
  static func empty(next: Int?) -> Self { Self(items: [], next: next) }
}

extension PostStore {
  /// The posts of the store as text.
  var titles: [String] { (state.items ?? []).map(\.description) }

  /// Creates a store whose answers are available at once.
  convenience init(rules: PagingRules<Post> = PagingRules(), pages: [Int: PostState.Page]) {
    self.init(rules: rules) { cursor throws(Oops) in
      guard let page = pages[cursor ?? 0] else { throw Oops(number: cursor ?? 0) }
      return page
    }
  }
}
