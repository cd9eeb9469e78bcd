import DiptychSnapshots
import Testing

@testable import diptych_snapshots

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

  @Test("Of many words that differ, all count as changed")
  func bounded() {
    let old = (0..<400).map { "\($0)" }.joined(separator: " ")
    let new = (0..<400).map { "\($0 * 2)" }.joined(separator: " ")
    let parts = LinePart.parts(from: "a \(old) z", to: "a \(new) z")
    #expect(marked(parts.old) == "a 0 [\(old.dropFirst(2))] z")
    #expect(marked(parts.new) == "a 0 [\(new.dropFirst(2))] z")
  }

  @Test("Of long lines the part around the first difference is shown")
  func excerpt() {
    let blank = String(repeating: ".", count: 3000)
    let diff = LineDiff(from: "\(blank)old\(blank)\n".utf8, to: "\(blank)new\(blank)\n".utf8)
    let (before, after) = (String(repeating: ".", count: 40), String(repeating: ".", count: 117))
    #expect(
      SideBySide(diff).parts == [
        SideBySide.Part(
          line: 1,
          rows: [
            SideBySide.Row(
              old: [
                LinePart("…\(before)", isChanged: false), LinePart("old", isChanged: true),
                LinePart("\(after)…", isChanged: false),
              ],
              new: [
                LinePart("…\(before)", isChanged: false), LinePart("new", isChanged: true),
                LinePart("\(after)…", isChanged: false),
              ],
              isCommon: false
            )
          ]
        )
      ]
    )
  }

  private func marked(_ parts: [LinePart]) -> String {
    parts.map { $0.isChanged ? "[\($0.text)]" : $0.text }.joined()
  }
}
