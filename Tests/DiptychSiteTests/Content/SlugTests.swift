import Diptych
import DiptychSite
import DiptychExampleTesting
import Testing

@Suite("Slugs and tags that would break a site") struct SlugTests {
  private static let long = String(repeating: "a", count: 300)

  static let slugs: [(String, String?)] = [
    ("A storm", "a-storm"), ("What's new?", "whats-new"), ("it’s", "its"), ("C#", "c-sharp"),
    ("C++", "c-plus-plus"), ("F# & C++", "f-sharp-c-plus-plus"), ("#swift", "swift"), ("+1", "1"),
    (".NET", "net"), ("node.js", "node-js"), ("a/b", "a-b"), ("a\\b", "a-b"), ("..", nil),
    (".", nil), ("/", nil), ("../../etc/passwd", "etc-passwd"), ("%2e%2e", "2e-2e"), ("", nil),
    (" ", nil), ("-", nil), ("???", nil), ("\u{1F600}", nil), ("\u{1F600} happy", "happy"),
    ("\u{1F468}\u{200D}\u{1F469}", nil), ("日本語", "日本語"), ("Ünïcödé", "ünïcödé"),
    ("e\u{301}", "e\u{301}"), ("Straße", "straße"), ("İ", "i\u{307}"), ("عربى", "عربى"),
    ("हिन्दी", "हिन्दी"), ("a\u{0}b", "a-b"), ("a\nb", "a-b"), ("a\u{202E}b", "a-b"),
    ("a\u{200B}b", "a-b"), ("a\u{FEFF}b", "a-b"), ("con", "con-1"), ("NUL", "nul-1"),
    ("com1", "com1-1"), ("aux.txt", "aux-txt"), ("index", "index"), ("a  -  b", "a-b"),
    ("<script>alert(1)</script>", "script-alert-1-script"), ("a?b=c#d", "a-b-c-sharp-d"),
    ("javascript:x", "javascript-x"), ("C:\\x", "c-x"), ("a.", "a"), ("a ", "a"), ("a:b", "a-b"),
    ("a*b", "a-b"), ("a\"b", "a-b"), ("a|b", "a-b"), ("a\u{AD}b", "ab"), ("½", "½"),
    (".diptych-manifest", "diptych-manifest"), ("404", "404"), ("a\u{A0}b", "a-b"),
    (long, String(long.prefix(80))), ("x " + long, "x"),
    (String(repeating: "ab ", count: 100), String(repeating: "ab-", count: 26) + "ab"),
    (String(repeating: "漢", count: 300), String(repeating: "漢", count: 26)),
  ]

  @Test("A slug is a valid name on every system", arguments: slugs)
  func slug(title: String, slug: String?) {
    #expect(
      SitePath.slug(of: title).map { Array($0.unicodeScalars) }
        == slug.map { Array($0.unicodeScalars) }
    )
    if let slug = SitePath.slug(of: title) {
      #expect(SitePath(slug).problem == nil)
      #expect(slug.utf8.count <= 82 && !slug.contains("/"))
    }
  }

  @Test("There are at least 60 of them") func count() { #expect(Self.slugs.count >= 60) }

  @Test("All are slugs, titles and tags of a site, or their error is reported")
  func site() async throws {
    try await TemporaryFolder.with { folder in
      for (index, slug) in Self.slugs.enumerated() {
        let text = slug.0.unicodeScalars.map {
          "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count)
            + String($0.value, radix: 16)
        }
        .joined()
        let key = slug.1 == nil ? "x" : "slug"
        let tags = #"["\#(text)", "\#(slug.0 == "" ? "x" : text)"]"#
        try folder.write(
          "---\ntitle: \"T\(text)\"\n\(key): \"\(index) \(text)\"\ntags: \(tags)\n---\nText.",
          to: "\(index).md"
        )
      }
      let content = try ContentFolder(folder.path, reader: Content.reader)
      #expect(content.entries.count == Self.slugs.count)
      #expect(Set(content.tags.map { $0.path.text.lowercased() }).count == content.tags.count)
      #expect(content.tags.allSatisfy { $0.path.problem == nil })
      let files = try await Content.site(content).files()
      #expect(files.count > 2 * 60)
    }
  }

  @Test("Tags with the same slug have pages of their own") func twins() async throws {
    let content = try await Content.read([
      "a.md": "---\ntags: [a b, A-B, a/b, \"!\", \"?\", a B]\n---\n"
    ])
    #expect(content.tags.map(\.name) == ["!", "?", "a b", "A-B", "a/b"])
    #expect(
      content.tags.map(\.path.text) == [
        "tags/tag", "tags/tag-2", "tags/a-b", "tags/a-b-2", "tags/a-b-3",
      ]
    )
  }
}
