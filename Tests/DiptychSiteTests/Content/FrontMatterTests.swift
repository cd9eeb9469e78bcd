import DiptychSite
import Foundation
import Testing

@Suite("Front matter") struct FrontMatterTests {
  /// Returns the keys and the texts of the front matter of a file.
  private func values(_ text: String) async throws -> [String: [String]] {
    let entry = try #require(try await Content.read(["a.md": text]).entries.first)
    let keys = entry.frontMatter.keys
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, entry.frontMatter.list($0)) })
  }

  @Test("YAML in its usual shapes") func yaml() async throws {
    let text = """
      ---
      # A comment
      title: "A \\"storm\\": \\u00e9t\\u00e9"  # another
      plain: it's here, is it? #1 of 2
      single: 'it''s'
      number: 42
      empty:
      none: ~
      tags: [weather, "C#, too", 'sea',
        last]
      categories:
        - one
        - "two: three"
        # comment
        - four # five
      same:
      - a
      - b
      folded: >-
        One
        two.
      kept: |
        One
        two.

      long: one
        two
      nested:
        inner: 1
        deeper:
          key: x
      maps:
        - name: a
          url: b
      flow: { a: 1 }
      url: https://example.org/a:b
      "quoted key": yes
      ---
      Text
      """
    #expect(
      try await values(text) == [
        "title": [#"A "storm": été"#], "plain": ["it's here, is it?"], "single": ["it's"],
        "number": ["42"], "tags": ["weather", "C#, too", "sea", "last"],
        "categories": ["one", "two: three", "four"], "same": ["a", "b"], "folded": ["One two."],
        "kept": ["One\ntwo."], "long": ["one two"], "nested.inner": ["1"],
        "nested.deeper.key": ["x"], "maps": [], "flow": [], "url": ["https://example.org/a:b"],
        "quoted key": ["yes"],
      ]
    )
  }

  @Test("JSON between lines, and as an object that begins the file") func json() async throws {
    let object =
      #"{"title": "A \"b\" \ud83d\ude00", "tags": ["x", "y"], "n": 1, "o": {"p": null, "q": true}}"#
    let expected = [
      "title": ["A \"b\" \u{1F600}"], "tags": ["x", "y"], "n": ["1"], "o.q": ["true"],
    ]
    #expect(try await values("---json\n\(object)\n---\nText") == expected)
    #expect(try await values("{\n\(object.dropFirst().dropLast())\n}\n\nText") == expected)
  }

  @Test(
    "Fences: a byte order mark, returns, spaces, a comment, full stops at the end",
    arguments: [
      "\u{FEFF}---\ntitle: T\n---\nText", "---\r\ntitle: T\r\n---\r\nText",
      "---  \ntitle: T\n---  \nText", "--- # comment\ntitle: T\n...\nText",
      "---yaml\ntitle: T\n---\nText",
    ]
  )
  func fences(text: String) async throws { #expect(try await values(text) == ["title": ["T"]]) }

  @Test(
    "A thematic break is not front matter",
    arguments: [
      "---\n\ntitle: T\n---\n", "---\ntitle: T", "----\ntitle: T\n----\n", "{ a }\ntext", "",
    ]
  )
  func rules(text: String) async throws { #expect(try await values(text) == [:]) }

  @Test(
    "Errors of front matter name the file and the line",
    arguments: [
      (
        "---\ntitle\n---\n", "a.md:2: “title” is not a key with a value; write it as title: A storm"
      ),
      ("---\na: 1\na: 2\n---\n", "a.md:3: the key “a” occurs twice; remove one"),
      ("---\na: \"b\nc: d\n---\n", "a.md:2: “a” has no closing quotation mark; add it"),
      ("---\n# x\na: 'b' c\n---\n", "a.md:3: “c” follows a text in quotation marks; remove it"),
      ("---\na: [b, c\nd: e\n---\n", "a.md:2: the list has no closing bracket; add it"),
      (
        "---\na:\n  b: 1\n c: 2\n---\n",
        "a.md:4: “c: 2” is not a key with a value; write it as title: A storm"
      ),
      (
        "+++\ntitle = 'x'\n+++\n",
        "a.md:1: TOML is not supported; write the lines in YAML, between two lines “---”"
      ),
      (
        "---toml\ntitle = 'x'\n---\n",
        "a.md:1: TOML is not supported; write the lines in YAML, between two lines “---”"
      ),
      ("+++\ntitle = 'x'\n", "a.md:1: “+++” has no closing line; add +++"),
      (
        "---json\n{\"a\": }\n---\n",
        "a.md:2: the object is not valid JSON; check its quotation marks, commas and braces"
      ),
      (
        "---json\n{a: 1}\n---\n",
        "a.md:2: the object is not valid JSON; check its quotation marks, commas and braces"
      ),
      (
        "---json\n[1]\n---\n",
        "a.md:2: the object is not valid JSON; check its quotation marks, commas and braces"
      ),
      (
        "{\n\"a\" 1\n}\n",
        "a.md:1: the object is not valid JSON; check its quotation marks, commas and braces"
      ),
      (
        "---json\n" + String(repeating: "{\"a\":", count: 400) + "1"
          + String(repeating: "}", count: 400) + "\n---\n",
        "a.md:2: the object is not valid JSON; check its quotation marks, commas and braces"
      ),
      (
        "---json\n{\"a\": 1,\n\"date\": [1]}\n---\n",
        "a.md:3: “a list” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z"
      ),
      ("{\n\"a\": 1\n", "a.md:1: the object has no closing line “}”; add it"),
      ("---\ntitle: [a, b]\n---\n", "a.md:2: title is not a text; write it as title: A storm"),
      (
        "---\ntags:\n  - a: b\n---\n",
        "a.md:2: tags is not a list of texts; write it as tags: [one, two]"
      ),
      (
        "---\nx: 1\ndate: tomorrow\n---\n",
        "a.md:3: “tomorrow” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z"
      ),
      (
        "---\nupdated: 2026-02-30\n---\n",
        "a.md:2: “2026-02-30” is not a date; write updated as 2026-01-05 or 2026-01-05T10:00:00Z"
      ),
      ("---\norder: first\n---\n", "a.md:2: “first” is not a number; write it as order: 3"),
      ("---\ndraft: maybe\n---\n", "a.md:2: “maybe” is neither true nor false; write one of them"),
      ("---\nslug: \"..\"\n---\n", "a.md:2: “..” has no letter or digit for an address; write one"),
      (
        "---\npath: a/../b\n---\n",
        "a.md:2: “a/../b”: the path has a name of only dots, which leaves its folder; write the path without it"
      ),
      ("text\n<b>", "a.md:2: no HTML"), ("---\na: 1\n---\n<b>", "a.md:4: no HTML"),
    ] as [(String, String)]
  )
  func errors(text: String, message: String) async throws {
    #expect(try await Content.problems(["a.md": text]) == [message])
  }

  @Test(
    "Dates",
    arguments: [
      ("2026-01-05", 1_767_571_200), ("2026-1-5", 1_767_571_200), ("1970-01-01", 0),
      ("2024-02-29", 1_709_164_800), ("2000-03-01", 951_868_800), ("1969-12-31", -86_400),
      ("2026-01-05T10:30", 1_767_609_000), ("2026-01-05 10:30:15", 1_767_609_015),
      ("2026-01-05T10:30:15.5Z", 1_767_609_015), ("2026-01-05T10:30:15+01:00", 1_767_605_415),
      ("2026-01-05 10:30:15 -0530", 1_767_628_815),
    ] as [(String, Double)]
  )
  func dates(text: String, seconds: Double) async throws {
    let entry = try await Content.read(["a.md": "---\ndate: \(text)\n---\n"]).entries.first
    #expect(entry?.published == Date(timeIntervalSince1970: seconds))
  }

  @Test(
    "Texts that are not dates",
    arguments: [
      "2026-13-01", "2026-00-10", "2026-01-32", "2023-02-29", "1900-02-29", "26-01-05", "2026",
      "2026-01-05T25:00", "2026-01-05T10:60", "2026-01-05T10:00+99:00", "x2026-01-05",
    ]
  )
  func wrongDates(text: String) async throws {
    #expect(
      try await Content.problems(["a.md": "---\ndate: \(text)\n---\n"]) == [
        "a.md:2: “\(text)” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z"
      ]
    )
  }
}
