/// A call as it may stand in the body of a test; `ID` is the number of its text.
struct InlineShape: Sendable {
  /// The special feature of the call.
  let name: String

  /// The statements, indented by two spaces for each level.
  let source: String

  init(_ name: String, _ source: String) {
    self.name = name
    self.source = source
  }

  /// The calls that are rewritten.
  static let rewritten: [InlineShape] = new + existing

  /// The calls that are refused.
  static let refused: [InlineShape] = [
    InlineShape("regular expression", "expectInlineSnapshot(of: ID, as: .matching(/a\\)/))"),
    InlineShape(
      "extended regular expression",
      "expectInlineSnapshot(of: ID, as: .matching(#/\\)/#))"
    ),
    InlineShape("operator as a value", "expectInlineSnapshot(of: [1, 1].reduce(ID, /))"),
    InlineShape(
      "returned regular expression",
      "expectInlineSnapshot(of: ID, as: .matching({ return /a\\)/ }()))"
    ),
    InlineShape("condition", "expectInlineSnapshot(of: {\n  #if true\n  ID\n  #endif\n}())"),
    InlineShape("name", "expectInlineSnapshot(of: ID) { name }"),
    InlineShape("sum", #"expectInlineSnapshot(of: ID) { "a" + "b" }"#),
    InlineShape("return", #"expectInlineSnapshot(of: ID) { return "a" }"#),
    InlineShape("signature", #"expectInlineSnapshot(of: ID) { () -> String in "a" }"#),
    InlineShape("interpolation", #"expectInlineSnapshot(of: ID) { "a\(1)" }"#),
    InlineShape("inside of a string", #"_ = "\(expectInlineSnapshot(of: ID))""#),
    InlineShape("through another function", "expectOne(of: ID)"),
    InlineShape("labelled closure", #"expectInlineSnapshot(of: ID, matches: { "a" })"#),
  ]

  /// The calls that have no closure.
  static let new: [InlineShape] = [
    InlineShape("plain", "expectInlineSnapshot(of: ID)"),
    InlineShape("argument", "expectInlineSnapshot(of: ID, as: .text(width: 40))"),
    InlineShape("lines", "expectInlineSnapshot(\n  of: ID,\n  as: .text(width: 40)\n)"),
    InlineShape("lines, aligned", "expectInlineSnapshot(of: ID,\n                     as: .one)"),
    InlineShape("space", "expectInlineSnapshot (of: ID)"),
    InlineShape(
      "comments",
      "expectInlineSnapshot(  // (\n  of: /* ) /* \" */ { */ ID // }\n) // {"
    ),
    InlineShape("comment behind", "expectInlineSnapshot(of: ID)  // The \"(look.\n/* { */"),
    InlineShape("if", "if name == name {\n  expectInlineSnapshot(of: ID)\n}"),
    InlineShape("if, one line", "if name == name { expectInlineSnapshot(of: ID) }"),
    InlineShape(
      "switch",
      "switch name {\ncase \"/\": break\ndefault: expectInlineSnapshot(of: ID)\n}"
    ),
    InlineShape("loop", "for _ in 1...2 {\n  expectInlineSnapshot(of: ID)\n}"),
    InlineShape("closure", "[1].forEach { _ in\n    expectInlineSnapshot(of: ID)\n}"),
    InlineShape("function", "func inner() { expectInlineSnapshot(of: ID) }\ninner()"),
    InlineShape("semicolon", "_ = 1; expectInlineSnapshot(of: ID); _ = 2"),
    InlineShape("other alphabets", "_ = \"é字👩‍👩‍👧\"; expectInlineSnapshot(of: ID)"),
    InlineShape("raw string", ##"expectInlineSnapshot(of: ID, as: .named(#"a"b\(")"#))"##),
    InlineShape("raw quote", ##"expectInlineSnapshot(of: ID, as: .named(#"""#))"##),
    InlineShape("raw quotes", ##"expectInlineSnapshot(of: ID, as: .named(#"""("""#))"##),
    InlineShape(
      "string of lines",
      "expectInlineSnapshot(of: ID, as: .named(\"\"\"\n  )\\\"\"\" \"\" \\\n    \\(name + \")\")\n  \"\"\"))"
    ),
    InlineShape(
      "interpolations",
      #"expectInlineSnapshot(of: ID, as: .named("(\(name + "\("(" + "\(")")")")"))"#
    ),
    InlineShape(
      "raw interpolation",
      ##"expectInlineSnapshot(of: ID, as: .named(#"\(\#(name + #"")"#)""#))"##
    ),
    InlineShape("closure argument", "expectInlineSnapshot(of: ID, as: .made { $0 + \")}\" })"),
    InlineShape(
      "called closure",
      "expectInlineSnapshot(of: { () -> Int in\n  // )\n  return ID\n}())"
    ),
    InlineShape("division", "expectInlineSnapshot(of: ID / 1)\n_ = 1 / 1"),
    InlineShape("close division", "expectInlineSnapshot(of: (ID*4)/4/[1][0]/1)"),
    InlineShape("division of lines", "expectInlineSnapshot(\n  of: ID\n    / 1  // /\n)"),
    InlineShape(
      "regular expression above",
      "_ = /a\"\\(/\nexpectInlineSnapshot(of: ID)\n_ = #/\"{/#"
    ),
    InlineShape("raw identifier", "let `an id (` = ID\nexpectInlineSnapshot(of: `an id (`)"),
    InlineShape("quoted name", "`expectInlineSnapshot`(of: ID)"),
    InlineShape("try await", "try await expectInlineSnapshot(of: later(ID))"),
    InlineShape("member", "Tester().expectInlineSnapshot(of: ID)"),
    InlineShape("member of lines", "Tester()\n  // The tester.\n  .expectInlineSnapshot(of: ID)"),
    InlineShape("key path", "expectInlineSnapshot(of: [ID].map(\\.self)[0])"),
    InlineShape("optional", "expectInlineSnapshot(of: Optional(ID)! / 1)"),
    InlineShape("ternary", "expectInlineSnapshot(of: name == name ? ID : 0)"),
    InlineShape("collections", "expectInlineSnapshot(of: [\"]\": [ID]][\"]\"]![0])"),
    InlineShape("macro", "expectInlineSnapshot(of: ID + #line * 0)"),
    InlineShape("operators", "expectInlineSnapshot(of: -(-ID) &+ (0..<1).count &- 1)"),
    InlineShape(
      "inside of a string of lines",
      "_ = \"\"\"\n  a\n  \\({\n    expectInlineSnapshot(of: ID)\n    return 1\n  }())\n  \"\"\""
    ),
  ]

  /// The calls that have one.
  static let existing: [InlineShape] = [
    InlineShape("old", "expectInlineSnapshot(of: ID) {\n  \"\"\"\n  a\n\n    b\n\n  \"\"\"\n}"),
    InlineShape("old, one line", #"expectInlineSnapshot(of: ID) { "a" }"#),
    InlineShape("old, tight", #"expectInlineSnapshot(of: ID){"a"}"#),
    InlineShape("old, raw", ##"expectInlineSnapshot(of: ID) { #""a\n" \#u{1B}"# }"##),
    InlineShape("old, raw quote", ##"expectInlineSnapshot(of: ID) { #"""# }"##),
    InlineShape("old, escapes", #"expectInlineSnapshot(of: ID) { "\0\t\n\r\"\'\\\u{301}e" }"#),
    InlineShape("old, empty", "expectInlineSnapshot(of: ID) { \"\" }"),
    InlineShape("old, no line", "expectInlineSnapshot(of: ID) {\n  \"\"\"\n  \"\"\"\n}"),
    InlineShape(
      "old, raw lines",
      "expectInlineSnapshot(of: ID) {\n  ##\"\"\"\n  \"\"\"# \\#(a) \\##u{1B}\n  \"\"\"##\n}"
    ),
    InlineShape(
      "old, continued lines",
      "expectInlineSnapshot(of: ID) { \"\"\"\n    a \\\n    b\\\\\n      c\\t\\  \n    d\n    \"\"\" }"
    ),
    InlineShape(
      "old, comments",
      "expectInlineSnapshot(of: ID) {  // }\n  /* \" */ \"a\" // }\n  /* } */ }"
    ),
    InlineShape("old, below", "expectInlineSnapshot(of: ID)  // {\n  /* { */\n{ \"a\" }"),
    InlineShape("old, further in", "expectInlineSnapshot(of: ID) {\n          \"a\"\n  }"),
    InlineShape(
      "old, lines",
      "expectInlineSnapshot(\n  of: ID,\n  as: .made { $0 + \"{\" }\n) {\n  \"a\"  // The end.\n}"
    ),
    InlineShape("old, other alphabets", "expectInlineSnapshot(of: ID) { \"é字👩‍👩‍👧e\u{301}\u{A0}\" }"),
    InlineShape(
      "old, of its own lines",
      "expectInlineSnapshot(of: ID) {\n  \"\"\"\n  a\n  \"\"\"\n}\nexpectInlineSnapshot(of: ID)"
    ),
  ]
}
