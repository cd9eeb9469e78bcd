import Diptych
import Testing

/// What is drawn are the words that are read aloud.
///
/// Beside each other, the lines of two texts alternate, and where there is no room a word is broken:
/// so what is compared is letters. They are the same ones at each width; in the same order where
/// nothing stands beside anything else; and words are the same where nothing is folded either.
@Suite("Reading order")
struct ReadingOrderTests {
  private static let parts = 8
  private static let count = requestedTrees ?? 1000

  @Test("What is drawn are the words that are read aloud, in their order", arguments: 0..<parts)
  func random(part: Int) {
    for seed in part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts {
      var tree = ReadingTree(seed: seed)
      _ = tree.view()
      let widths = treeWidths(seed: seed)
      guard defect(of: tree.choices, at: widths) != nil else { continue }
      let simplest = Shrinking.simplest(tree.choices) { defect(of: $0, at: widths) != nil }
      var shrunk = ReadingTree(choices: simplest)
      let view = shrunk.view()
      Issue.record(
        """
        Seed \(seed): \(defect(of: simplest, at: widths) ?? "no defect").
        ReadingTree(choices: \(simplest)) is
        \(view.rendered(as: .tree))
        read aloud
        \(view.rendered(as: .plain))
        """
      )
      return
    }
  }

  /// What is wrong with the tree of some choices, if anything is.
  private func defect(of choices: [Int], at widths: [Int]) -> String? {
    var tree = ReadingTree(choices: choices)
    let view = tree.view()
    let plain = view.rendered(as: .plain)
    let spoken = letters(plain)
    for width in widths {
      let text = view.rendered(as: .text(width: width))
      let drawn = letters(text)
      let isSame = tree.isSideBySide ? drawn.sorted() == spoken.sorted() : drawn == spoken
      if !isSame { return "it has other letters at width \(width):\n\(text)" }
    }
    if !tree.isSideBySide && !tree.hasOtherLines {
      let text = view.rendered(as: .text())
      if words(text) != words(plain) { return "it has other words:\n\(text)" }
    }
    return nil
  }

  /// The Latin letters: no lines, bullets, numbers and spaces, and no titles of columns.
  private func letters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter(isLetter)
  }

  private func words(_ text: String) -> [String] {
    text.unicodeScalars.split { !isLetter($0) }.map { String($0) }
  }

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x370 && scalar.properties.isAlphabetic
  }
}
