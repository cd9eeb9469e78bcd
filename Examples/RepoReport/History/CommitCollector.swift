/// Collects commits while a log is read.
struct CommitCollector: LogReceiver {
  private(set) var commitCount = 0
  /// The commits that nobody took yet.
  private(set) var commits: [Commit] = []

  private let abbreviationLength: Int
  // One string for all commits of an author.
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
        isMerge: record.isMerge,
        subject: LogParser.text(record.subject)
      )
    )
    commitCount += 1
  }

  /// Takes the oldest of the commits that are there, at most so many.
  mutating func take(_ count: Int) -> [Commit] {
    let taken = Array(commits.prefix(count))
    commits.removeFirst(taken.count)
    return taken
  }
}
