/// A job: a row of the text table.
public struct Job: Sendable {
  public let id: String
  public let name: String
  public let status: String
  public let description: String
  /// The size in bytes, in tables of six columns only.
  public let bytes: String
  /// The note, in tables of six columns only.
  public let note: String

  /// The columns of a table of jobs.
  public enum Columns: Int, Sendable {
    case four = 4
    case six = 6
  }

  /// Returns the first jobs of the fixed sequence for a number of columns.
  public static func generated(_ count: Int, columns: Columns) -> [Job] {
    var generator = JobGenerator()
    return (0..<count).map { generator.job(id: $0, columns: columns) }
  }

  /// Returns the cells of the row, beginning with the leading one.
  public func cells(_ columns: Columns) -> [String] {
    let first = [id, name, status, description]
    return columns == .six ? first + [bytes, note] : first
  }
}

/// A generator of jobs from one stream of numbers; the order of the draws is part of the yardstick.
struct JobGenerator {
  private var numbers = LinearCongruentialGenerator(seed: 42)

  private static let words = [
    "alpha", "build", "cache", "delta", "error", "fetch", "graph", "hello", "index", "json",
    "kernel", "layout", "module", "network", "object", "parser", "query", "render", "stream",
    "table",
  ]
  private static let eastAsian = ["你好世界", "数据", "東京都", "プログラミング", "한국어", "文字幅"]
  private static let emoji = ["🚀", "✅", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "\u{2764}\u{FE0F}"]
  private static let statuses = ["ok", "failed", "skipped", "running"]

  mutating func job(id: Int, columns: Job.Columns) -> Job {
    Job(
      id: String(id),
      name: name(),
      status: pick(Self.statuses),
      description: description(),
      bytes: columns == .six ? String(numbers.below(100_000_000)) : "",
      note: columns == .six ? note() : ""
    )
  }

  private mutating func name() -> String {
    let name = sentence(1...2)
    switch numbers.below(10) {
    case 0: return "\(name) \(pick(Self.eastAsian))"
    case 1: return "\(name) \(pick(Self.emoji))"
    default: return name
    }
  }

  private mutating func description() -> String {
    let description = sentence(3...9)
    switch numbers.below(10) {
    case 0, 1: return "\(description) \(pick(Self.eastAsian))\(pick(Self.eastAsian))"
    case 2: return "\(pick(Self.emoji)) \(description)"
    default: return description
    }
  }

  private mutating func note() -> String {
    let note = sentence(1...4)
    return numbers.below(10) == 0 ? "\(note) \(pick(Self.emoji))" : note
  }

  private mutating func sentence(_ lengths: ClosedRange<Int>) -> String {
    let length = lengths.lowerBound + numbers.below(lengths.count)
    return (0..<length).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  private mutating func pick(_ strings: [String]) -> String {
    strings[numbers.below(strings.count)]
  }
}
