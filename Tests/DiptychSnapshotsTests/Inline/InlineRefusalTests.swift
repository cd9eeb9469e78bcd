import DiptychSnapshots
import Testing

@Suite struct InlineRefusalTests {
  @Test(
    "Uncertain calls are refused",
    arguments: [
      ("expectInlineSnapshot¤(of: /a)/)", .regularExpression(SourcePosition(line: 1, column: 26))),
      (
        "expectInlineSnapshot¤(of: #/a)/#)", .regularExpression(SourcePosition(line: 1, column: 26))
      ),
      (
        "expectInlineSnapshot¤(of: a /b)/)", .regularExpression(SourcePosition(line: 1, column: 28))
      ),
      (
        "expectInlineSnapshot¤(of: try/b)/)",
        .regularExpression(SourcePosition(line: 1, column: 29))
      ),
      ("expectInlineSnapshot¤(of: é/b)/)", .regularExpression(SourcePosition(line: 1, column: 28))),
      ("expectInlineSnapshot¤(of: !/b)/)", .regularExpression(SourcePosition(line: 1, column: 27))),
      (
        "expectInlineSnapshot¤(of: reduce(/))",
        .regularExpression(SourcePosition(line: 1, column: 33))
      ),
      (
        "let a = /\"/; expectInlineSnapshot¤(of: 1)",
        .regularExpression(SourcePosition(line: 1, column: 9))
      ),
      (
        "expectInlineSnapshot¤(of: {\n  #if A\n  1\n  #endif\n}())",
        .conditionalCompilation(SourcePosition(line: 2, column: 3))
      ),
      ("expectInlineSnapshot¤(of: 1", .unbalanced("(", SourcePosition(line: 1, column: 21))),
      ("expectInlineSnapshot¤(of: [1)", .unbalanced("[", SourcePosition(line: 1, column: 26))),
      ("expectInlineSnapshot¤(of: \"1)\n", .unbalanced("\"", SourcePosition(line: 1, column: 26))),
      (
        "expectInlineSnapshot¤(of: \"\\\n\")",
        .unbalanced("\"", SourcePosition(line: 1, column: 26))
      ),
      (
        "expectInlineSnapshot¤(of: \"\\(1\")",
        .unbalanced("\"", SourcePosition(line: 1, column: 30))
      ),
      (
        "expectInlineSnapshot¤(of: #\"\"\"\n)",
        .unbalanced("#\"\"\"", SourcePosition(line: 1, column: 26))
      ),
      ("expectInlineSnapshot¤(of: `1)\n", .unbalanced("`", SourcePosition(line: 1, column: 26))),
      (
        "expectInlineSnapshot¤(of: /* /* */ 1)",
        .unbalanced("/*", SourcePosition(line: 1, column: 26))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"old\"",
        .unbalanced("{", SourcePosition(line: 1, column: 29))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { old }",
        .closureIsNoLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { return \"old\" }",
        .closureIsNoLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) {\n  \"old\" + \"\"\n}",
        .closureIsNoLiteral(SourcePosition(line: 2, column: 3))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"o\\(l)d\" }",
        .interpolation(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\\q\" }",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\\u{}\" }",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\"\"\n  a\n \"\"\" }\n",
        .outdated(SourcePosition(line: 1, column: 21))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\"\"\n a\n  \"\"\" }\n",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\"\"a\n  \"\"\" }\n",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\"\"\n  a\"\"\" }\n",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      (
        "expectInlineSnapshot¤(of: 1) { \"\"\"\n  a\\\n  \"\"\" }\n",
        .invalidLiteral(SourcePosition(line: 1, column: 31))
      ),
      ("expectInlineSnapshot¤(of: 1)", .outdated(SourcePosition(line: 1, column: 21))),
      ("expectInlineSnapshot¤(of: 1) { }", .outdated(SourcePosition(line: 1, column: 21))),
      ("expectInlineSnapshot¤(of: 1) { \"Old\" }", .outdated(SourcePosition(line: 1, column: 21))),
      ("\"\\(expectInlineSnapshot¤(of: 1))\"", .insideString(SourcePosition(line: 1, column: 24))),
      ("a\rexpectInlineSnapshot¤(of: 1)", .carriageReturn(SourcePosition(line: 1, column: 23))),
      (
        "// expectInlineSnapshot¤(of: 1)",
        .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 24))
      ),
      (
        "expect¤(of: 1)",
        .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 7))
      ),
      (
        "reexpectInlineSnapshot¤(of: 1)",
        .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 23))
      ),
      (
        "expectInlineSnapshot(¤of: 1)",
        .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 22))
      ),
      (
        "expectInlineSnapshot¤",
        .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 21))
      ),
      ("¤", .noCall(function: "expectInlineSnapshot", SourcePosition(line: 1, column: 1))),
    ] as [(String, InlineSnapshotError)]
  )
  func refusal(source: String, error: InlineSnapshotError) {
    #expect(throws: error) { try MarkedSource.rewritten(source, from: "old") }
  }

  @Test(
    "A position outside of the file has no call",
    arguments: [
      SourcePosition(line: 9, column: 1), SourcePosition(line: .max, column: .max),
      SourcePosition(line: .min, column: .min), SourcePosition(line: 1, column: .max),
    ]
  )
  func outside(place: SourcePosition) {
    let edit = InlineSnapshotEdit(place: place, oldText: nil, newText: "new")
    #expect(throws: InlineSnapshotError.noCall(function: "expectInlineSnapshot", place)) {
      try InlineRewriter.apply([edit], to: Array("expectInlineSnapshot(of: 1)\n".utf8))
    }
  }

  @Test("Texts that differ only in their bytes are different texts") func severalTexts() {
    let place = SourcePosition(line: 1, column: 21)
    let edits = ["\u{E9}", "e\u{301}", "\u{E9}"].map {
      InlineSnapshotEdit(place: place, oldText: nil, newText: $0)
    }
    #expect(throws: InlineSnapshotError.severalTexts(count: 2, place)) {
      try InlineRewriter.apply(edits, to: Array("expectInlineSnapshot(of: 1)".utf8))
    }
    let source = "expectInlineSnapshot¤(of: 1) { \"\u{E9}\" }"
    #expect(throws: InlineSnapshotError.outdated(place)) {
      try MarkedSource.rewritten(source, from: "e\u{301}")
    }
  }

  @Test("A file that is not UTF-8 is refused") func notUTF8() {
    for bytes in [[0x61, 0x0A, 0x20, 0xFF], [0x61, 0x0A, 0x20, 0xEF, 0xBF]] as [[UInt8]] {
      #expect {
        try InlineRewriter.apply([], to: bytes)
      } throws: {
        guard case .notUTF8(let place)? = $0 as? InlineSnapshotError else { return false }
        return place.line == 2 && place.column >= 2
      }
    }
  }
}
