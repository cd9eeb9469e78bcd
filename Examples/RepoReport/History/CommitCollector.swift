/// A receiver that collects the commits of a log.
struct CommitCollector: LogReceiver {
  private(set) var commitCount = 0
  /// The commits that have not been taken yet.
  private(set) var commits: [Commit] = []

  private let abbreviationLength: Int
  // The commits of an author share one string.
  private var authorKeys = ByteTable()
  private var authors: [Author] = []

  init(abbreviationLength: Int) {
    self.abbreviationLength = abbreviationLength
  }

  mutating func add(_ record: LogParser.Record) {
    let author = authorKeys.number(of: record.author)
    if author == authors.count { authors.append(Author(record.author)) }
    let hash = String(decoding: record.hash, as: UTF8.self)
    commits.append(
      Commit(
        hash: hash,
        abbreviatedHash: String(hash.prefix(abbreviationLength)),
        author: authors[author],
        date: Timestamp(raw: record.date),
        parents: Self.hashes(in: record.parents),
        subject: LogParser.text(record.subject),
        message: LogParser.message(record.message)
      )
    )
    commitCount += 1
  }

  /// Returns the hashes in a list.
  ///
  /// If the last hash is cut, it is left out.
  private static func hashes(in list: UnsafeRawBufferPointer) -> [String] {
    list.split(separator: UInt8(ascii: " "))
      .filter { LogParser.isHash(UnsafeRawBufferPointer(rebasing: $0)) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Removes and returns the commits that were read first, at most a number of them.
  mutating func take(_ count: Int) -> [Commit] {
    let taken = Array(commits.prefix(count))
    commits.removeFirst(taken.count)
    return taken
  }
}
