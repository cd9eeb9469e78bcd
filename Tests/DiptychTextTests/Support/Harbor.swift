import Diptych
import DiptychCharts

/// The figures of a repository, and the tables and charts of a report on it.
enum Harbor {
  struct Contributor {
    let name: String
    let commits: Int
    let share: String
  }

  struct File {
    let path: String
    let commits: Int
    let added: Int
    let removed: Int
  }

  struct Commit {
    let subject: String
    let author: String
    let age: String
    let id: String
  }

  static let contributors: [Contributor] = [
    Contributor(name: "Amina Okafor", commits: 4218, share: "20.6%"),
    Contributor(name: "Jonas Lindqvist", commits: 3105, share: "15.2%"),
    Contributor(name: "María Fernanda Ruiz", commits: 2240, share: "11.0%"),
    Contributor(name: "Taro Yamada", commits: 1688, share: "8.3%"),
    Contributor(name: "Priya Natarajan", commits: 1402, share: "6.9%"),
    Contributor(name: "Oleksandr Kovalenko", commits: 987, share: "4.8%"),
    Contributor(name: "Lea Moreau", commits: 842, share: "4.1%"),
    Contributor(name: "Tomasz Wiśniewski", commits: 611, share: "3.0%"),
    Contributor(name: "Grace Adeyemi", commits: 430, share: "2.1%"),
    Contributor(name: "Samir Haddad", commits: 318, share: "1.6%"),
  ]

  static let files: [File] = [
    File(path: "Sources/Harbor/Server/Router.swift", commits: 812, added: 18_420, removed: 15_102),
    File(path: "CHANGELOG.md", commits: 774, added: 6210, removed: 402),
    File(
      path: "Sources/Harbor/Server/Connection.swift",
      commits: 655,
      added: 14_380,
      removed: 12_766
    ),
    File(path: "Package.swift", commits: 540, added: 1702, removed: 1288),
    File(
      path: "Sources/Harbor/Pools/ConnectionPool.swift",
      commits: 488,
      added: 11_240,
      removed: 9015
    ),
    File(path: "Tests/HarborTests/RouterTests.swift", commits: 461, added: 15_980, removed: 6044),
    File(path: "Sources/HarborTLS/Handshake.swift", commits: 402, added: 9120, removed: 7345),
    File(path: "Documentation/Guides/getting-started.md", commits: 377, added: 4408, removed: 3120),
    File(path: "Sources/Harbor/Metrics/Histogram.swift", commits: 351, added: 5220, removed: 3894),
    File(path: "Sources/HarborHTTP2/FrameDecoder.swift", commits: 338, added: 8114, removed: 5720),
  ]

  static let commits: [Commit] = [
    Commit(
      subject: "Close idle connections after the grace period",
      author: "Amina Okafor",
      age: "3 h",
      id: "3f9c2ab"
    ),
    Commit(
      subject: "Router: match percent-encoded slashes as one segment",
      author: "Priya Natarajan",
      age: "5 h",
      id: "b71e04d"
    ),
    Commit(
      subject: "Merge branch “http2-priorities”",
      author: "María Fernanda Ruiz",
      age: "6 h",
      id: "e05d9c1"
    ),
    Commit(
      subject: "Count bytes of trailers in the metrics",
      author: "Jonas Lindqvist",
      age: "1 d",
      id: "0d88f3e"
    ),
    Commit(
      subject: "Update the certificates of the test fixtures",
      author: "Samir Haddad",
      age: "17 d",
      id: "a9f7742"
    ),
  ]

  /// The commits of each month from July 2019 on.
  static let months = [
    7, 5, 8, 5, 10, 5, 5, 10, 7, 7, 7, 8, 8, 6, 10, 9, 10, 10, 14, 10, 18, 16, 15, 16, 22, 10, 17,
    31, 25, 12, 33, 35, 24, 29, 39, 28, 30, 26, 34, 26, 39, 22, 26, 32, 35, 24, 23, 33, 24, 10, 27,
    19, 13, 11, 17, 12, 10, 18, 14, 12, 19, 9, 13, 18, 21, 9, 21, 30, 21, 21, 29, 29, 22, 20, 35,
    20, 26, 20, 20, 20, 26, 19, 13, 22, 17, 6, 13, 17, 8,
  ].map { Double($0) * 12.5 }

  /// The commits of each hour of a day, by weekday.
  static let hours: [[Int]] = [
    "000000012333333433211111", "000000112343333443211111", "000000112334343443211111",
    "000000112344434443211111", "000000011233333333211110", "000000001111111111110000",
    "000000001111111111110000",
  ].map { $0.utf8.map { [4, 41, 145, 270, 416][Int($0) - 48] } }

  // MARK: Views

  static var contributorTable: some View {
    Table(contributors) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commits)) }
      TableColumn("Share", alignment: .trailing) { Text($0.share).role(.secondary) }
      TableColumn("") {
        Gauge("Share", value: Double($0.commits), in: 0...4218).frame(maxWidth: 24)
      }
    }
  }

  static var fileTable: some View {
    Table(files) {
      TableColumn("File") { Pathname($0.path) }.flexible()
      TableColumn("Commits", alignment: .trailing) { Text("\($0.commits)") }
      TableColumn("Lines + −") {
        SegmentedBar(
          "Lines",
          [BarSegment($0.added, role: .added), BarSegment($0.removed, role: .removed)],
          of: 33_522
        )
        .frame(width: 16)
      }
    }
  }

  static var commitTable: Table<[Commit], some TableColumns<Commit>> {
    Table(commits) {
      TableColumn("Subject") { Text($0.subject) }.truncated()
      TableColumn("Author") { Text($0.author) }
      TableColumn("Age", alignment: .trailing) { Text($0.age).role(.secondary) }
      TableColumn("Commit") { Text($0.id).role(.secondary) }
    }
  }

  static var heatMap: HeatMap {
    HeatMap(
      "Commits by weekday and hour",
      rows: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      columns: (0..<24).map { $0 % 3 == 0 ? ($0 < 10 ? "0\($0)" : "\($0)") : "" },
      values: hours,
      caption: "most on Tuesday at 10: 416"
    )
  }

  private static func grouped(_ number: Int) -> String {
    let rest = "\(number % 1000)"
    return number < 1000
      ? rest : "\(number / 1000),\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
