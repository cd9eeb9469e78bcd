import DiptychState
import DiptychStateTesting
import Testing

@Suite("Merging pages") struct PagingStateMergingTests {
  /// An item with an id and an edition, written `a1`.
  private struct Post: Equatable, CustomDebugStringConvertible {
    var id: Character
    var edition: Int
    var debugDescription: String { "\(id)\(edition)" }
  }

  private typealias List = PagingState<Post, Int, Never>

  /// Returns the pages described by a text such as `a1 b1 / c1`.
  ///
  /// Each page but the last has its number as its cursor, counted from one.
  private func pages(_ text: String) -> [List.Page] {
    let parts = text.split(separator: "/")
    return parts.enumerated().map { index, part in
      let items = part.split(separator: " ").map { word in
        Post(id: word.first ?? "?", edition: Int(word.dropFirst()) ?? 0)
      }
      return List.Page(items: items, next: index + 1 == parts.count ? nil : index + 1)
    }
  }

  private func text(_ pages: [List.Page]) -> String {
    pages.map { $0.items.map(\.debugDescription).joined(separator: " ") }.joined(separator: " / ")
  }

  private func merge(_ policy: DuplicatePolicy, _ text: String) -> String {
    let (merged, duplicates) = List.merging(pages(text), duplicates: policy, id: \.id)
    #expect(merged.map(\.next) == pages(text).map(\.next))
    return "\(self.text(merged)), twice: \(String(duplicates))"
  }

  @Test("duplicates within and across pages go by the policy") func duplicates() {
    let rows = DuplicatePolicy.allCases.map { "\($0): \(merge($0, "a1 b1 a2 / c1 b2 / d1 a3"))" }
    #expect(
      rows == [
        "keepFirst: a3 b2 / c1 / d1, twice: ab",
        "keepLast:  / c1 b2 / d1 a3, twice: ab",
        "allow: a1 b1 a2 / c1 b2 / d1 a3, twice: ",
        "report: a1 b1 a2 / c1 b2 / d1 a3, twice: ab",
      ]
    )
  }

  @Test("without duplicates every policy leaves the pages as they are") func unique() {
    let rows = DuplicatePolicy.allCases.map { merge($0, "b1 a1 / c1") }
    #expect(rows == Array(repeating: "b1 a1 / c1, twice: ", count: 4))
  }

  @Test("pages that were merged replace those in flight") func replacing() {
    var state = SampleList().after(.refresh)
    #expect(state.succeed(.refresh, replacingPagesWith: [.init(items: [v1], next: 1)]) == .changed)
    #expect(state.phase == .loaded)
    #expect(state.succeed(.append, replacingPagesWith: []) == .illegal)
  }

  @Test("the policies have names") func policies() {
    #expect(RefreshPolicy.allCases.map(\.rawValue) == ["firstPage", "allPages"])
    #expect(
      DuplicatePolicy.allCases.map(\.rawValue) == ["keepFirst", "keepLast", "allow", "report"]
    )
  }
}
