/// Sums up a history while it is read; holds no more than the sums and the commits asked for.
struct HistoryBuilder {
  private struct Author {
    var commitCount = 0
    var dates: ClosedRange<Timestamp>?
  }

  private(set) var commitCount = 0
  private var mergeCount = 0
  private var undatedCommitCount = 0
  private var dates: ClosedRange<Timestamp>?
  private var months: [Int: Int] = [:]
  private var week = WeekActivity()
  private var authorKeys = ByteTable()
  private var authors: [Author] = []
  private var files = ByteTable()
  private var fileCounts: [Int] = []
  private var commits: [Commit] = []

  private let keptCommits: Int
  private let abbreviationLength: Int

  init(keeping kept: History.KeptCommits, abbreviationLength: Int) {
    keptCommits =
      switch kept {
      case .all: .max
      case .newest(let count): count
      }
    self.abbreviationLength = abbreviationLength
  }

  mutating func add(_ record: LogParser.Record) {
    let date = Timestamp(raw: record.date)
    let author = authorKeys.number(of: record.author)
    if author == authors.count { authors.append(Author()) }
    authors[author].commitCount += 1
    commitCount += 1
    if record.isMerge { mergeCount += 1 }
    if let date {
      let day = date.date
      months[day.calendarMonth.ordinal, default: 0] += 1
      week[day.weekday, date.hour] += 1
      Self.extend(&dates, by: date)
      Self.extend(&authors[author].dates, by: date)
    } else {
      undatedCommitCount += 1
    }
    if commits.count < keptCommits {
      commits.append(commit(record, author: author, date: date))
    }
  }

  mutating func addFile(_ path: UnsafeRawBufferPointer) {
    let file = files.number(of: path)
    if file == fileCounts.count { fileCounts.append(0) }
    fileCounts[file] += 1
  }

  private func commit(_ record: LogParser.Record, author: Int, date: Timestamp?) -> Commit {
    let hash = String(decoding: record.hash, as: UTF8.self)
    return Commit(
      hash: hash,
      abbreviatedHash: String(hash.prefix(abbreviationLength)),
      author: author,
      date: date,
      isMerge: record.isMerge,
      subject: Self.text(record.subject)
    )
  }

  private static func extend(_ range: inout ClosedRange<Timestamp>?, by date: Timestamp) {
    guard let old = range else {
      range = date...date
      return
    }
    if date < old.lowerBound {
      range = date...old.upperBound
    } else if old.upperBound < date {
      range = old.lowerBound...date
    }
  }
}

// MARK: - The result

extension HistoryBuilder {
  /// The history that was read, with at most `keptFiles` files.
  mutating func history(keepingFiles keptFiles: Int) -> History {
    let ranked = rankedContributors()
    var ranks = [Int](repeating: 0, count: ranked.count)
    for (rank, entry) in ranked.enumerated() { ranks[entry.author] = rank }
    for index in commits.indices { commits[index].author = ranks[commits[index].author] }
    return History(
      commitCount: commitCount,
      mergeCount: mergeCount,
      undatedCommitCount: undatedCommitCount,
      dates: dates,
      contributors: ranked.map(\.contributor),
      months: continuousMonths(),
      week: week,
      fileCount: files.count,
      files: mostChangedFiles(keptFiles),
      commits: commits
    )
  }

  private func rankedContributors() -> [(author: Int, contributor: Contributor)] {
    let contributors = authors.enumerated().map { number, author in
      let key = authorKeys[number]
      let separator = key.firstIndex(of: 0) ?? key.endIndex
      return (
        author: number,
        contributor: Contributor(
          name: Self.text(key[..<separator]),
          email: Self.text(key[separator...].dropFirst()),
          commitCount: author.commitCount,
          share: Double(author.commitCount) / Double(commitCount),
          dates: author.dates
        )
      )
    }
    return contributors.sorted { first, second in
      let (first, second) = (first.contributor, second.contributor)
      return (second.commitCount, first.name, first.email)
        < (first.commitCount, second.name, second.email)
    }
  }

  private func continuousMonths() -> [MonthActivity] {
    guard let first = months.keys.min(), let last = months.keys.max() else { return [] }
    return (first...last).map { ordinal in
      MonthActivity(month: CalendarMonth(ordinal: ordinal), commitCount: months[ordinal] ?? 0)
    }
  }

  private func mostChangedFiles(_ limit: Int) -> [ChangedFile] {
    let ranked = fileCounts.indices.sorted { first, second in
      if fileCounts[first] != fileCounts[second] { return fileCounts[first] > fileCounts[second] }
      return files[first].lexicographicallyPrecedes(files[second])
    }
    return ranked.prefix(limit).map { file in
      ChangedFile(path: Self.text(files[file]), commitCount: fileCounts[file])
    }
  }

  /// Bytes as text: what is not UTF-8 becomes U+FFFD, and what ``LogParser`` cut off becomes "…".
  private static func text(_ bytes: some RandomAccessCollection<UInt8>) -> String {
    guard bytes.count > LogParser.fieldLimit else {
      return String(decoding: bytes, as: UTF8.self)
    }
    // Cut before the beginning of a scalar, which is at most three bytes away.
    var kept = bytes.prefix(LogParser.fieldLimit)
    var following = bytes.dropFirst(LogParser.fieldLimit).first
    for _ in 0..<3 {
      guard let byte = following, byte & 0xC0 == 0x80 else { break }
      following = kept.popLast()
    }
    return String(decoding: kept, as: UTF8.self) + "…"
  }
}
