import Diptych
import DiptychCharts
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
    #expect(
      picture(names) == """
        <div class="beside"><div class="sides" aria-hidden="true">\
        <span>a-very-long-package-name-number-0</span>\
        <span>a-very-long-package-name-number-1</span>\
        <span>a-very-long-package-name-number-2</span></div>\
        <svg width="100%" height="4.5rem" role="img" aria-label="Names: 3 values from 1 \
        (a-very-long-package-name-number-0) to 3 (a-very-long-package-name-number-2), the last 3.">\
        <rect class="bar" x="0%" y="3.33%" width="33.33%" height="26.67%">\
        <title>a-very-long-package-name-number-0, 1</title></rect>\
        <rect class="bar" x="0%" y="36.67%" width="66.67%" height="26.67%">\
        <title>a-very-long-package-name-number-1, 2</title></rect>\
        <rect class="bar" x="0%" y="70%" width="100%" height="26.67%">\
        <title>a-very-long-package-name-number-2, 3</title></rect>\
        <line class="axis" x1="0%" x2="0%" y2="100%"></line></svg></div>
        """
    )
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
