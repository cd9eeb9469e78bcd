/// A receiver that computes the summary of a history.
struct HistoryBuilder: LogReceiver {
  private struct Sums {
    var commitCount = 0
    var dates: ClosedRange<Timestamp>?

    static func += (sum: inout Self, other: Self) {
      sum.commitCount += other.commitCount
      guard let dates = other.dates else { return }
      HistoryBuilder.extend(&sum.dates, by: dates.lowerBound)
      HistoryBuilder.extend(&sum.dates, by: dates.upperBound)
    }
  }

  private(set) var commitCount = 0
  private var mergeCount = 0
  private var undatedCommitCount = 0
  private var dates: ClosedRange<Timestamp>?
  /// The number of commits by the number of days since 1970-01-01.
  private var days: [Int: Int] = [:]
  private var week = WeekActivity()
  /// The names and addresses of authors, as in ``LogParser/Record/author``.
  private var authorKeys = ByteTable()
  private var authors: [Sums] = []
  /// The number of the author of the earliest commit.
  private var firstAuthor: Int?
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
      days[day.daysSinceEpoch, default: 0] += 1
      week[day.weekday, date.hour] += 1
      // If two dates are equal, the earlier commit is later in the log.
      if dates.map({ date <= $0.lowerBound }) ?? true { firstAuthor = author }
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

  fileprivate static func extend(_ range: inout ClosedRange<Timestamp>?, by date: Timestamp) {
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
  /// Returns the history that has been read.
  ///
  /// - Parameters:
  ///   - keptFiles: The maximum number of files in the result.
  ///   - existingFiles: The number of files of the newest commit.
  /// - Returns: The history.
  func history(keepingFiles keptFiles: Int, existingFiles: Int) -> History {
    let days = continuousDays()
    return History(
      commitCount: commitCount,
      mergeCount: mergeCount,
      undatedCommitCount: undatedCommitCount,
      dates: dates,
      firstAuthor: firstAuthor.map { Author(authorKeys[$0]) },
      contributors: rankedContributors(),
      days: days,
      months: Self.months(of: days),
      week: week,
      fileCount: files.count,
      existingFileCount: existingFiles,
      files: mostChangedFiles(keptFiles)
    )
  }

  private func rankedContributors() -> [Contributor] {
    var names = ByteTable()
    var sums: [Sums] = []
    var addresses: [[Int]] = []
    for author in authors.indices {
      let name = authorKeys[author].prefix { $0 != 0 }
      let number = name.withUnsafeBytes { names.number(of: $0) }
      if number == sums.count {
        sums.append(Sums())
        addresses.append([])
      }
      sums[number] += authors[author]
      addresses[number].append(author)
    }
    // The names are compared by their bytes, as `git shortlog` does.
    let ranked = sums.indices.sorted { first, second in
      if sums[first].commitCount != sums[second].commitCount {
        return sums[first].commitCount > sums[second].commitCount
      }
      return names[first].lexicographicallyPrecedes(names[second])
    }
    return ranked.map { number in
      // Sorting is stable, and the newest commits are first in the log.
      let ranked = addresses[number].sorted {
        authors[$0].commitCount > authors[$1].commitCount
      }
      return Contributor(
        author: Author(authorKeys[ranked[0]]),
        emails: ranked.map { Author(authorKeys[$0]).email },
        commitCount: sums[number].commitCount,
        share: Double(sums[number].commitCount) / Double(commitCount),
        dates: sums[number].dates
      )
    }
  }

  private func continuousDays() -> [DayActivity] {
    guard let first = days.keys.min(), let last = days.keys.max() else { return [] }
    return (first...last).map { day in
      DayActivity(date: CivilDate(daysSinceEpoch: day), commitCount: days[day] ?? 0)
    }
  }

  /// Returns the months of consecutive days.
  private static func months(of days: [DayActivity]) -> [MonthActivity] {
    var months: [MonthActivity] = []
    for day in days {
      let month = day.date.calendarMonth
      let commitCount = months.last?.month == month ? months.removeLast().commitCount : 0
      months.append(MonthActivity(month: month, commitCount: commitCount + day.commitCount))
    }
    return months
  }

  private func mostChangedFiles(_ limit: Int) -> [ChangedFile] {
    let ranked = fileCounts.indices.sorted { first, second in
      if fileCounts[first] != fileCounts[second] { return fileCounts[first] > fileCounts[second] }
      return files[first].lexicographicallyPrecedes(files[second])
    }
    return ranked.prefix(limit).map { file in
      ChangedFile(rawPath: Array(files[file]), commitCount: fileCounts[file])
    }
  }
}
