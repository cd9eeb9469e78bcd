/// A history in the format of `git fast-import`, built commit by commit.
struct FastImportStream: Sendable {
  /// The author of a commit.
  ///
  /// It consists of bytes, because git accepts any bytes.
  struct Author: Sendable {
    var name: [UInt8]
    var email: [UInt8]

    init(_ name: String, _ email: String) {
      self.name = Array(name.utf8)
      self.email = Array(email.utf8)
    }

    init(name: [UInt8], email: [UInt8]) {
      self.name = name
      self.email = email
    }
  }

  private(set) var bytes: [UInt8] = []
  /// The number of commits, which is also the mark of the newest commit.
  private(set) var commitCount = 0
  private var seconds = 0

  /// Adds a commit to a branch, and returns its mark.
  ///
  /// The author's `date` is in git's raw format, such as "1700000000 +0100". The committer is the
  /// same person. The date of the committer is at least one second after the previous commit. So
  /// git's order is the reverse order of the calls, whatever the dates of the authors. Without a
  /// `parent`, the parent is the branch's newest commit. Further marks make the commit a merge. All
  /// of `files` change.
  @discardableResult
  mutating func commit(
    _ message: [UInt8],
    by author: Author,
    date: String,
    branch: String = "main",
    from parent: Int? = nil,
    merging others: [Int] = [],
    files: [[UInt8]]
  ) -> Int {
    commitCount += 1
    seconds = max(seconds + 1, Self.plausibleSeconds(of: date))
    let person = author.name + Array(" <".utf8) + author.email + Array("> ".utf8)
    line("commit refs/heads/\(branch)")
    line("mark :\(commitCount)")
    line(Array("author ".utf8) + person + Array(date.utf8))
    line(Array("committer ".utf8) + person + Array("\(seconds) +0000".utf8))
    data(message)
    if let parent { line("from :\(parent)") }
    for mark in others { line("merge :\(mark)") }
    for path in files {
      line(Array("M 100644 inline ".utf8) + Self.quoted(path))
      data(Array("\(commitCount)\n".utf8))
    }
    return commitCount
  }

  /// Adds a commit whose message and paths are strings.
  @discardableResult
  mutating func commit(
    _ message: String,
    by author: Author,
    date: String,
    branch: String = "main",
    from parent: Int? = nil,
    merging others: [Int] = [],
    files: [String] = []
  ) -> Int {
    commit(
      Array(message.utf8),
      by: author,
      date: date,
      branch: branch,
      from: parent,
      merging: others,
      files: files.map { Array($0.utf8) }
    )
  }

  /// Tags a commit.
  mutating func tag(_ name: String, mark: Int) {
    line("reset refs/tags/\(name)")
    line("from :\(mark)")
    line("")
  }

  private mutating func line(_ text: String) { line(Array(text.utf8)) }

  private mutating func line(_ text: [UInt8]) {
    bytes += text
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func data(_ content: [UInt8]) {
    line("data \(content.count)")
    line(content)
  }

  private static func plausibleSeconds(of date: String) -> Int {
    let seconds = date.split(separator: " ").first.flatMap { Int($0) } ?? 0
    return (0..<4_000_000_000).contains(seconds) ? seconds : 0
  }

  /// Returns a path in quotes with C's escapes, which fast-import needs for newlines.
  private static func quoted(_ path: [UInt8]) -> [UInt8] {
    let escaped = path.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      default: [byte]
      }
    }
    return [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "\"")]
  }
}
