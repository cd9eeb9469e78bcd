import Testing

@testable import diptych_snapshots

@Suite struct QuotedTextTests {
  @Test("Foreign text in a message") func quoting() {
    // Not arguments of the test, because those are printed as they are.
    let cases = [
      ("plain/path.txt", "'plain/path.txt'"),
      ("", "''"),
      ("menü 漢字 👩‍👧", "'menü 漢字 👩‍👧'"),
      ("a\nb\tc", "'a\\nb\\tc'"),
      ("\u{1B}[2J\u{9B}\u{0}\u{7F}", "'\\u{1B}[2J\\u{009B}\\0\\u{7F}'"),
      ("\u{202E}\u{2066}\u{200B}\u{FEFF}", "'\\u{202E}\\u{2066}\\u{200B}\\u{FEFF}'"),
      ("a\u{2028}b\u{2029}", "'a\\u{2028}b\\u{2029}'"),
    ]
    #expect(cases.map { quoted($0.0) } == cases.map(\.1))
  }

  @Test("Only both ends of long text are shown") func longText() {
    let text = String(repeating: "a", count: 5000) + String(repeating: "z", count: 5000)
    let expected = String(repeating: "a", count: 100) + "…" + String(repeating: "z", count: 100)
    #expect(visible(text) == expected)
  }
}
