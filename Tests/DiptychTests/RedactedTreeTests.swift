import Diptych
import Testing

/// Tests that redacted text is in no panel and not in the recorded content, and that readable text
/// is in all of them.
@Suite("Redaction in random trees") struct RedactedTreeTests {
  private static let parts = 8
  private static let count = requestedTrees ?? 300

  @Test("No redacted text appears, and all other text does", arguments: 0..<parts)
  func random(part: Int) {
    let seeds = part * Self.count / Self.parts..<(part + 1) * Self.count / Self.parts
    expectNoDefect(in: RedactedTree.self, seeds) { tree, view, _ in defect(of: tree, view) }
  }

  @Test("The random trees have enough hidden and enough visible text") func content() {
    var (hiding, showing, both) = (0, 0, 0)
    for seed in 0..<1000 {
      var tree = RedactedTree(seed: seed)
      _ = tree.view()
      let (hides, shows) = (tree.hidesText, !tree.shownWords.isEmpty)
      hiding += hides ? 1 : 0
      showing += shows ? 1 : 0
      both += hides && shows ? 1 : 0
    }
    #expect(hiding > 300)
    #expect(showing > 300)
    #expect(both > 150)
  }

  /// Returns a description of the first defect of a tree, or nil.
  private func defect(of tree: RedactedTree, _ view: AnyView) -> String? {
    let choices = tree.choices
    for format in RedactedFormat.all {
      let output = view.rendered(as: format.format)
      if let defect = defect(of: output, showing: format.isNarrow ? [] : tree.shownWords) {
        return "as \(format.name) it \(defect):\n\(output)"
      }
    }
    let host = ViewHost {
      var tree = RedactedTree(choices: choices)
      return tree.view()
    }
    for format in RedactedFormat.framed {
      let output = host.rendered(as: format.format)
      if let defect = defect(of: output, showing: tree.shownWords) {
        return "as a frame of \(format.name) it \(defect):\n\(output)"
      }
    }
    return nil
  }

  private func defect(of output: String, showing words: [String]) -> String? {
    if hasHidden(output) { return "shows what may not be read" }
    let bytes = Array(output.utf8)
    if let word = words.first(where: { !contains(Array($0.utf8), in: bytes) }) {
      return "does not show \(word)"
    }
    return nil
  }

  /// Returns whether an output contains a redacted letter in any encoding.
  private func hasHidden(_ output: String) -> Bool {
    let bytes = Array(output.utf8)
    return Self.hiddenSigns.contains { contains($0, in: bytes) }
  }

  /// The byte prefixes of redacted letters: in UTF-8, a URL, a character reference and JSON.
  private static let hiddenSigns: [[UInt8]] = [
    [0xE1, 0x8E], [0xE1, 0x8F], Array("%E1%8E".utf8), Array("%E1%8F".utf8), Array("&#5".utf8),
    Array("\\u13".utf8),
  ]

  // Bytes are compared because comparing characters would take most of the test's time.
  private func contains(_ sign: [UInt8], in bytes: [UInt8]) -> Bool {
    let last = bytes.count - sign.count
    var i = 0
    while i <= last {
      if bytes[i] == sign[0] && bytes[i..<i + sign.count].elementsEqual(sign) { return true }
      i += 1
    }
    return false
  }
}
