import Testing

@testable import DiptychSnapshotsTool

@Suite("The words in which lines differ") struct LinePartTests {
  /// Two lines, with their changed words in brackets.
  @Test(
    "Changed words are found",
    arguments: [
      ("one two three", "one 2 three", "one [two] three", "one [2] three"),
      ("total: 12", "total: 13", "total: [12]", "total: [13]"),
      ("a b", "a b c", "a b", "a b[ c]"),
      ("", "new", "", "[new]"),
      ("same", "same", "same", "same"),
      ("<b>x</b>", "<i>x</i>", "<[b]>x</[b]>", "<[i]>x</[i]>"),
      ("café", "cafe", "[café]", "[cafe]"),
    ]
  )
  func words(old: String, new: String, oldMarked: String, newMarked: String) {
    let parts = LinePart.parts(from: old, to: new)
    #expect(marked(parts.old) == oldMarked)
    #expect(marked(parts.new) == newMarked)
  }

  private func marked(_ parts: [LinePart]) -> String {
    parts.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }
}
