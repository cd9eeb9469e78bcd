import DiptychSite
import Foundation

/// The suite of sites: 5,000 pages of 10 kB that are written to a folder, relative to a loop that
/// writes the same bytes to the same files.
enum SiteSuite {
  static func measure(
    _ options: Options,
    report: (BenchmarkResult) -> Void
  ) async throws {
    // Before anything else, since the memory of a process is measured at its maximum.
    let bytes = try await BenchmarkSite.bytesPerPage()
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let site = BenchmarkSite.pages(5000)
    let changed = BenchmarkSite.pages(5000, changed: 7)
    let files = try await site.files()
    var times: [String: [(first: Double, second: Double)]] = [:]
    // Nothing is removed between the rounds: a file system looks for a long time for room among
    // what was removed just before.
    for round in 0..<options.rounds {
      let place = "\(folder)/\(round)"
      let loop = try await time { try BenchmarkSite.writeByHand(files, to: "\(place)-loop") }
      let bytes = try await time { _ = try SiteFolder("\(place)-bytes").write(files) }
      let first = try await time { _ = try await site.write(to: "\(place)-site") }
      let second = try await time { _ = try await site.write(to: "\(place)-site") }
      let change = try await time {
        let plan = try await changed.write(to: "\(place)-site")
        guard plan.changed.count == 1, plan.added.isEmpty else {
          throw BenchmarkError.file("one changed page has led to \(plan)")
        }
      }
      times["files", default: []].append((loop, bytes))
      times["first", default: []].append((loop, first))
      times["second", default: []].append((first, second))
      times["change", default: []].append((first, change))
    }
    let targets: [(name: String, kind: Figure.Kind, target: Double?)] = [
      ("files", .ratioToHand, 1.5), ("first", .ratioToHand, 1.5),
      ("second", .ratioToFirst, 0.8), ("change", .ratioToFirst, nil),
    ]
    for (name, kind, target) in targets {
      var result = BenchmarkResult(
        name: "site/\(name)",
        times: times[name] ?? [],
        kind: kind,
        target: target
      )
      if name == "first", let bytes {
        result.figures.append(Figure(kind: .bytesPerPage, value: bytes))
      }
      report(result)
    }
  }

  /// Returns the microseconds of a function that is called once.
  private static func time(_ body: () async throws -> Void) async rethrows -> Double {
    let clock = SuspendingClock()
    let start = clock.now
    try await body()
    return (clock.now - start) / .microseconds(1)
  }
}
