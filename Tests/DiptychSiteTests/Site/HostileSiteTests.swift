import Diptych
import DiptychExampleTesting
import DiptychSite
import Foundation
import Testing

@Suite("Sites that would break a folder") struct HostileSiteTests {
  /// The pages and files of a site, and the problem that its first one has.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let items: [SiteItem]
    let problem: SiteProblem

    init(_ name: String, _ problem: SiteProblem, @SiteBuilder _ items: () -> [SiteItem]) {
      self.name = name
      self.problem = problem
      self.items = items()
    }

    /// Creates the case of a page with a path that can't be one.
    init(path: String, _ problem: SitePath.Problem) {
      self.init(path, .path(SitePath(path), problem)) { Self.page(path) }
    }

    /// Creates the case of two pages that are one file.
    init(_ first: String, _ second: String) {
      self.init("\(first) and \(second)", .collision("\(first)/index.html", "\(second)/index.html"))
      {
        Self.page(first)
        Self.page(second)
      }
    }

    static func page(_ path: String) -> Page {
      Page(SitePath(path), title: "Title") { Heading("Title", level: 1) }
    }

    // A path may hold characters that a log can't show.
    var testDescription: String {
      name.unicodeScalars.map { $0.escaped(asASCII: true) }.joined().prefix(60).description
    }
  }

  private static let long = String(repeating: "a", count: 201)

  static let paths: [Case] = [
    Case(path: "..", .dots), Case(path: "../x", .dots), Case(path: "a/../../x", .dots),
    Case(path: "../\u{301}x", .dots), Case(path: "a/../\u{301}/x", .dots),
    Case(path: "a?\u{301}", .character("?")), Case(path: "a\\\u{301}b", .character("\\")),
    Case(path: "a/..", .dots), Case(path: ".", .dots), Case(path: "./a", .dots),
    Case(path: "/", .emptyName), Case(path: "/etc/passwd", .emptyName),
    Case(path: "//host/x", .emptyName), Case(path: "a/", .emptyName),
    Case(path: "a//b", .emptyName),
    Case(path: "%2e%2e/x", .character("%")), Case(path: "%2E%2E%2Fx", .character("%")),
    Case(path: "..%2fx", .character("%")), Case(path: "%252e%252e/x", .character("%")),
    Case(path: "a%00", .character("%")), Case(path: "..\\x", .character("\\")),
    Case(path: "C:\\x", .character(":")), Case(path: "C:/x", .character(":")),
    Case(path: "a:b", .character(":")),
    Case(path: "file:///x", .character(":")), Case(path: "javascript:x", .character(":")),
    Case(path: "a?b", .character("?")), Case(path: "a#b", .character("#")),
    Case(path: "a*", .character("*")),
    Case(path: "a\"b", .character("\"")), Case(path: "<a>", .character("<")),
    Case(path: "a>b", .character(">")),
    Case(path: "a|b", .character("|")), Case(path: "a\0b", .invisible("\0")),
    Case(path: "\0", .invisible("\0")), Case(path: "a\nb", .invisible("\n")),
    Case(path: "a\tb", .invisible("\t")), Case(path: "\u{1B}[2J", .invisible("\u{1B}")),
    Case(path: "a\u{7F}", .invisible("\u{7F}")), Case(path: "a\u{202E}b", .invisible("\u{202E}")),
    Case(path: "a\u{200B}b", .invisible("\u{200B}")),
    Case(path: "a\u{FEFF}", .invisible("\u{FEFF}")),
    Case(path: "a\u{2028}b", .invisible("\u{2028}")), Case(path: "a\u{AD}b", .invisible("\u{AD}")),
    Case(path: "a\u{A0}b", .invisible("\u{A0}")), Case(path: "a.", .ending("a.")),
    Case(path: "a ", .ending("a ")), Case(path: "a./b", .ending("a.")),
    Case(path: "...", .ending("...")), Case(path: "con", .device("con")),
    Case(path: "NUL", .device("NUL")), Case(path: "a/aux.txt", .device("aux.txt")),
    Case(path: "Com1", .device("Com1")), Case(path: "lpt9.html", .device("lpt9.html")),
    Case(path: "COM¹", .device("COM¹")),
    Case(path: ".diptych-manifest", .reserved(".diptych-manifest")),
    Case(path: "a/.Diptych-x", .reserved(".Diptych-x")),
    Case(path: ".diptych-staging-1/a", .reserved(".diptych-staging-1")),
    Case(path: long, .longName(201)), Case(path: "ä" + long.dropLast(), .longName(202)),
    Case(path: Array(repeating: "abcdefghi", count: 101).joined(separator: "/"), .tooLong(1009)),
  ]

  static let sets: [Case] = [
    Case("a", "a"), Case("a", "A"), Case("straße", "STRAßE"), Case("caf\u{E9}", "cafe\u{301}"),
    Case("\u{212B}", "\u{C5}"), Case("\u{1100}\u{1161}", "\u{AC00}"), Case("a/B/c", "A/b/C"),
    Case("a file in the place of a folder", .fileInPlaceOfFolder(file: "a", other: "a/index.html"))
    {
      Asset("a", text: "")
      Case.page("a")
    },
    Case("a folder of another case", .fileInPlaceOfFolder(file: "A", other: "a/b/index.html")) {
      Asset("A", text: "")
      Case.page("a/b")
    },
    Case("a page and its file", .collision("a/index.html", "a/index.html")) {
      Case.page("a")
      Asset("a/index.html", text: "")
    },
    Case("the page of what is not found", .collision("404.html", "404.html")) {
      NotFoundPage { Heading("Not found", level: 1) }
      Asset("404.html", text: "")
    },
    Case("a redirect from a page", .collision("a/index.html", "a/index.html")) {
      Case.page("a")
      Redirect(from: "a", to: "")
    },
    Case("a search index and a file", .collision("search.json", "search.json")) {
      SearchIndex()
      Asset("search.json", text: "")
    },
    Case("a file without a name", .path("", .emptyName)) { Asset("", text: "") },
    Case("a file of the system", .asset("x", file: "/dev/zero", reason: "Invalid argument")) {
      Asset("x", file: "/dev/zero")
    },
    Case(
      "a file that is not there",
      .asset("x", file: "/nowhere", reason: "No such file or directory")
    ) { Asset("x", file: "/nowhere") },
    Case("a folder as a file", .asset("x", file: "/", reason: "Is a directory")) {
      Asset("x", file: "/")
    },
  ]

  @Test("Each gives its error, and the folder is untouched") func refusals() async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      try await Site { Case.page("") }.write(to: out)
      let before = try folder.contents()
      for hostile in Self.paths + Self.sets {
        let site = Site { hostile.items }
        let error = await #expect(throws: SiteError.self) { try await site.write(to: out) }
        let problems = (error?.problems ?? []).filter {
          // A redirect of a set may lead to a page that the set does not have.
          if case .link = $0 { false } else { true }
        }
        #expect(problems.map { "\($0)" } == ["\(hostile.problem)"], "\(hostile.testDescription)")
        await #expect(throws: SiteError.self) { try await site.write(to: folder.path(of: "new")) }
        #expect(try folder.contents() == before, "\(hostile.testDescription)")
      }
    }
  }

  @Test("There are at least 60 of them")
  func count() { #expect(Self.paths.count + Self.sets.count >= 60) }

  @Test(
    "A symbolic link in the folder of a site is not followed",
    arguments: ["a", "a/index.html", ".diptych-manifest"]
  )
  func symbolicLinks(name: String) async throws {
    try await TemporaryFolder.with { folder in
      let out = folder.path(of: "out")
      let site = { (text: String) in
        Site { Page("a", title: text) { Heading(text, level: 1) } }
      }
      try await site("1").write(to: out)
      try FileManager.default.moveItem(
        atPath: folder.path(of: "out/\(name)"),
        toPath: folder.path(of: "elsewhere")
      )
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "out/\(name)"),
        withDestinationPath: folder.path(of: "elsewhere")
      )
      let before = try folder.contents()
      await #expect(throws: SiteFolderError.symbolicLink(directory: out, file: name)) {
        try await site("2").write(to: out)
      }
      #expect(try folder.contents() == before)
    }
  }
}
