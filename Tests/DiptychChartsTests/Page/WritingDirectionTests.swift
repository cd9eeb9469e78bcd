import Diptych
import DiptychCharts
import Testing

@Suite("Charts in pages that are written from right to left") struct WritingDirectionTests {
  private struct Page: View {
    var body: some View {
      Document(title: "تقرير", language: "ar", attributes: [.dir("rtl")]) {
        Chart([3, -10]) { LineMark(x: .value("اليوم", $0), y: .value("العدد", $0)) }
        HeatMap("العدد", rows: ["أ"], columns: ["ب"], values: [[20]])
      }
    }
  }

  @Test("A drawing is from left to right, and a name in it in its own direction") func rules() {
    let marks = ["direction:ltr", "unicode-bidi:", "\u{200E}"]
    func isMarked(_ text: Substring) -> Bool { marks.contains { text.contains($0) } }
    let rules = Page().rendered(as: .html).split(separator: "\n").filter(isMarked).map { line in
      line.split(separator: ";").filter(isMarked).joined(separator: ";")
    }
    #expect(
      rules == [
        ".plot>div:not(.ring){direction:ltr}",
        ".plot :is(.unit,.names span,.sides span,text){unicode-bidi:plaintext}",
        "[dir=rtl] .plot td::before{content:\"\u{200E}\"}",
      ]
    )
  }
}
