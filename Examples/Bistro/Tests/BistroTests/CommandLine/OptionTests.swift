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

  @Test("The help has 80 columns, and names every option and every screen")
  func help() {
    let usage = BistroOptions.usage
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 82 })
    for option in BistroOptions.Option.allCases { #expect(usage.contains(option.rawValue)) }
    for tab in Tab.allCases { #expect(usage.contains(tab.rawValue)) }
  }
}
