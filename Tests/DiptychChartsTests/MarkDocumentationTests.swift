import Diptych
import DiptychCharts
import Foundation
import Testing

/// The code in the documentation of charts and of their marks, with its documented output.
@Suite("The documentation of charts and marks") struct MarkDocumentationTests {
  private struct Month {
    let number: Int
    let name: String
    let count: Int
    let degrees: Double
  }

  private static let months = [
    ("Jan", 12, 1.0), ("Feb", 31, 2.5), ("Mar", 66, 7), ("Apr", 40, 12), ("May", 52, 17),
    ("Jun", 25, 20.5),
  ]
  .enumerated().map { Month(number: $0 + 1, name: $1.0, count: $1.1, degrees: $1.2) }

  private static let days = (1...14).map { (number: $0, lines: 40 + $0 * $0 * 37 % 61) }

  private static let files = (1...30).map { (lines: $0 * $0 * 31 % 400, count: $0 * 17 % 23) }

  private static let hours = ["Mon", "Tue", "Wed"].enumerated().flatMap { index, day in
    (8...16).map { (hour: $0, day: day, count: ($0 + 4 * index) * $0 * 31 % 37) }
  }

  private let months = Self.months
  private let days = Self.days
  private let files = Self.files
  private let hours = Self.hours

  private var chart: some View {
    Chart(months) {
      BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.count))
    }
    .chartHeight(8)
  }

  private var barMark: some View {
    Chart(months) {
      BarMark(x: .value("Commits", $0.count), y: .value("Month", $0.name))
    }
  }

  private var lineMark: some View {
    Chart(months) { LineMark(x: .value("Month", $0.number), y: .value("Degrees", $0.degrees)) }
      .chartHeight(6)
  }

  private var areaMark: some View {
    Chart(days) { AreaMark(x: .value("Day", $0.number), y: .value("Lines", $0.lines)) }
      .chartHeight(6)
  }

  private var pointMark: some View {
    Chart(files) { PointMark(x: .value("Lines", $0.lines), y: .value("Commits", $0.count)) }
      .chartHeight(6)
  }

  private var ruleMark: some View {
    Chart {
      for month in months {
        BarMark(x: .value("Month", month.name), y: .value("Commits", month.count))
      }
      RuleMark(y: .value("Mean", 38)).annotation { Text("mean") }
    }
    .chartHeight(8)
  }

  private var rectangleMark: some View {
    Chart(hours) {
      RectangleMark(x: .value("Hour", $0.hour), y: .value("Day", $0.day))
        .foregroundStyle(by: .value("Commits", $0.count))
    }
  }

  /// The folder of the package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the blocks of some language in the comment of a type, without the slashes.
  private func blocks(_ language: String, of type: String, in path: String) throws -> [String] {
    let file = Self.root.appending(path: "Sources/DiptychCharts/\(path).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let declaration = try #require(lines.firstIndex { $0.hasPrefix("public struct \(type):") })
    let comment = lines[..<declaration].reversed().prefix { $0.hasPrefix("///") }.reversed()
      .map { $0.dropFirst(4) }.joined(separator: "\n")
    return comment.components(separatedBy: "```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  @Test("The code compiles, and its output is what it renders to") func marks() throws {
    let format = TextFormat.text(width: 40)
    let pictures = [
      ("Chart", "Chart", chart.rendered(as: format)),
      ("BarMark", "Marks/BarMark", barMark.rendered(as: format)),
      ("LineMark", "Marks/LineMark", lineMark.rendered(as: format)),
      ("AreaMark", "Marks/LineMark", areaMark.rendered(as: format)),
      ("PointMark", "Marks/PointMark", pointMark.rendered(as: format)),
      ("RuleMark", "Marks/RuleMark", ruleMark.rendered(as: format)),
      ("RectangleMark", "Marks/PointMark", rectangleMark.rendered(as: format)),
    ]
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for (name, file, picture) in pictures {
      #expect(try blocks("text", of: name, in: file) == [picture])
      for code in try blocks("swift", of: name, in: file) {
        let lines = code.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        #expect(source.contains(lines), "\(name)")
      }
    }
  }
}
