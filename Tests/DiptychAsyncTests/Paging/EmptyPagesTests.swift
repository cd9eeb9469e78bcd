import Diptych
import DiptychTesting
import Testing

@Suite("A list with empty pages") struct EmptyPagesTests {
  /// Returns a store whose pages have the number of the page, or nothing if it is in a range.
  private static func store(
    empty: Range<Int>,
    end: Int,
    requests: Value<Int> = Value(0)
  ) -> PagingStore<Int, Int, Never> {
    PagingStore { cursor in
      requests.change { $0 += 1 }
      // The answers come at different times.
      for _ in 0..<(requests.value * 7 % 5) { await Task.yield() }
      let page = cursor ?? 0
      return .init(items: empty.contains(page) ? [] : [page], next: page < end ? page + 1 : nil)
    }
  }

  private static func list(_ store: PagingStore<Int, Int, Never>) -> ViewHost<some View> {
    ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
  }

  @Test("It offers to load more instead of saying that it is empty")
  func emptyPages() async throws {
    let host = Self.list(Self.store(empty: 0..<5, end: 5))
    await host.settle()
    #expect(host.text == "[Load more]")
    await host.press("Load more")
    #expect(host.text == "• 5")
  }

  @Test(
    "Only the server ends it, whatever pages are empty",
    arguments: [0..<9, 1..<9, 3..<40],
    [20, Int.max]
  )
  func all(empty: Range<Int>, morePages: Int) async {
    let requests = Value(0)
    let host = Self.list(Self.store(empty: empty, end: 41, requests: requests))
    await host.settle(morePages: morePages)
    let pages = (0...41).filter { !empty.contains($0) }
    let isAll = morePages == .max || empty.upperBound == 40
    #expect(requests.value == (isAll ? 42 : requests.value))
    #expect(host.text.hasPrefix(pages.prefix(10).map { "• \($0)" }.joined(separator: "\n")))
    #expect(host.text.hasSuffix(isAll ? "• 41" : "[Load more]"))
    #expect(host.unloadedStates == [])
  }

  @Test("A list is loaded to its end in a pipe") func pipe() async {
    let host = Self.list(Self.store(empty: 1..<9, end: 9))
    var last = ""
    for await frame in host.frames(as: .text(), morePages: .max) { last = frame }
    #expect(last == "• 0\n• 9\n")
  }

  @Test("The host stops after 100 empty pages in a row, and says so")
  func endless() async {
    let requests = Value(0)
    let host = Self.list(Self.store(empty: 1..<Int.max, end: .max, requests: requests))
    await host.settle(morePages: .max)
    // The first page, and the pages of 100 operations with four requests each.
    #expect(requests.value == 401)
    #expect(host.text == "• 0\n[Load more]")
    #expect(
      host.unloadedStates == [
        """
        a list of the type PagingState<Int, Int, Never> has more pages, but loads no more of them, \
        because the last 100 loads of further pages have added no items. Have the server end the list \
        with a page without a cursor, or pass a number as `morePages:`
        """
      ]
    )
  }

  @Test("An action that loads nothing is called a finite number of times") func useless() async {
    let calls = Value(0)
    let state = PagingState<Int, Int, Never>(pages: [.init(items: [1], next: 2)])
    let host = ViewHost {
      PagingList(state: state ?? .init(), onLoadMore: { calls.change { $0 += 1 } }) {
        List($0, id: \.self) { Text("\($0)") }
      }
    }
    await host.settle(morePages: .max)
    #expect(calls.value == 100)
    #expect(host.unloadedStates.count == 1)
  }
}
