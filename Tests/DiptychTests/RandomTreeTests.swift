import Diptych
import Testing

@Suite("Random trees")
struct RandomTreeTests {
  @Test("Whatever a tree is made of, its lines fit and hold no control", arguments: 0..<8)
  func fit(part: Int) {
    for seed in part * 500..<(part + 1) * 500 {
      var tree = RandomTree(seed: seed)
      let view = tree.view(depth: 1 + seed % 5)
      for width in [1, 2, 3, 5, 8, 13, 24, 40, 80, 200] {
        let text = view.rendered(as: .text(width: width))
        let widest = text.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
        #expect(widest <= width, "seed \(seed) at \(width)")
        let controls = text.unicodeScalars.filter {
          $0 != "\n" && $0.properties.generalCategory == .control
        }
        #expect(controls.isEmpty, "seed \(seed) at \(width)")
      }
      let redacted = view.redacted(reason: .placeholder)
      for width in [1, 3, 8, 24, 80] {
        #expect(
          lineWidths(of: redacted, width: width) == lineWidths(of: view, width: width),
          "seed \(seed) at \(width)"
        )
      }
      let plain = view.rendered(as: .text(width: 24)).count { $0 == "\n" }
      let colored = view.rendered(as: .text(width: 24, color: .ansi256)).count { $0 == "\n" }
      #expect(plain == colored, "seed \(seed)")
      #expect(view.rendered(as: .html) == view.rendered(as: .html), "seed \(seed)")
    }
  }

  private func lineWidths(of view: some View, width: Int) -> [Int] {
    view.rendered(as: .text(width: width))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { CellWidth.of($0) }
  }
}
