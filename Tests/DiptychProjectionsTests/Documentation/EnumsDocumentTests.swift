import DiptychProjections
import DiptychStateTesting
import Testing

@Suite("The page of the enums") struct EnumsDocumentTests {
  @Test("the page matches the code")
  func isCurrent() throws {
    let page = WrittenPage(
      "Sources/DiptychProjections/DiptychProjections.docc/EnumTables.md",
      text: EnumsDocument.text
    )
    #expect(try page.contents() == EnumsDocument.text)
  }
}
