import BistroSupport
import DiptychTerminal
import Testing

@testable import BistroCore

@Suite("Options") struct OptionTests {
  @Test("Every option is read, in both forms")
  func all() throws {
    let options = try BistroOptions(arguments: [
      "archive", "--query", "チーズ", "--category=洋食", "--api", "http://localhost:8080",
      "--database", "/tmp/x", "--fail", "news", "--delay=250", "--json", "--width", "60",
      "--color=never", "--html", "out",
    ])
    #expect(
      options
        == BistroOptions(
          tab: .archive,
          query: DishQuery(keyword: "チーズ", category: "洋食"),
          api: "http://localhost:8080",
          failing: .news,
          delay: .milliseconds(250),
          database: "/tmp/x",
          printsJSON: true,
          output: OutputOptions(width: 60, color: .never, htmlDirectory: "out")
        )
    )
    #expect(try BistroOptions(arguments: []) == BistroOptions())
    #expect(try BistroOptions(arguments: ["-h", "--nonsense"]).needsHelp)
  }

  @Test(
    "A wrong command line is one sentence that says what helps",
    arguments: [
      (["hom"], "SCREEN can't be 'hom'; did you mean 'home'?"),
      (["x"], "SCREEN can't be 'x'; give home, archive, favorites or profile."),
      (["home", "archive"], "unexpected argument 'archive'; the SCREEN is already 'home'."),
      (["--querry", "x"], "unknown option '--querry'; did you mean '--query'?"),
      (["--query"], "option '--query' needs a value: a word to look for."),
      (["--json=1"], "option '--json' takes no value."),
      (
        ["--delay", "soon"],
        "option '--delay' can't be 'soon'; give a number of milliseconds from 0 to 60000."
      ),
      (["--fail", "new"], "option '--fail' can't be 'new'; did you mean 'news'?"),
      (
        ["--fail", "everything"],
        "option '--fail' can't be 'everything'; give the name of a screen or a resource."
      ),
    ]
  )
  func wrong(arguments: [String], message: String) {
    #expect {
      try BistroOptions(arguments: arguments)
    } throws: { error in
      "\(error)" == message
    }
  }

  @Test(
    "An option that would change nothing is refused",
    arguments: [
      (["home", "--query", "feta"], true, "'--query' has no effect on the screen 'home'"),
      (
        ["profile", "--category", "x", "--json"], true,
        "'--category' has no effect on the screen 'profile' as JSON"
      ),
      (["home", "--database", "x"], false, "'--database' has no effect on the screen 'home'"),
      (["home", "--fail", "person"], true, "'--fail' has no effect on the screen 'home'"),
      (["--fail", "profile"], false, "'--fail' has no effect on the screen 'home'"),
      (["--fail", "storing"], false, "'--fail' has no effect on the screen 'home'"),
      (
        ["--html", "out", "--fail", "storing"], true,
        "'--fail' has no effect with '--html', which writes all screens"
      ),
      (
        ["--html", "out", "--query", "feta"], true,
        "'--query' has no effect with '--html', which writes all screens"
      ),
      (
        ["--html", "out", "--json"], true,
        "'--json' has no effect with '--html', which writes all screens"
      ),
      (
        ["archive", "--html", "out"], true,
        "'archive' has no effect with '--html', which writes all screens"
      ),
      (
        ["--json", "--width", "60"], true,
        "'--width' has no effect on the screen 'home' as JSON"
      ),
      (
        ["--json", "--color=never"], true,
        "'--color' has no effect on the screen 'home' as JSON"
      ),
    ]
  )
  func withoutEffect(arguments: [String], hasKeys: Bool, message: String) {
    #expect {
      try BistroOptions(arguments: arguments).mode(hasKeys: hasKeys)
    } throws: { error in
      "\(error)" == "\(message); leave it out."
    }
  }

  @Test(
    "Without the name of a screen a search is one of the archive, and keys show all screens",
    arguments: [
      ([], true, .keys), ([], false, .screen(.home)), (["home"], true, .screen(.home)),
      (["--query", "feta"], false, .screen(.archive)),
      (["--category", "洋食", "--json"], true, .json(.archive)),
      (["--query", "feta", "--fail", "storing", "--width", "60"], true, .keys),
      (["--html", "out", "--fail", "person", "--width", "60"], true, .site),
      (["archive", "--database", "x", "--fail", "favorites"], true, .screen(.archive)),
    ] as [([String], Bool, BistroOptions.Mode)]
  )
  func mode(arguments: [String], hasKeys: Bool, expected: BistroOptions.Mode) throws {
    #expect(try BistroOptions(arguments: arguments).mode(hasKeys: hasKeys) == expected)
  }

  @Test("The help has 80 columns, and names every option and every screen")
  func help() {
    let usage = BistroOptions.usage
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 82 })
    for option in BistroOptions.Option.allCases { #expect(usage.contains(option.rawValue)) }
    for tab in Tab.allCases { #expect(usage.contains(tab.rawValue)) }
  }
}
