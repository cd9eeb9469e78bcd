/// A receiver that adds up the numbers of lines in a log.
struct LineCounter {
  /// The maximum number of commits in ``counts``.
  private static let shownCommits = Report.maximumLiveRows

  /// The lines so far.
  ///
  /// It contains only the newest commits, so that copies that a caller keeps stay small.
  private(set) var counts: LineCounts
  private let keptCommits: Int
  private let keepsFiles: Bool
  private var files = ByteTable()
  /// The lines of the kept commits that are not in ``counts``.
  private var olderCommits: [String: LineCount] = [:]
  private var commitFiles = CommitFiles()
  /// The hash of the last commit, or nil if it is not kept.
  private var hash: String?
  /// The day of the last commit, or nil if it has no plausible date.
  private var day: Int?

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - files: The files whose lines are counted.
  ///   - keptCommits: The maximum number of commits whose lines are kept.
  ///   - keepsFiles: Whether the files of these commits are kept too.
  init(of files: [ChangedFile], keepingCommits keptCommits: Int, keepingFiles keepsFiles: Bool) {
    counts = LineCounts(files: files.map { _ in LineCount() })
    self.keptCommits = keptCommits
    self.keepsFiles = keepsFiles
    for file in files {
      file.rawPath.withUnsafeBytes { path in _ = self.files.number(of: path) }
    }
  }

  /// The lines of all commits.
  var result: LineCounts {
    var result = counts
    result.commits.merge(olderCommits) { first, _ in first }
    result.commitFiles = commitFiles
    return result
  }

  /// Adds a commit.
  ///
  /// The following changes belong to this commit.
  mutating func addCommit(_ hash: UnsafeRawBufferPointer) {
    counts.commitCount += 1
    guard counts.commitCount <= keptCommits else {
      self.hash = nil
      return
    }
    let hash = String(decoding: hash, as: UTF8.self)
    self.hash = hash
    if keepsFiles { commitFiles.addCommit(hash) }
    add(LineCount(), to: hash)
  }

  /// Sets the date of the last commit.
  ///
  /// It is nil if it is not plausible.
  mutating func setDate(_ date: Timestamp?) {
    day = date?.date.daysSinceEpoch
  }

  /// Adds the change of a file to the last commit.
  mutating func add(_ lines: LineCount, path: UnsafeRawBufferPointer) {
    counts.total += lines
    if let day { counts.days[day, default: LineCount()] += lines }
    if let file = files.existingNumber(of: path) { counts.files[file] += lines }
    guard let hash else { return }
    add(lines, to: hash)
    if keepsFiles { commitFiles.add(lines, path: path) }
  }

  private mutating func add(_ lines: LineCount, to hash: String) {
    if counts.commitCount <= Self.shownCommits {
      counts.commits[hash, default: LineCount()] += lines
    } else {
      olderCommits[hash, default: LineCount()] += lines
    }
  }
}
