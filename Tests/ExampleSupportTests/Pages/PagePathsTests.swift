import Testing

@testable import DiptychExampleSupport

@Suite struct PagePathsTests {
  @Test("Valid paths", arguments: ["index.html", "a/b/c.html", ".hidden", "a..b", "~+=,;@!$&'()"])
  func valid(path: String) {
    #expect(PageDirectory.PagePaths.isValid(path))
  }

  @Test("Paths that lead elsewhere, differ elsewhere, or are taken")
  func invalid() {
    // Not arguments of the test, because those are printed as they are.
    let paths = [
      "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", "a/./b", "a\\b", "a\0b", "a\nb",
      "a b", "\u{1B}a", "é", "\u{202E}a", ".diptych-manifest", ".diptych-manifest/a",
      ".diptych-staging-1/a",
    ]
    #expect(paths.filter(PageDirectory.PagePaths.isValid) == [])
  }

  @Test(
    "Pages whose paths collide",
    arguments: [["a", "b", "a"], ["a", "a/b"], ["a/b", "a"], ["a/b/c", "a/b"], ["../a"]]
  )
  func conflicts(paths: [String]) {
    var pagePaths = PageDirectory.PagePaths()
    #expect(throws: PageDirectoryError.invalidPagePath(paths.last ?? "")) {
      for path in paths { try pagePaths.add(path) }
    }
  }
}
