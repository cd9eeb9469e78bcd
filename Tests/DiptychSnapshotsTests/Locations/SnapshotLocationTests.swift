import DiptychSnapshots
import Testing

@Suite struct SnapshotLocationTests {
  private func owner(
    _ function: String,
    in suites: [String] = ["Report"],
    isParameterized: Bool = false
  ) -> SnapshotOwner {
    SnapshotOwner(
      module: "AppTests",
      suites: suites,
      function: function,
      isParameterized: isParameterized,
      place: "AppTests/ReportTests.swift:7"
    )
  }

  /// Returns the file name of a case, without its extension.
  private func stem(_ name: String) throws -> String {
    let location = try SnapshotLocation(owner: owner("f()"), name: name, fileExtension: "txt")
    return String(location.fileName.dropLast(".txt".count))
  }

  @Test(
    "The path has the module, the suites, the test and the case",
    arguments: [
      ([], "overview()", "AppTests/overview/long.w40.txt"),
      (["Report"], "states(_:at:)", "AppTests/Report/states/long.w40.txt"),
      (["Report", "Nested"], "states(_:)", "AppTests/Report/Nested/states/long.w40.txt"),
      (
        ["`a (big) suite`"], "`at any width`(_:)",
        "AppTests/a+%28big%29+suite/at+any+width/long.w40.txt"
      ),
    ]
  )
  func path(suites: [String], function: String, path: String) throws {
    let location = try SnapshotLocation(
      owner: owner(function, in: suites),
      name: "long",
      variant: "w40",
      fileExtension: "txt"
    )
    #expect(location.path == path)
    #expect(location.fileName == "long.w40.txt")
  }

  @Test("A test of one snapshot needs no name") func unnamed() throws {
    let location = try SnapshotLocation(owner: owner("f()"), name: nil, fileExtension: "html")
    #expect(location.path == "AppTests/Report/f/default.html")
  }

  @Test(
    "A name is escaped",
    arguments: [
      ("no-value_2", "no-value_2"), ("CON", "%43ON"), ("nul.txt", "%6Eul%2Etxt"),
      ("console", "console"),
      ("über 字", "über+字"),
      ("a.w40", "a%2Ew40"),
      ("..", "%2E%2E"),
      ("a/b", "a%2Fb"),
      ("1 + 1", "1+%2B+1"),
      ("100 %", "100+%25"),
      ("~", "%7E"),
      ("a\n\u{0}", "a%0A%00"),
      ("👍", "%F0%9F%91%8D"),
    ]
  )
  func escaped(name: String, expected: String) throws { #expect(try stem(name) == expected) }

  @Test("A long name is cut, and stays apart from others") func long() throws {
    let fits = String(repeating: "x", count: 116)
    #expect(try stem(fits) == fits)
    #expect(try stem(fits + "y") == String(repeating: "x", count: 99) + "~d50013025e0bbb64")
    #expect(try stem(fits + "z") == String(repeating: "x", count: 99) + "~d50016025e0bc07d")
    let emoji = try stem(String(repeating: "👍", count: 40))
    #expect(emoji.hasPrefix(String(repeating: "%F0%9F%91%8D", count: 8) + "~"))
    #expect(emoji.utf8.count == 8 * 12 + 17)
    let folder = try SnapshotLocation(owner: owner(fits + "yyyyy"), name: "a", fileExtension: "txt")
    #expect(folder.path.split(separator: "/").map(\.utf8.count) == [8, 6, 120, 5])
  }

  @Test("Names that differ give paths that differ") func injective() throws {
    let names = ["a b", "a+b", "a%20b", "a%2Bb", "a.b", "a/b", "a", "A", "a-b", "a_b", "ab", " "]
    #expect(Set(try names.map(stem)).count == names.count)
  }

  @Test("The cases of a test need names") func namesNeeded() {
    let parameterized = owner("states(_:)", isParameterized: true)
    #expect(throws: SnapshotError.unnamedCase(parameterized)) {
      try SnapshotLocation(owner: parameterized, name: nil, fileExtension: "txt")
    }
    let plain = owner("overview()")
    #expect(throws: SnapshotError.emptyName(plain)) {
      try SnapshotLocation(owner: plain, name: "", fileExtension: "txt")
    }
  }
}
