import Diptych
import DiptychExampleSupport

/// The facts about a repository in a panel, for a terminal.
struct HeaderCard: View {
  let repository: Repository
  let history: History

  @Environment(\.isASCII) private var isASCII
  @Environment(\.now) private var now
  @Environment(\.reportLayout) private var layout

  var body: some View {
    let facts = RepositoryFacts(repository: repository, history: history, now: now)
    let separator = Signs(isASCII: isASCII).separator
    // The branch and the age have a column of their own, or else stand in the edge.
    let hasColumn = layout == .wide && history.isLarge
    VStack(spacing: 1) {
      Panel(
        repository.name,
        subtitle: Text(hasColumn ? "" : "\(repository.head) \(separator) \(facts.span)")
      ) {
        ViewThatFits {
          if hasColumn {
            HStack(alignment: .top, spacing: 6) {
              Stats { totals(facts) }.frame(maxWidth: .max, alignment: .topLeading)
              Stats { dates(facts) }.frame(maxWidth: .max, alignment: .topLeading)
              Stats { state(facts) }.frame(maxWidth: .max, alignment: .topLeading)
            }
            HStack(alignment: .top, spacing: 3) {
              Stats { totals(facts, nameWidth: 28) }
              Stats { dates(facts, isShort: true) }
              Stats { state(facts) }
            }
          } else {
            HStack(alignment: .top, spacing: 4) {
              Stats { totals(facts) }
              if history.isLarge { Stats { dates(facts) } }
            }
            HStack(alignment: .top, spacing: 3) {
              Stats { totals(facts) }
              if history.isLarge { Stats { dates(facts, isShort: true) } }
            }
            HStack(alignment: .top, spacing: 3) {
              Stats { totals(facts, nameWidth: 17) }
              if history.isLarge { Stats { dates(facts, isShort: true) } }
            }
            Stats {
              totals(facts, nameWidth: layout == .narrow ? 14 : 28, isShort: true)
              if history.isLarge { dates(facts, isShort: true) }
            }
          }
        }
        .frame(maxWidth: .max, alignment: .leading)
      }
      if repository.isShallow { ShallowNote() }
    }
  }

  @ViewBuilder
  private func totals(
    _ facts: RepositoryFacts,
    nameWidth: Int = .max,
    isShort: Bool = false
  ) -> some View {
    let sign = Signs(isASCII: isASCII).ellipsis
    Stat("Commits", value: grouped(history.commitCount), note: facts.merges)
    Stat(
      "Contributors",
      value: grouped(history.contributors.count),
      note: truncated(facts.contributors, to: nameWidth, with: sign)
    )
    Stat(
      "Files",
      value: grouped(history.fileCount),
      note: facts.existing + (isShort ? "" : " today")
    )
  }

  @ViewBuilder
  private func dates(_ facts: RepositoryFacts, isShort: Bool = false) -> some View {
    Stat(isShort ? "First" : "First commit", value: facts.first)
    Stat(isShort ? "Newest" : "Newest commit", value: facts.newest)
    Stat(
      isShort ? "12 months" : "Last 12 months",
      value: grouped(facts.recentMonths.reduce(0, +))
    ) {
      Sparkline("Commits a month", values: facts.recentMonths, in: facts.recentBounds)
    }
  }

  @ViewBuilder
  private func state(_ facts: RepositoryFacts) -> some View {
    Stat("Branch", value: repository.head.description, note: "at \(repository.abbreviatedCommit)")
    Stat("Age", value: facts.span)
    Stat {
      ActivityBadge(history: history)
    } label: {
      Text("State")
    }
  }
}

/// The facts about a repository as tiles, below its name, for a page.
struct PageHeader: View {
  let repository: Repository
  let history: History

  @Environment(\.now) private var now

  var body: some View {
    let facts = RepositoryFacts(repository: repository, history: history, now: now)
    VStack(spacing: 1) {
      VStack {
        Heading(repository.name, level: 1)
        Paragraph {
          Text("Branch ")
          Code(repository.head.description)
          Text(" · \(facts.lede) · ")
          ActivityBadge(history: history)
        }
        .role(.secondary)
      }
      Stats {
        Stat("Commits", value: grouped(history.commitCount), note: facts.merges)
        Stat(
          "Contributors",
          value: grouped(history.contributors.count),
          note: facts.contributors
        )
        Stat(
          "Files changed",
          value: grouped(history.fileCount),
          note: facts.existing + " today"
        )
        if let dates = history.dates {
          Stat("First commit", value: facts.first, note: facts.firstAuthor)
          if history.commitCount > 1 {
            Stat(
              "Newest commit",
              value: facts.newest,
              note: dates.upperBound.minuteDescription
            )
          }
        }
        if history.isLarge {
          Stat("Last 12 months", value: grouped(facts.recentMonths.reduce(0, +))) {
            Sparkline("Commits a month", values: facts.recentMonths, in: facts.recentBounds)
          }
        }
      }
      if repository.isShallow { ShallowNote() }
    }
  }
}

/// A mark that says whether there were commits lately.
struct ActivityBadge: View {
  let history: History

  @Environment(\.now) private var now

  var body: some View {
    if !history.isLarge {
      Badge("new")
    } else if history.isActive(at: now) {
      Badge("active", status: .success)
    } else {
      Badge("quiet")
    }
  }
}

/// A note that the history is not complete.
private struct ShallowNote: View {
  var body: some View {
    Callout("A shallow clone: older commits are missing.", status: .warning)
  }
}

/// The words of the header, in both media.
private struct RepositoryFacts {
  let repository: Repository
  let history: History
  let now: Timestamp

  /// The time from the first commit to the newest.
  var span: String {
    guard let dates = history.dates else { return "no dates" }
    guard history.isLarge else { return "first commit \(dates.lowerBound.age(at: now))" }
    return DiptychRepoReport.span(dates)
  }

  /// The length of the history in words.
  var lede: String {
    guard history.isLarge, let dates = history.dates else {
      return "\(counted(history.commitCount, "commit")) so far"
    }
    return "\(DiptychRepoReport.span(dates).replacing(", ", with: " and ")) of history"
  }

  var merges: String {
    history.mergeCount == 0 ? "no merges" : counted(history.mergeCount, "merge")
  }

  var contributors: String {
    if history.contributors.count == 1 { return history.contributors[0].author.displayName }
    return "\(grouped(history.activeContributorCount(at: now))) in \(History.activeDays) days"
  }

  /// The number of files that exist, such as "1 exists".
  var existing: String {
    let count = history.existingFileCount
    return "\(grouped(count)) \(count == 1 ? "exists" : "exist")"
  }

  var first: String { history.dates?.lowerBound.date.description ?? "unknown" }

  var firstAuthor: String { history.firstAuthor.map { "by \($0.displayName)" } ?? "" }

  var newest: String { history.dates?.upperBound.age(at: now) ?? "unknown" }

  var recentMonths: [Int] { history.recentMonths(at: now) }

  /// The bounds of the curve of recent months, which begins at 0.
  var recentBounds: ClosedRange<Int> { 0...max(recentMonths.max() ?? 1, 1) }
}
