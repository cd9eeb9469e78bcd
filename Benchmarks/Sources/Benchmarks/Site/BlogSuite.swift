import DiptychSite
import Foundation

/// The suite of blogs: 5,000 posts with 100 tags and 102 feeds, relative to the same posts without
/// tags and feeds, and to half as many posts.
enum BlogSuite {
  private struct Times {
    var read = 0.0
    var write = 0.0
    var second = 0.0
  }

  static func measure(_ options: Options, report: (BenchmarkResult) -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "blog-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let plain = try BenchmarkBlog(5000, hasTags: false, in: "\(folder)/plain")
    let half = try BenchmarkBlog(2500, hasTags: true, in: "\(folder)/half")
    let tagged = try BenchmarkBlog(5000, hasTags: true, in: "\(folder)/tagged")
    var times: [String: [(first: Double, second: Double)]] = [:]
    for round in 0..<options.rounds {
      let plain = try await measure(plain, to: "\(folder)/\(round)-plain")
      let half = try await measure(half, to: "\(folder)/\(round)-half")
      let tagged = try await measure(tagged, to: "\(folder)/\(round)-tagged")
      let all = tagged.read + tagged.write
      times["tags", default: []].append((plain.read + plain.write, all))
      times["tags-write", default: []].append((plain.write, tagged.write))
      times["doubling", default: []].append((half.read + half.write, all))
      times["second", default: []].append((all, tagged.read + tagged.second))
    }
    let targets: [(name: String, kind: Figure.Kind, target: Double?)] = [
      ("tags", .ratioToPlain, 3), ("tags-write", .ratioToPlain, 3), ("doubling", .ratioToHalf, 2.2),
      ("second", .ratioToFirst, nil),
    ]
    for (name, kind, target) in targets {
      report(
        BenchmarkResult(
          name: "blog/\(name)",
          times: times[name] ?? [],
          kind: kind,
          target: target
        )
      )
    }
  }

  /// Reads and writes a blog, and writes it again, which must change nothing.
  private static func measure(_ blog: BenchmarkBlog, to place: String) async throws -> Times {
    var times = Times()
    let clock = SuspendingClock()
    let start = clock.now
    let site = blog.site(try blog.content())
    times.read = (clock.now - start) / .microseconds(1)
    let middle = clock.now
    try await site.write(to: place)
    times.write = (clock.now - middle) / .microseconds(1)
    let end = clock.now
    let plan = try await site.write(to: place)
    times.second = (clock.now - end) / .microseconds(1)
    guard plan.added.isEmpty, plan.changed.isEmpty, plan.removed.isEmpty else {
      throw BenchmarkError.file("a second write has led to \(plan)")
    }
    return times
  }
}
