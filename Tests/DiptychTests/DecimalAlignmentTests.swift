import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Alignment at the decimal mark") struct DecimalAlignmentTests {
  private let numbers = [
    "1,234.5", "0.25", "12", "-7.", "n/a", "", "1.5e10", "2e3", "1.2 MB", "12 B", "<1%", "1.234,56",
    "1’000’000", "3,14 €",
  ]

  private func table(_ border: TableBorder = .horizontal) -> some View {
    Table(numbers, id: \.self) {
      TableColumn("Price in 2024", alignment: .decimal, value: \.self).footer("9.75")
      TableColumn("Next") { _ in Text("x") }
    }
    .tableBorder(border)
  }

  @Test("In text the decimal marks are aligned, and titles are trailing")
  func text() { expectSnapshot(of: table().rendered(as: .text(width: 40))) }

  private struct Item: Identifiable {
    let id: String
    let price: Double
    var note = ""
  }

  private let items = [
    Item(id: "a", price: 1.5), Item(id: "b", price: 12, note: "new"), Item(id: "c", price: 0.25),
  ]

  private func items(_ border: TableBorder = .square) -> Table<[Item], some TableColumns<Item>> {
    Table(items) {
      TableColumn("Item", value: \.id)
      TableColumn("Price", alignment: .decimal, value: \.price, format: .number)
      TableColumn("Note") { item in
        if item.note.isEmpty {
          Text("–")
        } else {
          VStack {
            Text(item.note); Text("2nd")
          }
        }
      }
    }
    .tableBorder(border)
  }

  @Test("Blocks beside the cells and sections change nothing") func blocks() {
    expectSnapshot(of: items().sections { $0.note }.rendered(as: .text(width: 40)))
  }

  @Test("Spans and streams change nothing") func spans() {
    let view = Table(items) {
      TableColumn("All") { _ in Text("*") }.rowSpan { $0.id == "a" ? 3 : 1 }
      TableColumn("Price", alignment: .decimal, value: \.price, format: .number)
    }
    let text = """
      All  Price
      ──────────
      *     1.5
           12
            0.25

      """
    #expect(view.rendered(as: .text(width: 40)) == text)
    #expect(view.rendered(as: Streamed(.text(width: 40))) == text)
  }

  @Test("A column that is too narrow ends its cells at the edge") func narrow() {
    let view = Table(["1,234.5", "0.25", "1.5e10"], id: \.self) {
      TableColumn("A", alignment: .decimal, value: \.self).width(8)
    }
    #expect(
      view.rendered(as: .text(width: 14)) == """
               A
        ────────
         1,234.5
            0.25
          1.5e10

        """
    )
  }

  @Test("In a page each cell has its missing digits as an attribute; elsewhere it is trailing")
  func page() {
    let view = items(.horizontal)
    let start =
      #"<div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>"#
    let titles =
      #"<th scope="col">Item</th><th scope="col" class="text-decimal">Price</th><th scope="col">Note</th>"#
    let rows = [
      #"<th scope="row">a</th><td class="text-decimal" data-pad="0">1.5</td><td>–</td>"#,
      #"<th scope="row">b</th><td class="text-decimal" data-pad=".00">12</td>"#
        + #"<td><div class="vstack"><p>new</p><p>2nd</p></div></td>"#,
      #"<th scope="row">c</th><td class="text-decimal">0.25</td><td>–</td>"#,
    ]
    let body = rows.map { "<tr>\($0)</tr>" }.joined()
    #expect(
      view.rendered(as: .html)
        == "\(start)\(titles)</tr></thead><tbody>\(body)</tbody></table></div>"
    )
    #expect(
      view.rendered(as: .markdown) == """
        | Item | Price | Note |
        | --- | ---: | --- |
        | a | 1.5 | – |
        | b | 12 | new<br>2nd |
        | c | 0.25 | – |

        """
    )
    #expect(!view.redacted(reason: .placeholder).rendered(as: .html).contains("data-pad"))
  }
}
