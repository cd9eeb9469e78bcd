import DiptychProjections
import DiptychStateTesting
import Testing

@Suite("The page of the enums") struct EnumsDocumentTests {
  @Test("it says what the code does")
  func isCurrent() throws {
    let page = WrittenPage(
      "Sources/DiptychProjections/DiptychProjections.docc/EnumTables.md",
      text: EnumsDocument.text
    )
    #expect(try page.contents() == EnumsDocument.text)
  }
}
