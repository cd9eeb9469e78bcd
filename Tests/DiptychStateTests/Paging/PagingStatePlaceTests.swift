import DiptychState
import DiptychStateTesting
import Testing

@Suite("Positions in a list") struct PagingStatePlaceTests {
  private static func state(_ pages: [[Int]]?) -> PostState {
    PostState(pages: pages?.map { .posts($0, next: 1) }) ?? PostState()
  }

  private static func pages(_ state: PostState) -> [[Int]]? {
    state.pages?.map { $0.items.map(\.id) }
  }

  @Test(
    "An item is inserted at a position, on the page of its neighbour",
    arguments: [
      (PostState.Position.start, [[9, 1, 2], [3]]),
      (.end, [[1, 2], [3, 9]]),
      (.before(id: 3), [[1, 2], [9, 3]]),
      (.after(id: 2), [[1, 2, 9], [3]]),
      (.before { $0.id > 1 }, [[1, 9, 2], [3]]),
      (.after { $0.id > 1 }, [[1, 2, 9], [3]]),
      (.before(id: 8), [[9, 1, 2], [3]]),
      (.after(id: 8), [[1, 2], [3, 9]]),
    ]
  )
  func insertion(place: PostState.Position, expected: [[Int]]) {
    var state = Self.state([[1, 2], [3]])
    let isInserted = state.insertItem(Post(id: 9), at: place)
    #expect(isInserted)
    #expect(Self.pages(state) == expected)
  }

  @Test("An item is inserted into a list that was loaded, even an empty one") func emptyLists() {
    let cases: [(pages: [[Int]]?, expected: [[Int]]?)] = [(nil, nil), ([], [[9]]), ([[]], [[9]])]
    for (pages, expected) in cases {
      var state = Self.state(pages)
      #expect(state.insertItem(Post(id: 9), at: .end) == (expected != nil))
      #expect(Self.pages(state) == expected)
    }
  }

  @Test(
    "An item is moved to a position, or stays if the list has no such position",
    arguments: [
      (PostState.Position.start, [[2, 1], [3]] as [[Int]]?),
      (.end, [[1], [3, 2]]),
      (.before(id: 3), [[1], [2, 3]]),
      (.after(id: 1), [[1, 2], [3]]),
      (.after(id: 8), nil),
      (.before(id: 2), nil),
    ]
  )
  func move(place: PostState.Position, expected: [[Int]]?) {
    var state = Self.state([[1, 2], [3]])
    let isMoved = state.moveItem(where: { $0.id == 2 }, to: place)
    #expect(isMoved == (expected != nil))
    #expect(Self.pages(state) == expected ?? [[1, 2], [3]])
  }

  @Test("A missing item is not moved") func absent() {
    var state = Self.state([[1]])
    let isMoved = state.moveItem(where: { $0.id == 2 }, to: .start)
    #expect(!isMoved)
    #expect(state == Self.state([[1]]))
  }
}
