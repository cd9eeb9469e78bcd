import Diptych
import Testing

@Suite("Rows as records")
struct RecordTests {
  private let rows = [("Parser", "Recursive descent, by hand", 214), ("Layout", "Two passes", 12)]

  @Test("A cell below its title is cut, as in the table")
  func cut() {
    let table = Table(rows) {
      TableColumn("Suite") { Text($0.0) }
      TableColumn("How it is done") { Text($0.1) }.truncated()
      TableColumn("Tests of it") { Text("\($0.2)") }
    }
    #expect(
      table.rendered(as: .text(width: 12)) == """
        Parser
        How it is
        done
        Recursive d…
        Tests of it
        214

        Layout
        How it is
        done
        Two passes
        Tests of it
        12

        """
    )
  }
}
