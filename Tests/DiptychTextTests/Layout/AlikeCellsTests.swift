import Diptych
import Testing

@Suite("Cells that are cut stay different from each other") struct AlikeCellsTests {
  /// Returns the first column of a table of texts that are cut, without its header.
  private func cells(_ texts: [String], _ width: Int, _ mode: TruncationMode = .tail) -> [Substring]
  {
    let table = Table(texts, id: \.self) {
      TableColumn("Name") { Text($0) }.truncated(mode).width(width)
    }
    return lines(of: table.rendered(as: .text(width: 40)))
  }

  private func lines(of table: String) -> [Substring] {
    Array(table.split(separator: "\n").dropFirst(2))
  }

  @Test("The end is left out, unless cells would look alike; then the middle, or the beginning")
  func texts() {
    #expect(cells(["one long name", "another long name"], 9) == ["one long…", "another…"])
    #expect(
      cells(["DiptychTextTables", "DiptychTextTasks"], 12) == ["Diptyc…ables", "Diptyc…Tasks"]
    )
    #expect(cells(["ab-1-cd", "ab-2-cd"], 4) == ["ab-…", "ab-…"])
    #expect(cells(["ab-1-cd", "ab-2-cd"], 6) == ["ab-1-…", "ab-2-…"])
    #expect(cells(["xx-aa-zz", "yy-aa-zz"], 5, .head) == ["xx…zz", "yy…zz"])
    // Equal cells may look alike.
    #expect(cells(["one long name", "one long name"], 9) == ["one long…", "one long…"])
  }

  @Test("Files of the same name in different folders") func paths() {
    let table = Table(
      ["Sources/Text/Index.swift", "Sources/Page/Index.swift", "a.swift"],
      id: \.self
    ) {
      TableColumn("Path") { Pathname($0) }
      TableColumn("N") { _ in Text("1") }
    }
    #expect(
      lines(of: table.rendered(as: .text(width: 24))) == [
        "…/Text/Index.swift     1", "…/Page/Index.swift     1", "a.swift                1",
      ]
    )
  }
}
