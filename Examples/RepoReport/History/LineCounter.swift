/// A receiver that sums the lines of a log.
struct LineCounter {
  private(set) var counts: LineCounts
  private let keptCommits: Int
  private var files = ByteTable()
  /// The hash of the last commit, or nil if it is not kept.
  private var hash: String?

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - files: The files whose lines are counted.
  ///   - keptCommits: The maximum number of commits whose lines are kept.
  init(of files: [ChangedFile], keepingCommits keptCommits: Int) {
    counts = LineCounts(files: files.map { _ in LineCount() })
    self.keptCommits = keptCommits
    for file in files {
      file.rawPath.withUnsafeBytes { path in _ = self.files.number(of: path) }
    }
  }

  /// Adds a commit, to which the changes that follow belong.
  mutating func addCommit(_ hash: UnsafeRawBufferPointer) {
    counts.commitCount += 1
    guard counts.commitCount <= keptCommits else {
      self.hash = nil
      return
    }
    let hash = String(decoding: hash, as: UTF8.self)
    counts.commits[hash] = LineCount()
    self.hash = hash
  }

  /// Adds the change of a file to the last commit.
  mutating func add(_ lines: LineCount, path: UnsafeRawBufferPointer) {
    counts.total += lines
    if let file = files.existingNumber(of: path) { counts.files[file] += lines }
    if let hash { counts.commits[hash]? += lines }
  }
}
