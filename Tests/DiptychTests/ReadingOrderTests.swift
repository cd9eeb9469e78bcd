import Diptych
import DiptychSampling
import Testing

/// Tests that the drawn text has the same words as the text read aloud.
///
/// The lines of two texts side by side alternate, and a word is broken if there is no room for it.
/// So only letters are compared. They are the same at each width; they are in the same order if no
/// views are side by side; and the words are the same if no line is wrapped either.
@Suite("Reading order")
struct ReadingOrderTests {
  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(400, of: 1000)

  @Test("The drawn words are the words read aloud, in the same order", arguments: 0..<parts)
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

  /// Returns the defect of the tree made from some choices, or nil.
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

  /// Returns the Latin letters: no borders, bullets, numbers and spaces, and no column titles.
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
