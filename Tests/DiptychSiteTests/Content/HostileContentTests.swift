import Diptych
import DiptychSite
import DiptychExampleTesting
import Foundation
import Testing

@Suite("Front matter that would break a site") struct HostileContentTests {
  private static let long = String(repeating: "a", count: 300)

  /// The lines of front matter that are an error, and its message.
  static let refusals: [(String, String)] = [
    (
      #"path: "..""#,
      "a.md:2: “..”: the path has a name of only dots, which leaves its folder; "
        + "write the path without it"
    ),
    (
      #"path: "../x""#,
      "a.md:2: “../x”: the path has a name of only dots, which leaves its folder; "
        + "write the path without it"
    ),
    (
      #"path: "a/../../x""#,
      "a.md:2: “a/../../x”: the path has a name of only dots, which leaves its folder; "
        + "write the path without it"
    ),
    (
      #"path: "a?b""#,
      "a.md:2: “a?b”: the path has the character ?, which is special in URLs or file systems; "
        + "leave it out"
    ),
    (
      #"path: "a#b""#,
      "a.md:2: “a#b”: the path has the character #, which is special in URLs or file systems; "
        + "leave it out"
    ),
    (
      #"path: "%2e%2e/x""#,
      "a.md:2: “%2e%2e/x”: the path has the character %, which is special in URLs or file "
        + "systems; leave it out"
    ),
    (
      #"path: "a\\b""#,
      #"a.md:2: “a\b”: the path has the character \, which is special in URLs or file systems; "#
        + #"leave it out"#
    ),
    (
      #"path: "C:/x""#,
      "a.md:2: “C:/x”: the path has the character :, which is special in URLs or file systems; "
        + "leave it out"
    ),
    (
      #"path: "javascript:x""#,
      "a.md:2: “javascript:x”: the path has the character :, which is special in URLs or file "
        + "systems; leave it out"
    ),
    (
      #"path: "a\u202Eb""#,
      #"a.md:2: “a\#u{FFFD}b”: the path has the invisible character \u{202E}; leave it out"#
    ),
    (
      #"path: "a\u0000b""#,
      #"a.md:2: “a␀b”: the path has the invisible character \0; leave it out"#
    ),
    (
      #"path: "con""#,
      "a.md:2: “con”: the path has the name “con”, which is a device of Windows; "
        + "choose another one"
    ),
    (
      #"path: "x/NUL.txt""#,
      "a.md:2: “x/NUL.txt”: the path has the name “NUL.txt”, which is a device of "
        + "Windows; choose another one"
    ),
    (
      #"path: "a.""#,
      "a.md:2: “a.”: the path has the name “a.”, whose last character Windows drops; leave it out"
    ),
    (
      #"path: ".diptych-manifest""#,
      "a.md:2: “.diptych-manifest”: the path has the name “.diptych-manifest”, which is "
        + "reserved for files of the writer; choose another one"
    ),
    (
      "path: \(long)",
      "a.md:2: “\(long)”: the path has a name of 300 bytes; choose one of at most 200"
    ),
    ("path: [a, b]", "a.md:2: path is not a text; write it as path: A storm"),
    (
      #"aliases: ["../x"]"#,
      "a.md:2: its alias “../x”: the path has a name of only dots, which "
        + "leaves its folder; write the path without it"
    ),
    (
      #"aliases: [".."]"#,
      "a.md:2: its alias “..”: the path has a name of only dots, which leaves its "
        + "folder; write the path without it"
    ),
    (
      #"aliases: ["a?b"]"#,
      "a.md:2: its alias “a?b”: the path has the character ?, which is special in URLs or file "
        + "systems; leave it out"
    ),
    (
      "aliases: [CON]",
      "a.md:2: its alias “CON”: the path has the name “CON”, which is a device of "
        + "Windows; choose another one"
    ),
    (
      "aliases: [\(long)]",
      "a.md:2: its alias “\(long)”: the path has a name of 300 bytes; choose one of at most 200"
    ),
    ("aliases: [A]", "a.md:2: its alias “A” is the path of a page or of another alias; remove it"),
    (
      "aliases: [other]",
      "a.md:2: its alias “other” is the path of a page or of another alias; remove it"
    ),
    (
      #"aliases: ["x", "X/"]"#,
      "a.md:2: its alias “X/” is the path of a page or of another alias; remove it"
    ),
    (
      "path: OTHER",
      "other.md: its page has the path of in/a.md, “other”; change the slug of one"
    ),
    (
      "path: other",
      "other.md: its page has the path of in/a.md, “other”; change the slug of one"
    ),
    (
      "slug: Other",
      "other.md: its page has the path of in/a.md, “other”; change the slug of one"
    ),
    (#"slug: "..""#, "a.md:2: “..” has no letter or digit for an address; write one"),
    (#"slug: "\U0001F600""#, "a.md:2: “😀” has no letter or digit for an address; write one"),
    (
      "language: not a tag",
      "a.md:2: “not a tag” is not a language tag (BCP 47); write one such as en or pt-BR"
    ),
    ("language: x", "a.md:2: “x” is not a language tag (BCP 47); write one such as en or pt-BR"),
    (
      "language: de_DE",
      "a.md:2: “de_DE” is not a language tag (BCP 47); write one such as en or pt-BR"
    ),
    (
      "date: 2026-02-30",
      "a.md:2: “2026-02-30” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z"
    ),
    (
      "date: [2026-01-01]",
      "a.md:2: “a list” is not a date; write date as 2026-01-05 or 2026-01-05T10:00:00Z"
    ),
    ("title: {a: b}", "a.md:2: title is not a text; write it as title: A storm"),
    ("draft: perhaps", "a.md:2: “perhaps” is neither true nor false; write one of them"),
    ("order: 1e9", "a.md:2: “1e9” is not a number; write it as order: 3"),
    (#"title: ""#, "a.md:2: “title” has no closing quotation mark; add it"),
    ("tags: [a", "a.md:2: the list has no closing bracket; add it"),
    ("a: 1\na: 2", "a.md:3: the key “a” occurs twice; remove one"),
  ]

  /// The lines of front matter that are no error, and the new pages; a plus stands for a feed
  /// beside the page.
  static let accepted: [(String, [String])] = [
    (#"path: "  a b ""#, ["a b"]),
    (#"path: "//x//y/""#, ["x/y"]),
    (#"path: "a\nb""#, ["a b"]),
    (#"tags: [".."]"#, ["a", "tags/tag+"]),
    (#"tags: ["../x", "/"]"#, ["a", "tags/tag+", "tags/x+"]),
    (#"tags: ["C#", "c#", "C＃"]"#, ["a", "tags/c+", "tags/c-sharp+"]),
    ("tags: [\(long)]", ["a", "tags/\(long.prefix(80))+"]),
    (#"tags: ["\U0001F600", "\U0001F601"]"#, ["a", "tags/tag+", "tags/tag-2+"]),
    (
      #"tags: ["index", "feed.xml", "page", "404"]"#,
      ["a", "tags/404+", "tags/feed-xml+", "tags/index+", "tags/page+"]
    ),
    (#"tags: ["", " "]"#, ["a"]), ("tags: b, c,, b ,", ["a", "tags/b+", "tags/c+"]),
    (#"tags: "b, c""#, ["a", "tags/b-c+"]),
    (#"tags: ["<b>", "&amp;"]"#, ["a", "tags/amp+", "tags/b+"]),
    ("tags: [con, NUL]", ["a", "tags/con-1+", "tags/nul-1+"]),
    (#"title: "</title><script>alert(1)</script>""#, ["a"]),
    (#"title: "a\u0000b\u202Ec""#, ["a"]),
    (#"slug: "../../etc/passwd""#, ["etc-passwd"]),
    ("slug: CON", ["con-1"]),
    ("slug: \(long)", ["\(long.prefix(80))"]),
    ("slug: .diptych-manifest", ["diptych-manifest"]),
    ("slug: feed.xml", ["feed-xml"]),
    ("slug: 404.html", ["404-html"]),
    (#"description: "]]>""#, ["a"]),
    (#"author: "<x>""#, ["a"]),
    ("date: 9999-12-31", []),
    ("date: 0001-01-01", ["a"]),
    ("aliases: [/old/, x//y]", ["a", "old", "x/y"]),
  ]

  private func site(_ folder: TemporaryFolder) throws -> Site {
    let navigation = SiteNavigation("Blog")
    let content = try ContentFolder(folder.path(of: "in"), reader: Content.reader)
    return Site(address: "https://example.org/") {
      content.posts.listPages("Blog", at: "", navigation: navigation)
      content.entryPages(navigation: navigation)
      content.tagPages(navigation: navigation, feedAuthor: "Ada")
      content.archivePage(navigation: navigation)
      content.items
      NotFoundPage { Heading("Not found", level: 1) }
      Feed(title: "Blog", author: "Ada")
      Sitemap()
    }
  }

  // Writes a site, and again for each front matter of a second file. The check gets what to expect,
  // the message of the second write, or nil, and the files before and after it.
  private func write<Expected>(
    _ cases: [(String, Expected)],
    check: (Expected, String?, [String: String], [String: String], Comment) -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("in")
      try folder.write("---\ndate: 2026-01-05\n---\n# Other\n", to: "in/other.md")
      try await site(folder).write(to: folder.path(of: "out"))
      let before = try folder.contents(of: "out")
      for (lines, expected) in cases {
        try folder.write("---\n\(lines)\n---\nText\n", to: "in/a.md")
        var message: String?
        do {
          try await site(folder).write(to: folder.path(of: "out"))
        } catch {
          message = "\(error)".replacing(folder.path + "/", with: "")
        }
        check(expected, message, before, try folder.contents(of: "out"), "\(lines)")
      }
    }
  }

  @Test("Each error is reported, and the folder is untouched") func refused() async throws {
    try await write(Self.refusals) { message, error, before, after, comment in
      #expect(error == "The content has 1 problem:\n- in/\(message)", comment)
      #expect(before == after, comment)
    }
  }

  @Test("Each is a page of the site, and no file is outside") func safe() async throws {
    try await write(Self.accepted) { pages, error, before, after, comment in
      let new = Set(after.keys).subtracting(before.keys).filter { !$0.hasPrefix("style.") }
      let files = pages.flatMap { page in
        let path = page.filter { $0 != "+" }
        return ["\(path)/index.html"] + (path == page ? [] : ["\(path)/feed.xml"])
      }
      #expect(error == nil, comment)
      #expect(new.sorted() == files.sorted(), comment)
    }
  }

  @Test("There are at least 60 of them")
  func count() { #expect(Self.refusals.count + Self.accepted.count >= 60) }
}
