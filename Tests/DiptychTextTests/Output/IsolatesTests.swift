import Diptych
import DiptychText
import DiptychTesting
import Testing

@Suite("Isolates around right-to-left letters") struct IsolatesTests {
  /// Returns a picture with visible isolates: `⟦` and `⟧` for FSI, and PDI with LRM.
  private func picture(_ view: some View, width: Int = 40) -> String {
    let text = view.rendered(as: .text(width: width, options: .bidirectionalIsolates))
    let plain = view.rendered(as: .text(width: width))
    // Without the isolates, the text is the same: they take no cells and change no line.
    var visible = text.replacing("\u{2068}", with: "⟦").replacing("\u{2069}\u{200E}", with: "⟧")
    #expect(visible.replacing("⟦", with: "").replacing("⟧", with: "") == plain)
    visible = visible.replacing("\u{200E}", with: "!")
    return visible
  }

  private struct Account {
    let name: String
    let sum: Int
  }

  private static let accounts = [
    Account(name: "Yaakov - יעקב", sum: 100), Account(name: "שלום", sum: 7),
    Account(name: "Ada", sum: 15),
  ]

  @Test("Cells of tables, with and without lines between columns") func tables() {
    let table = Table(Self.accounts, id: \.name) {
      TableColumn("שם") { Text($0.name) }
      TableColumn("Sum", value: \.sum)
      TableColumn("Mark") { _ in Text("x") }
    }
    #expect(
      picture(table) == """
        ⟦שם⟧             Sum  Mark
        ────────────────────────
        ⟦Yaakov - יעקב⟧  100  x
        ⟦שלום⟧           7    x
        Ada            15   x

        """
    )
    #expect(
      picture(table.theme(.square)) == """
        ┌───────────────┬─────┬──────┐
        │ ⟦שם⟧            │ Sum │ Mark │
        ├───────────────┼─────┼──────┤
        │ ⟦Yaakov - יעקב⟧ │ 100 │ x    │
        │ ⟦שלום⟧          │ 7   │ x    │
        │ Ada           │ 15  │ x    │
        └───────────────┴─────┴──────┘

        """
    )
  }

  @Test("The titles of records") func records() {
    let table = Table(Self.accounts, id: \.name) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("סכום", value: \.sum)
      TableColumn("Note") { _ in Text("eleven letters") }
    }
    expectSnapshot(of: picture(table, width: 14))
  }

  @Test("Each line of a text that is wrapped or cut") func lines() {
    let text = Text("first word then ").bold() + Text("שלום עולם ועוד מילים and the end")
    #expect(
      picture(text, width: 20) == """
        ⟦first word then שלום⟧
        ⟦עולם ועוד מילים and⟧
        the end

        """
    )
    #expect(picture(text.lineLimit(1), width: 20) == "⟦first word then שלו…⟧\n")
  }

  @Test("A layer in front of another") func layers() {
    let layers = ZStack(alignment: .leading) {
      Text("12 of 34 56")
      Text("שלום")
    }
    #expect(picture(layers) == "⟦שלום⟧f 34 56\n")
  }

  @Test("Values with labels, panels and columns side by side") func blocks() {
    let facts = Facts {
      LabeledContent("שם", value: "יעקב")
      LabeledContent("Sum", value: "100")
    }
    #expect(
      picture(facts) == """
        ⟦שם⟧   ⟦יעקב⟧
        Sum  100

        """
    )
    let columns = Columns(spacing: 3) {
      Panel("שלום") { Text("one") }
      Text("עולם")
      Text("3 of 4")
    }
    #expect(
      picture(columns) == """
        ╭─ ⟦שלום⟧ ─╮     ⟦עולם⟧
        │ one    │
        ╰────────╯
        3 of 4

        """
    )
  }
}
