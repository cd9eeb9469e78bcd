import DiptychStateTesting
import Testing

@Suite("The page of transitions") struct TransitionsDocumentTests {
  // Inventory
  @Test("the page matches the code") func isCurrent() throws {
    let page = WrittenPage(
      "Sources/DiptychState/DiptychState.docc/Transitions.md",
      text: TransitionsDocument.text
    )
    #expect(try page.contents() == TransitionsDocument.text)
  }
}
