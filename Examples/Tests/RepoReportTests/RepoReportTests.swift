import Diptych
import DiptychTerminal
import DiptychTesting
import DiptychExampleTesting
import Foundation
import DiptychTerminalTesting
import Testing

@testable import DiptychRepoReport

@Suite("The program")
struct RepoReportTests {
  @Test(
    "A report at several widths, and where nothing is folded",
    arguments: [40, 60, 80, 100, 120, 150, nil]
  )
  func report(width: Int?) async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let options = width.map { ["--width", "\($0)"] } ?? []
      let run = try await ProgramRun([fixture.path, "--limit", "6"] + options, in: fixture.folder)
      #expect(run.status == 0)
      #expect(run.error == "")
      expectSnapshot(of: run.output, named: width.map { "width-\($0)" } ?? "unfolded")
      let widest = run.output.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
      #expect(widest <= width ?? .max)
    }
  }

  @Test(
    "On a known background, main values are bold and details are gray",
    arguments: [80, 120],
    [ColorScheme.dark, .light]
  )
  func tones(width: Int, ground: ColorScheme) async throws {
    try await FixtureRepository.with(.generated(commits: 1200, authors: 3, files: 8)) { fixture in
      var traits = TerminalTraits(color: .ansi256, width: width, isInteractive: false)
      traits.options.background = ground
      let run = try await ProgramRun(
        [fixture.path, "--limit", "4"],
        in: fixture.folder,
        outputTraits: traits
      )
      expectSnapshot(
        of: run.output,
        named: "width-\(width)-\(ground)",
        as: .text(extension: "ansi")
      )
    }
  }

  @Test(
    "A long subject is cut, and takes no column from the others",
    arguments: [40, 80, 100, 150]
  )
  func longSubject(width: Int) async throws {
    try await FixtureRepository.with(.young(contributors: 3, files: 6)) { fixture in
      let run = try await ProgramRun(
        [fixture.path, "--limit", "6", "--width", "\(width)"],
        in: fixture.folder
      )
      expectSnapshot(of: run.output, named: "width-\(width)")
    }
  }

  @Test(
    "The columns of a wide report are of about the same height",
    arguments: [(1, 20), (3, 20), (5, 4), (7, 14)]
  )
  func wideColumns(contributors: Int, files: Int) async throws {
    try await FixtureRepository.with(.young(contributors: contributors, files: files)) { fixture in
      let run = try await ProgramRun(
        [fixture.path, "--width", "150", "--limit", "20"],
        in: fixture.folder
      )
      expectSnapshot(of: run.output, named: "\(contributors)-contributors-\(files)-files")
    }
  }

  @Test("One long name is cut in the card, which keeps its columns", arguments: [40, 60, 80])
  func longName(width: Int) async throws {
    try await FixtureRepository.with(.young(contributors: 1, files: 4)) { fixture in
      let run = try await ProgramRun([fixture.path, "--width", "\(width)"], in: fixture.folder)
      let card = run.output.split(separator: "\n\n", maxSplits: 1)[0]
      expectSnapshot(of: String(card), named: "width-\(width)")
    }
  }

  @Test("A report in ASCII, wide and narrow", arguments: [40, 80, 150])
  func ascii(width: Int) async throws {
    try await FixtureRepository.with(.generated(commits: 200)) { fixture in
      var traits = TerminalTraits.file
      traits.options.insert(.ascii)
      let run = try await ProgramRun(
        [fixture.path, "--limit", "4", "--width", "\(width)"],
        in: fixture.folder,
        outputTraits: traits
      )
      #expect(run.status == 0)
      #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
      expectSnapshot(of: run.output, named: "width-\(width)")
    }
  }

  @Test("The same report as pages, linked both ways")
  func pages() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let site = fixture.folder.path(of: "site")
      let run = try await ProgramRun(
        [fixture.path, "--html", site, "--limit", "6"],
        in: fixture.folder
      )
      #expect(run.status == 0)
      #expect(run.error == "")
      let hash = /style\.[0-9a-f]{16}\.css/
      let listing = run.output.replacing(fixture.folder.path, with: "TMP")
      expectSnapshot(of: listing.replacing(hash, with: "style.….css"), named: "listing")
      for (path, page) in try fixture.folder.contents(of: "site") where path.hasSuffix(".html") {
        // The stylesheet has its own tests.
        expectSnapshot(
          of: page.replacing(hash, with: "style.….css").replacing("><", with: ">\n<"),
          named: path.replacing("/", with: "-").replacing(".html", with: ""),
          as: .text(extension: "html")
        )
      }
      let again = try await ProgramRun(
        [fixture.path, "--html", site, "--limit", "6"],
        in: fixture.folder
      )
      let last = again.output.split(separator: "\n").last
      #expect(last == "0 added, 0 changed, 10 unchanged, 0 removed in \(site)")
    }
  }

  @Test(
    "Sections of a page stand beside others of about their height",
    arguments: [(1, 20), (3, 4)]
  )
  func pageColumns(contributors: Int, files: Int) async throws {
    try await FixtureRepository.with(.young(contributors: contributors, files: files)) { fixture in
      let site = fixture.folder.path(of: "site")
      #expect(
        try await ProgramRun(
          [fixture.path, "--html", site, "--limit", "20"],
          in: fixture.folder
        ).status == 0
      )
      let pages = try fixture.folder.contents(of: "site")
      let index = try #require(pages["index.html"])
      let sheet = try #require(pages.first { $0.key.hasPrefix("style.") }?.value)
      #expect(
        sheet.contains(":is(td,th,.panel>p)>a:not(:hover,:focus-visible){text-decoration:none}")
      )
      let sections = try #require(
        index.firstMatch(of: /(?s)<main.*?(?=<section class="panel" id="commits")/).map {
          String($0.0)
        }
      )
      expectSnapshot(
        of: sections.replacing("><", with: ">\n<"),
        named: "\(contributors)-contributors-\(files)-files",
        as: .text(extension: "html")
      )
    }
  }

  @Test("Commits are paged, each page linked to its neighbours")
  func paging() async throws {
    try await FixtureRepository.with(.generated(commits: 250)) { fixture in
      let run = try await ProgramRun(
        [fixture.path, "--html", fixture.folder.path(of: "site")],
        in: fixture.folder
      )
      #expect(run.status == 0)
      let pages = try fixture.folder.contents(of: "site")
      let pagers = (1...3).map { number in
        pages["commits/\(number).html"]?.firstMatch(of: /<nav aria-label="Pages above.*?<\/nav>/)
          .map { String($0.0) }
      }
      expectSnapshot(of: pagers.map { $0 ?? "none" }.joined(separator: "\n"), named: "pagers")
    }
  }

  @Test("A report without lines, where git counts none")
  func withoutLines() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let real = try fixture.git.executable
      let fake = try FakeGit(
        "case \"$*\" in *--numstat*) exit 3;; esac; exec '\(real)' \"$@\"",
        in: fixture.folder
      )
      let run = try await ProgramRun(
        [fixture.path, "--no-lines", "--limit", "3", "--width", "100"],
        in: fixture.folder,
        searchPath: fake.searchPath
      )
      #expect(run.status == 0)
      #expect(run.error == "")
      expectSnapshot(of: run.output)
    }
  }

  @Test("A report whose lines can't be counted is a report with a callout")
  func failingLines() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let real = try fixture.git.executable
      let fake = try FakeGit(
        """
        case "$*" in
          *--numstat*) '\(real)' "$@" | head -c 400; echo 'fatal: bad tree' >&2; exit 128;;
        esac
        exec '\(real)' "$@"
        """,
        in: fixture.folder
      )
      let run = try await ProgramRun(
        [fixture.path, "--limit", "3", "--width", "100"],
        in: fixture.folder,
        searchPath: fake.searchPath
      )
      #expect(run.status == 0)
      #expect(run.error == "")
      expectSnapshot(of: run.output, named: "text")
      let site = fixture.folder.path(of: "site")
      let pages = try await ProgramRun(
        [fixture.path, "--html", site],
        in: fixture.folder,
        searchPath: fake.searchPath
      )
      #expect(pages.status == 0)
      #expect(
        pages.error == """
          repo-report: the lines were not counted: git log failed with status 128: bad tree; run \
          'git log' there to see more

          """
      )
    }
  }

  @Test("The report of a single commit, and of nine", arguments: [1, 9])
  func small(commits: Int) async throws {
    try await FixtureRepository.with(.generated(commits: commits, files: 4)) { fixture in
      let run = try await ProgramRun([fixture.path, "--width", "80"], in: fixture.folder)
      #expect(run.status == 0)
      expectSnapshot(of: run.output, named: "commits-\(commits)")
      let site = fixture.folder.path(of: "site")
      let pages = try await ProgramRun([fixture.path, "--html", site], in: fixture.folder)
      #expect(pages.status == 0)
      let index = try #require(try fixture.folder.contents(of: "site")["index.html"])
      let body = try #require(index.split(separator: "<body>").last)
      expectSnapshot(
        of: String(body.replacing("><", with: ">\n<")),
        named: "commits-\(commits)",
        as: .text(extension: "html")
      )
    }
  }

  @Test("Hostile names, subjects and paths stay text")
  func hostile() async throws {
    try await FixtureRepository.with(.hostile, named: "bad\u{1B}[31m") { fixture in
      let run = try await ProgramRun([fixture.path, "--width", "60"], in: fixture.folder)
      #expect(run.status == 0)
      expectSnapshot(of: run.output, named: "text")
      let categories: Set<Unicode.GeneralCategory> = [.control, .lineSeparator]
      let controls = run.output.unicodeScalars.filter { scalar in
        scalar != "\n" && categories.contains(scalar.properties.generalCategory)
      }
      #expect(controls.isEmpty)
      let widest = run.output.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
      #expect(widest <= 60)

      let site = fixture.folder.path(of: "site")
      #expect(
        try await ProgramRun([fixture.path, "--html", site], in: fixture.folder).status == 0
      )
      for (path, page) in try fixture.folder.contents(of: "site") where path.hasSuffix(".html") {
        #expect(!page.contains("<script"), "\(path)")
        #expect(!page.contains("\u{1B}"), "\(path)")
        #expect(!page.contains("\u{202E}"), "\(path)")
      }
    }
  }

  @Test("Only a terminal shows the progress; a pipe gets no escape byte")
  func progress() async throws {
    try await FixtureRepository.with(.generated(commits: 1200)) { fixture in
      let terminal = TerminalTraits(color: .none, width: 40, isInteractive: true)
      let run = try await ProgramRun([fixture.path], in: fixture.folder, errorTraits: terminal)
      var screen = ScreenEmulator(columns: 40, rows: 24)
      // On a terminal, the system translates line feeds.
      try screen.feed(Array(run.error.replacing("\n", with: "\r\n").utf8))
      #expect(screen.frames > 1)
      #expect(screen.picture == [])
      #expect(screen.isCursorVisible)
      let piped = try await ProgramRun([fixture.path], in: fixture.folder)
      #expect(piped == ProgramRun(status: 0, output: run.output, error: ""))
      #expect(!piped.output.utf8.contains(0x1B))
    }
  }

  @Test("Bad input is one line on standard error, and a status")
  func errors() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("plain")
      func run(_ arguments: String...) async throws -> ProgramRun {
        try await ProgramRun(arguments, in: folder)
      }
      func failure(_ message: String, status: Int32) -> ProgramRun {
        ProgramRun(status: status, output: "", error: "repo-report: \(message)\n")
      }
      #expect(
        try await run("--no-line")
          == failure(
            "unknown option '--no-line'; did you mean '--no-lines'? See 'repo-report --help'.",
            status: 2
          )
      )
      #expect(
        try await run("--colour")
          == failure(
            "unknown option '--colour'; did you mean '--color'? See 'repo-report --help'.",
            status: 2
          )
      )
      let missing = folder.path(of: "missing")
      #expect(
        try await run(missing)
          == failure(
            "'\(missing)' does not exist; give the folder of a git repository",
            status: 1
          )
      )
      let plain = folder.path(of: "plain")
      #expect(
        try await run(plain)
          == failure(
            "'\(plain)' is not in a git repository; give a folder inside one, or make one with"
              + " 'git init'",
            status: 1
          )
      )
    }
  }

  @Test("A folder with files of others is left as it is")
  func foreignFiles() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      try fixture.folder.makeFolder("site")
      try fixture.folder.write("mine", to: "site/notes.txt")
      let site = fixture.folder.path(of: "site")
      let run = try await ProgramRun([fixture.path, "--html", site], in: fixture.folder)
      #expect(
        run
          == ProgramRun(
            status: 1,
            output: "",
            error: """
              repo-report: “\(site)” contains “notes.txt”, which is not from an earlier run; \
              choose a new or an empty folder

              """
          )
      )
      #expect(try fixture.folder.contents(of: "site") == ["notes.txt": "mine"])
    }
  }

  @Test("Help and version go to standard output")
  func help() async throws {
    try await TemporaryFolder.with { folder in
      let help = try await ProgramRun(["--help"], in: folder)
      #expect(help == ProgramRun(status: 0, output: Options.usage, error: ""))
      let version = try await ProgramRun(["--version"], in: folder)
      let line = "repo-report \(Options.version)\n"
      #expect(version == ProgramRun(status: 0, output: line, error: ""))
    }
  }
}
