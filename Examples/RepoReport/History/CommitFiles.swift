/// The files that each commit of a history changes.
///
/// Each path is stored only once.
struct CommitFiles: Equatable, Sendable {
  /// A file that a commit changes, with its numbers of lines.
  struct Change: Equatable, Sendable {
    /// The path, which is the new path of a renamed file.
    ///
    /// It is untrusted text, which may contain any character.
    let path: String
    let lines: LineCount
  }

  private struct Entry: Equatable {
    /// The number of the path.
    let path: Int
    let lines: LineCount
  }

  private var paths = ByteTable()
  private var entries: [Entry] = []
  /// The end of the entries of each commit.
  private var ends: [Int] = []
  /// The number of each commit by its hash.
  private var numbers: [String: Int] = [:]

  /// Adds a commit.
  ///
  /// The following changes belong to this commit.
  mutating func addCommit(_ hash: String) {
    numbers[hash] = ends.count
    ends.append(entries.count)
  }

  /// Adds a file to the last commit.
  mutating func add(_ lines: LineCount, path: UnsafeRawBufferPointer) {
    entries.append(Entry(path: paths.number(of: path), lines: lines))
    ends[ends.count - 1] = entries.count
  }

  /// Returns the number of files that a commit changes.
  func count(of hash: String) -> Int { range(of: hash).count }

  /// Returns the first files that a commit changes, by path.
  func changes(of hash: String, limit: Int) -> [Change] {
    entries[range(of: hash)].prefix(limit).map { entry in
      Change(path: LogParser.text(paths[entry.path]), lines: entry.lines)
    }
  }

  private func range(of hash: String) -> Range<Int> {
    guard let number = numbers[hash] else { return 0..<0 }
    return (number == 0 ? 0 : ends[number - 1])..<ends[number]
  }
}
