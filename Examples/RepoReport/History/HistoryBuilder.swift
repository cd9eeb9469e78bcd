/// A receiver that computes the summary of a history.
struct HistoryBuilder: LogReceiver {
  private struct Sums {
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
  private var authors: [Sums] = []
  private var files = ByteTable()
  private var fileCounts: [Int] = []

  mutating func add(_ record: LogParser.Record) {
    let date = Timestamp(raw: record.date)
    let author = authorKeys.number(of: record.author)
    if author == authors.count { authors.append(Sums()) }
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
  }

  mutating func addFile(_ path: UnsafeRawBufferPointer) {
    let file = files.number(of: path)
    if file == fileCounts.count { fileCounts.append(0) }
    fileCounts[file] += 1
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

// MARK: - Result

extension HistoryBuilder {
  /// Returns the history that has been read, with a maximum number of files.
  func history(keepingFiles keptFiles: Int) -> History {
    History(
      commitCount: commitCount,
      mergeCount: mergeCount,
      undatedCommitCount: undatedCommitCount,
      dates: dates,
      contributors: rankedContributors(),
      months: continuousMonths(),
      week: week,
      fileCount: files.count,
      files: mostChangedFiles(keptFiles)
    )
  }

  private func rankedContributors() -> [Contributor] {
    let contributors = authors.enumerated().map { number, sums in
      Contributor(
        author: Author(authorKeys[number]),
        commitCount: sums.commitCount,
        share: Double(sums.commitCount) / Double(commitCount),
        dates: sums.dates
      )
    }
    return contributors.sorted { first, second in
      (second.commitCount, first.author.name, first.author.email)
        < (first.commitCount, second.author.name, second.author.email)
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
      ChangedFile(path: LogParser.text(files[file]), commitCount: fileCounts[file])
    }
  }
}
