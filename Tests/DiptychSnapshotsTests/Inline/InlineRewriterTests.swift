import DiptychSnapshots
import Testing

@Suite struct InlineRewriterTests {
  @Test("A call gets a closure") func insertion() throws {
    #expect(
      try MarkedSource.rewritten(
        """
        @Test func table() {
          expectInlineSnapshot¤(of: Table())  // The table.
          next()
        }
        """
      ) == """
        @Test func table() {
          expectInlineSnapshot(of: Table()) {
            \"""
            new

            \"""
          }  // The table.
          next()
        }
        """
    )
  }

  @Test("A call of several lines gets a closure that is indented by its first line")
  func lines() throws {
    #expect(
      try MarkedSource.rewritten(
        """
        struct Tests {
            @Test func table() async throws {
                try await expectInlineSnapshot¤(
                    of: Table(")" /* ) */),
                    as: .text(width: 40)
                )
            }
        }
        """
      ) == """
        struct Tests {
            @Test func table() async throws {
                try await expectInlineSnapshot(
                    of: Table(")" /* ) */),
                    as: .text(width: 40)
                ) {
                    \"""
                    new

                    \"""
                }
            }
        }
        """
    )
  }

  @Test("A blank line and a condition say nothing about the indentation") func unit() throws {
    #expect(
      try MarkedSource.rewritten(
        """
        func table() {
           while true {
        #if DEBUG
          \t
              expectInlineSnapshot¤(of: Table())
        """,
        to: "new"
      ) == """
        func table() {
           while true {
        #if DEBUG
          \t
              expectInlineSnapshot(of: Table()) {
                 \"""
                 new
                 \"""
              }
        """
    )
  }

  @Test("A literal is replaced where it is, and comments stay") func replacement() throws {
    #expect(
      try MarkedSource.rewritten(
        """
        expectInlineSnapshot¤(of: Table())  // {
          /* " */ {
              // The table.
              #"old"#  // Its end.
        }
        """,
        from: "old",
        to: "new"
      ) == """
        expectInlineSnapshot(of: Table())  // {
          /* " */ {
              // The table.
              \"""
              new
              \"""  // Its end.
        }
        """
    )
  }

  @Test(
    "A closure on one line gets lines",
    arguments: [
      (#"{ "old" }"#, "old"), (#"{"old"}"#, "old"), ("{ }", nil), ("{}", nil), ("{\n\n  }", nil),
      ("{ ##\"old\"## }", "old"), ("{ \"\"\"\n    old\n    \"\"\" }", "old"),
      ("{ #\"\"\"\n    old\n    \"\"\"# }", "old"), ("{\t\"\" }", ""),
    ] as [(String, String?)]
  )
  func oneLine(closure: String, oldText: String?) throws {
    #expect(
      try MarkedSource.rewritten(
        "if true {\n  expectInlineSnapshot¤(of: 1) \(closure); next()\n}",
        from: oldText
      )
        == """
        if true {
          expectInlineSnapshot(of: 1) {
            \"""
            new

            \"""
          }; next()
        }
        """
    )
  }

  @Test("A closure that holds a comment alone gets a literal below it") func comment() throws {
    #expect(
      try MarkedSource.rewritten("  expectInlineSnapshot¤(of: 1) { /* Soon. */ }", to: "new")
        == """
          expectInlineSnapshot(of: 1) { /* Soon. */
            \"""
            new
            \"""
          }
        """
    )
  }

  @Test("A call without parentheses has the position of its closure") func noParentheses() throws {
    #expect(
      try MarkedSource.rewritten(#"  expectInlineSnapshot ¤{ "old" }"#, from: "old", to: "new")
        == """
          expectInlineSnapshot {
            \"""
            new
            \"""
          }
        """
    )
  }

  @Test("Several calls are rewritten at once, one inside of the other") func several() throws {
    let source = """
      expectInlineSnapshot(of: run { expectInlineSnapshot(of: 1) { "1" } }) { "a" }
      expectInlineSnapshot(of: 2)
      """
    let edits = [
      InlineSnapshotEdit(place: SourcePosition(line: 2, column: 21), oldText: nil, newText: "2"),
      InlineSnapshotEdit(place: SourcePosition(line: 1, column: 21), oldText: "a", newText: "b"),
      InlineSnapshotEdit(place: SourcePosition(line: 1, column: 52), oldText: "1", newText: "c"),
      InlineSnapshotEdit(place: SourcePosition(line: 2, column: 21), oldText: nil, newText: "2"),
    ]
    let result = try InlineRewriter.apply(edits, to: Array(source.utf8))
    #expect(
      String(decoding: result, as: UTF8.self) == """
        expectInlineSnapshot(of: run { expectInlineSnapshot(of: 1) {
          \"""
          c
          \"""
        } }) {
          \"""
          b
          \"""
        }
        expectInlineSnapshot(of: 2) {
          \"""
          2
          \"""
        }
        """
    )
  }

  @Test("The line breaks and the tabs of a file stay") func tabs() throws {
    #expect(
      try MarkedSource.rewritten(
        "func a() {\r\n\texpectInlineSnapshot¤(of: 1)\r\n}\r\n",
        to: "a\n\r\n"
      )
        == "func a() {\r\n\texpectInlineSnapshot(of: 1) {\r\n\t\t\"\"\"\r\n\t\ta\r\n\t\t\\u{D}\r\n\r\n"
        + "\t\t\"\"\"\r\n\t}\r\n}\r\n"
    )
  }

  @Test(
    "The text of a literal is read as the compiler reads it",
    arguments: [
      (#""""#, ""),
      (##"#"""#"##, "\""),
      (##"#"""a"#"##, "\"\"a"),
      (#""\0\t\n\r\"\'\\\u{1F600}\u{00000041}é""#, "\0\t\n\r\"'\\😀Aé"),
      (##"#"\n\#n\\"#"##, "\\n\n\\\\"),
      ("\"\"\"\n\"\"\"", ""),
      ("\"\"\"\n\n\"\"\"", ""),
      ("\"\"\"\n\n\n\"\"\"", "\n"),
      ("\"\"\"\n\t a\n\n\t   b\\\n\t c \\ \t\n\t d\n\t \"\"\"", "a\n\n  bc d"),
      ("\"\"\"\r\n  a\r  b\n\r\n  \"\"\"", "a\nb\n"),
      ("##\"\"\"\n  \"\"\"# \\#n \\##n\n  \"\"\"##", "\"\"\"# \\#n \n"),
      ("\"\"\"\n  \\\"\"\" \"\"\n  \"\"\"", "\"\"\" \"\""),
    ]
  )
  func oldText(literal: String, text: String) throws {
    let source = "expectInlineSnapshot¤(of: 1) { \(literal) }"
    #expect(
      try MarkedSource.rewritten(source, from: text, to: "new").replacing("\r\n", with: "\n")
        == "expectInlineSnapshot(of: 1) {\n  \"\"\"\n  new\n  \"\"\"\n}"
    )
    #expect(throws: InlineSnapshotError.outdated(SourcePosition(line: 1, column: 21))) {
      try MarkedSource.rewritten(source, from: "\(text)?")
    }
  }

  @Test(
    "A slash that is certainly an operator is accepted",
    arguments: [
      "a / b", "a/b", "(a)/b / c", "a\n  / b", "a[0]/2", #""a".count/2"#, "a / /* b */ c",
      "x.in/2", "`in`/2", "a! / b", "a /* ) */ / b // ) /",
    ]
  )
  func division(argument: String) throws {
    #expect(
      try MarkedSource.rewritten("expectInlineSnapshot¤(of: \(argument)\n)", to: "new")
        == "expectInlineSnapshot(of: \(argument)\n) {\n  \"\"\"\n  new\n  \"\"\"\n}"
    )
  }

  @Test("Another function has another name")
  func otherFunction() throws {
    let edit = InlineSnapshotEdit(
      place: SourcePosition(line: 1, column: 16),
      function: "has the look",
      oldText: nil,
      newText: "new"
    )
    #expect(
      try InlineRewriter.apply([edit], to: Array("\t`has the look`()\n".utf8))
        == Array("\t`has the look`() {\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\"\n\t}\n".utf8)
    )
  }
}
