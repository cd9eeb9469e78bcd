import Diptych
import DiptychSampling
import Foundation
import Testing

/// The number of trees to test, if the environment sets it.
///
/// By default a few trees are tested at some of ten widths. With the variable set, each tree is
/// tested at every tenth width up to 200, starting from a width that depends on the tree.
let requestedTrees = ProcessInfo.processInfo.environment["DIPTYCH_RANDOM_TREES"].flatMap {
  Int($0)
}

/// Returns the widths for drawing a tree.
func treeWidths(seed: Int) -> [Int] {
  requestedTrees == nil
    ? [1, 2, 3, 5, 8, 13, 24, 40, 80, 200].sample(3, turn: seed)
    : Array(stride(from: 1 + seed % 10, through: 200, by: 10))
}

@Suite("Random trees") struct RandomTreeTests {
  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(300, of: 500)

  @Test("Random trees are drawn by the rules of their views", arguments: 0..<parts)
  func random(part: Int) {
    let seeds = part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts
    expectNoDefect(in: RandomTree.self, seeds) { tree, view, seed in
      let redactedWidths = [1, 3, 8, 24, 80].sample(2, turn: seed)
      return defect(of: tree, view, at: treeWidths(seed: seed), redactedAt: redactedWidths)
    }
  }

  @Test("Simplifying finds the simplest row of choices") func shrinking() {
    let row = [9, 3, 7, 7, 2, 8, 1, 0, 4, 6]
    #expect(Shrinking.simplest(row) { $0.contains { $0 > 4 } } == [5])
    #expect(Shrinking.simplest(row) { $0.reduce(0, +) > 9 && $0.count > 2 } == [0, 4, 6])
    #expect(Shrinking.simplest(row) { _ in true } == [])
  }

  /// Returns the defect of a tree, or nil.
  private func defect(
    of tree: RandomTree,
    _ view: AnyView,
    at widths: [Int],
    redactedAt redactedWidths: [Int]
  ) -> String? {
    let html = view.rendered(as: .html)
    let hasHeading = html.contains(/<h[1-6]/)
    for width in widths {
      let defect = textDefect(of: view, hasHeading: hasHeading, width: width)
      if let defect { return "\(defect) at width \(width)" }
    }
    let redacted = view.redacted(reason: .placeholder)
    // A layer that cuts a wide character in half hides the other half too. Of its redaction, two
    // blocks of one cell each, the other half stays visible.
    for width in tree.hasLayers || tree.hasBars ? [] : redactedWidths
    where lineWidths(redacted, width) != lineWidths(view, width) {
      return "redacted, it has other lines at width \(width)"
    }
    if view.rendered(as: .html) != html { return "its pages differ" }
    return nil
  }

  private func textDefect(of view: AnyView, hasHeading: Bool, width: Int) -> String? {
    let text = view.rendered(as: .text(width: width))
    let lines = text.split(separator: "\n")
    if let wide = lines.first(where: { CellWidth.of($0) > width }) {
      return "a line is \(CellWidth.of(wide)) cells wide"
    }
    if lines.contains(where: { $0.last == " " }) { return "a line ends with a space" }
    if let control = text.unicodeScalars.first(where: {
      $0 != "\n" && $0.properties.generalCategory == .control
    }) {
      return "it holds the control \(control.escaped(asASCII: true))"
    }
    if view.rendered(as: .text(width: width)) != text { return "it differs the second time" }
    let colored = view.rendered(as: .text(width: width, color: .ansi256))
    // Without styles, the sign of a heading may take another line, or find no room.
    let plain = hasHeading ? view.rendered(as: .text(width: width, color: .monochrome)) : text
    if colored.count(where: { $0 == "\n" }) != plain.count(where: { $0 == "\n" }) {
      return "it has another number of lines in colour"
    }
    return nil
  }

  private func lineWidths(_ view: some View, _ width: Int) -> [Int] {
    view.rendered(as: .text(width: width))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { CellWidth.of($0) }
  }
}
