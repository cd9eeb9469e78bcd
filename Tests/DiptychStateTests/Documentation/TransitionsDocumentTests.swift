import DiptychStateTesting
import Testing

@Suite("The page of transitions") struct TransitionsDocumentTests {
  // Inventory
  // Inventory: B-09, C-02
  @Test("every event in every state gives what the page says") func isCurrent() throws {
    let page = WrittenPage(
      "Sources/DiptychState/DiptychState.docc/Transitions.md",
      text: TransitionsDocument.text
    )
    #expect(try page.contents() == TransitionsDocument.text)
  }
}
