import Diptych
import DiptychTesting
import Testing

@Suite("A list that begins with empty pages") struct EmptyPagesTests {
  @Test("It offers the way on instead of saying that there is nothing, and is not asked for ever")
  func emptyPages() async throws {
    let store = PagingStore<Int, Int, Never> { cursor in
      let page = cursor ?? 0
      return .init(items: page < 5 ? [] : [7], next: page < 5 ? page + 1 : nil)
    }
    let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
    await host.settle(morePages: 20)
    #expect(host.text == "[Load more]")
    await host.press("Load more")
    #expect(host.text == "• 7")
  }
}
