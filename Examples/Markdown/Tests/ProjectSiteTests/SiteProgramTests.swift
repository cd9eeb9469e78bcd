import DiptychExampleTesting
import Foundation
import Testing

@testable import diptych_site

@Suite("The program diptych-site")
struct SiteProgramTests {
  /// The minimum number of files of a checkout.
  private static let files = [
    "Package.swift": "",
    "README.md":
      "```swift\nstruct Coverage: View {}\n```\n\n```swift\nlet package = Package()\n```\n",
    "CHANGELOG.md": "# Changelog\n\n## 1.0.0 (2026-11-22)\n\n- It stands.\n",
    "Benchmarks/README.md": """
    # Benchmarks

    | benchmark | document |
    | --- | --- |
    | `html/table` | 1,000 rows, 6,008 elements |

    Times:

    | rows | plain | in colour |
    | --- | --- | --- |
    | 10 | 2 | 1 |

    | benchmark | least | most |
    | --- | --- | --- |
    | `html/table` | 0.5 | 0.5 |

    | | table | nest | page | prose |
    | --- | --- | --- | --- | --- |
    | ratio | 1 | 2 | 3 | 4 |

    | | debug | release | types |
    | --- | --- | --- | --- |
    | `empty` | 1 | 2 | 3 |
    """,
    "Sources/Diptych/Diptych.docc/Diptych.md": "# ``Diptych``\n\nViews.\n\n<doc:Themes>\n",
    "Sources/Diptych/Diptych.docc/Themes.md": "# Themes\n\nLooks.\n",
    "Sources/Diptych/Diptych.docc/WritingPages.md": "# Pages\n",
    "Sources/Diptych/Diptych.docc/CommandLineTools.md": "# Tools\n",
    "Sources/Diptych/Diptych.docc/SnapshotTests.md": "# Tests\n",
    "Sources/Diptych/Diptych.docc/StaticSites.md": "# Sites\n",
  ]

  /// Writes a checkout without some files, and with others.
  private func write(
    to folder: TemporaryFolder,
    without missing: Set<String> = [],
    with files: [String: String] = [:]
  ) throws {
    for (file, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) {
      guard !missing.contains(file) else { continue }
      try folder.makeFolder(URL(filePath: "/checkout/\(file)").deletingLastPathComponent().path)
      try folder.write(text, to: "checkout/\(file)")
    }
  }

  @Test("A copy without a repository gets a message instead of a report")
  func copy() async throws {
    try await TemporaryFolder.with { folder in
      try write(to: folder)
      let dry = try await Run.site(
        "FOLDER/out",
        "--repository",
        "FOLDER/checkout",
        "--dry-run",
        in: folder
      )
      #expect(
        dry.error
          == "diptych-site: 'FOLDER/checkout' is no git repository; the site gets no report.\n"
      )
      #expect(dry.output.hasSuffix("removed in FOLDER/out\nNothing was written: --dry-run.\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.path(of: "out")))

      let run = try await Run.site(
        "FOLDER/out",
        "--repository=FOLDER/checkout",
        "--no-report",
        in: folder
      )
      #expect(run.status == 0 && run.error == "")
      let page = URL(filePath: folder.path(of: "out/guide/diptych.html"))
      let html = try String(contentsOf: page, encoding: .utf8)
      #expect(html.contains(#"<a href="themes.html">Themes</a>"#))
    }
  }

  @Test(
    "A folder that is not a checkout is an error that names what is missing",
    arguments: [
      (
        ["README.md", "Benchmarks/README.md", "Package.swift"],
        "'FOLDER/checkout' is no checkout of Diptych, as it lacks Package.swift, README.md and "
          + "Benchmarks/README.md; give one with --repository"
      ),
      (
        ["CHANGELOG.md"],
        "'FOLDER/checkout' is no checkout of Diptych, as it lacks CHANGELOG.md; give one with "
          + "--repository"
      ),
      (
        files.keys.sorted(),
        "'FOLDER/checkout' does not exist; give a checkout of Diptych with --repository"
      ),
    ]
  )
  func noCheckout(missing: [String], message: String) async throws {
    try await TemporaryFolder.with { folder in
      try write(to: folder, without: Set(missing))
      let run = try await Run.site("FOLDER/out", "--repository", "FOLDER/checkout", in: folder)
      #expect(run == Run(status: 1, output: "", error: "diptych-site: \(message)\n"))
    }
  }

  @Test(
    "Input that can't become a page is an error with its position",
    arguments: [
      (
        "Sources/Diptych/Diptych.docc/Themes.md", "# Themes\n\nSee <doc:Gone>.\n",
        "Sources/Diptych/Diptych.docc/Themes.md:3: there is no article 'Gone'; correct the link"
      ),
      (
        "Sources/Other/Other.docc/Themes.md", "# Themes\n",
        "Sources/Diptych/Diptych.docc/Themes.md and Sources/Other/Other.docc/Themes.md would be one "
          + "page; rename one of them"
      ),
      (
        "README.md", "Nothing.\n",
        "README.md lacks code in swift with “struct Coverage: View”, which a page shows"
      ),
      (
        "Benchmarks/README.md", "Nothing.\n",
        "Benchmarks/README.md lacks a table with the titles benchmark, document, which a page shows"
      ),
      ("CHANGELOG.md", "Nothing.\n", "CHANGELOG.md lacks a version, which a page shows"),
    ]
  )
  func unusable(file: String, text: String, message: String) async throws {
    try await TemporaryFolder.with { folder in
      try write(to: folder, with: [file: text])
      let run = try await Run.site(
        "FOLDER/out",
        "--repository",
        "FOLDER/checkout",
        "--no-report",
        in: folder
      )
      #expect(run == Run(status: 1, output: "", error: "diptych-site: \(message)\n"))
    }
  }

  @Test(
    "Wrong usage",
    arguments: [
      ([], "option 'DIR' needs a value: the folder for the pages."),
      ([""], "DIR is empty; give the folder for the pages."),
      (["a", "b"], "unexpected argument 'b'; the DIR is already 'a'."),
      (["a", "--base"], "unknown option '--base'; did you mean '--base-url'?"),
      (
        ["a", "--repository"],
        "option '--repository' needs a value: the folder of a checkout of Diptych."
      ),
    ]
  )
  func usage(arguments: [String], message: String) {
    #expect {
      try SiteOptions(arguments: arguments)
    } throws: {
      "\($0)" == message
    }
  }

  @Test("The help fits 80 columns")
  func help() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await Run.site("--help", in: folder)
      #expect(run == Run(status: 0, output: SiteOptions.usage, error: ""))
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
