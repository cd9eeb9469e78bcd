import Diptych
import DiptychCharts
import DiptychTesting
import Testing

@Suite("Long names of horizontal bars") struct LongNameTests {
  private func chart(_ names: [String]) -> some View {
    Chart("Names", Array(names.enumerated())) {
      BarMark(x: .value("Size", $0.offset + 1), y: .value("Package", $0.element))
    }
    .chartXAxis(.hidden)
  }

  private let names = (0..<3).map { "a-very-long-package-name-number-\($0)" }

  @Test("A narrow terminal gives them two fifths of its width, a wide one all") func terminal() {
    #expect(
      chart(names).rendered(as: .text(width: 90)) == """
        Names
        a-very-long-package-name-number-0 ██████████████████▌
        a-very-long-package-name-number-1 █████████████████████████████████████
        a-very-long-package-name-number-2 ███████████████████████████████████████████████████████▌

        """
    )
    #expect(
      chart(names).rendered(as: .text(width: 40)) == """
        Names
        a-very-long-pac… ███████▌
        a-very-long-pac… ███████████████
        a-very-long-pac… ██████████████████████▌

        """
    )
  }

  @Test("In a page they stand beside the chart, in space of the stylesheet") func page() {
    expectSnapshot(of: picture(names))
  }

  @Test("Names of 17 letters, and names of some bands only, are part of the chart")
  func others() {
    #expect(picture(["seventeen letters", "b"]).hasPrefix(#"<div class="g17"><svg"#))
    let many = (0..<61).map { "a-very-long-package-name-number-\($0)" }
    #expect(picture(many).hasPrefix(#"<div class="g17"><svg"#))
  }

  private func picture(_ names: [String]) -> String {
    chart(names).rendered(as: .html).firstMatch(of: /<div class.*<\/svg><\/div>/)
      .map { String($0.0) } ?? ""
  }
}
