import DiptychState
import DiptychStateTesting
import Testing

@Suite("Editing the items of a list") struct PagingStateEditTests {
  @Test("an edit changes the items, and nothing else", arguments: SampleList.samples)
  func update(state: SampleList) {
    var edited = state
    edited.updateItems { $0 = v2 }
    #expect(edited.items == state.items.map { _ in [v2] })
    #expect(edited.phase == state.phase)
    #expect(edited.nextCursor == state.nextCursor)
  }

  @Test("items are edited in order, page by page, until an edit throws") func throwing() {
    var state = SampleList(
      pages: [.init(items: [v1, v1], next: 1), .last([v1, v1])],
      failure: (.refresh, e1)
    )
    var edits = 0
    #expect(throws: e2) {
      try state?.updateItems { item throws(Fault) in
        edits += 1
        if edits == 4 { throw e2 }
        item = Sample(rawValue: 1 + edits)
      }
    }
    #expect(
      state?.pages == [
        .init(items: [Sample(rawValue: 2), Sample(rawValue: 3)], next: 1),
        .last([Sample(rawValue: 4), v1]),
      ]
    )
  }

  @Test(
    "a list whose items are removed is empty, and in the same phase",
    arguments: SampleList.samples
  )
  func remove(state: SampleList) {
    var edited = state
    edited.removeItems { $0 == v1 }
    #expect(edited.items == state.items.map { _ in [] })
    #expect(edited.phase == state.phase)
    #expect(edited.nextCursor == state.nextCursor)
  }

  // Inventory: A-17
  @Test("appended items follow the items as edited by then") func editWhileAppending() {
    var state = SampleList().after(
      .refresh,
      .succeed(.refresh, .init(items: [v1], next: 1)),
      .loadMore
    )
    state.updateItems { $0 = v2 }
    state.apply(.succeed(.append, .last([v1])))
    #expect(state.items == [v2, v1])
  }
}
