import ArticlesStateTesting
import Testing

@testable import articles

@Suite("The page of the enums") struct EnumsDocumentTests {
  @Test("the page matches the code")
  func isCurrent() throws {
    let page = WrittenPage(
      "Examples/Articles/EnumTables.md",
      text: EnumsDocument.text
    )
    #expect(try page.contents() == EnumsDocument.text)
  }
}
