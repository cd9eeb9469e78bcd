import Diptych
import DiptychExampleSupport

/// The facts about a repository in a panel, for a terminal.
struct HeaderCard: View {
  let repository: Repository
  let history: History

  @Environment(\.isASCII) private var isASCII
  @Environment(\.now) private var now
  @Environment(\.drawsBlocks) private var drawsBlocks
  @Environment(\.reportLayout) private var layout
  @Environment(\.reportWidth) private var width
  @Environment(\.theme) private var theme

  var body: some View {
    let facts = RepositoryFacts(repository: repository, history: history, now: now)
    VStack(spacing: 1) {
      Panel(subtitle: Text(edge(facts))) {
        if layout == .narrow {
          Stats {
            figures(facts)
            if history.isLarge {
              Stat("First", value: facts.first)
              Stat("Newest", value: facts.newest)
            }
          }
        } else {
          figureRow(facts)
        }
      } title: {
        Text(repository.name).role(.accent)
      }
      .theme(theme.withAccentBorder)
      if repository.isShallow { ShallowNote() }
    }
  }

  /// The width of the border around the words in the top edge of a panel, in cells.
  private static var edgeRoom: Int { 10 }

  /// Returns the words at the end of the top edge, which begin with the branch.
  ///
  /// The space beside the name determines whether the length, the start and the end of the history
  /// follow.
  private func edge(_ facts: RepositoryFacts) -> String {
    let separator = " \(Signs(isASCII: isASCII).separator) "
    let parts = [
      "\(repository.head)", facts.span, "since \(facts.first)", "newest \(facts.newest)",
    ]
    let room = width - Self.edgeRoom - repository.name.count
    guard history.isLarge, layout != .narrow else {
      return parts.prefix(2).joined(separator: separator)
    }
    let choices = [parts, [parts[0], parts[2], parts[3]]].map { $0.joined(separator: separator) }
    return choices.first { $0.count <= room } ?? parts.prefix(2).joined(separator: separator)
  }

  /// The numbers side by side.
  ///
  /// They are large if all of them fit.
  @ViewBuilder
  private func figureRow(_ facts: RepositoryFacts) -> some View {
    let row = HStack(alignment: .top, spacing: 2) { figures(facts) }
    let small = row.environment(\.drawsBlocks, false)
    if layout == .wide {
      small
    } else if drawsBlocks {
      ViewThatFits {
        row.padding(.vertical, 1)
        small.padding(.vertical, 1)
      }
    } else {
      small.padding(.vertical, 1)
    }
  }

  @ViewBuilder private func figures(_ facts: RepositoryFacts) -> some View {
    let isShort = layout == .narrow || layout == .regular
    Figure("Commits", value: history.commitCount, note: facts.merges)
    Figure("Contributors", value: history.contributors.count, note: facts.contributors)
    Figure("Files", value: history.fileCount, note: facts.existing)
    if facts.hasRecentCurve {
      Figure(isShort ? "12 months" : "Last 12 months", value: facts.recentCount) {
        Sparkline("Commits a month", values: facts.recentMonths, in: facts.recentBounds)
      }
    }
  }
}

extension Theme {
  /// The theme whose borders have a dim accent colour.
  fileprivate var withAccentBorder: Theme {
    func dim(_ ground: ColorScheme?) -> TextStyle {
      terminalStyle(.accent, on: ground, hasPaletteOnly: true).adding(.dim)
    }
    return style(
      .border,
      Style(
        terminal: dim(nil),
        lightTerminal: dim(.light),
        darkTerminal: dim(.dark),
        terminalColor: AdaptiveColor(light: Color(hex: 0x8DB9E3), dark: Color(hex: 0x2E6E9C)),
        color: color(.border)
      )
    )
  }
}

/// A number of the card, with its name and a note below it.
///
/// In a narrow layout, they are on one line.
private struct Figure<Note: View>: View {
  let name: String
  let value: Int
  let note: Note

  @Environment(\.drawsBlocks) private var drawsBlocks
  @Environment(\.reportLayout) private var layout

  init(_ name: String, value: Int, @ViewBuilder note: () -> Note) {
    self.name = name
    self.value = value
    self.note = note()
  }

  var body: some View {
    if layout == .narrow {
      Stat(name, value: grouped(value)) { note }
    } else {
      VStack {
        if drawsBlocks {
          LargeNumber(value: value)
        } else {
          Text(grouped(value)).bold().role(.accent)
        }
        if drawsBlocks {
          // The number can't be selected or searched for in large digits.
          Text("\(name) ") + Text(grouped(value)).role(.secondary)
        } else {
          Text(name)
        }
        note
      }
      .frame(minWidth: layout == .regular ? 12 : 16, maxWidth: .max, alignment: .topLeading)
    }
  }
}

extension Figure where Note == FigureNote {
  init(_ name: String, value: Int, note: String) {
    self.init(name, value: value) { FigureNote(words: note) }
  }
}

/// A note below a number of the card, in one line.
private struct FigureNote: View {
  let words: String

  var body: some View { Text(words).role(.secondary).lineLimit(1) }
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
        if facts.hasRecentCurve {
          Stat("Last 12 months", value: grouped(facts.recentCount)) {
            Sparkline("Commits a month", values: facts.recentMonths, in: facts.recentBounds)
          }
        }
      }
      if repository.isShallow { ShallowNote() }
    }
  }
}

/// A badge that shows whether there were commits recently.
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

/// The text of the header, for a terminal and for a page.
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

  /// The number of commits in the last twelve months.
  var recentCount: Int { recentMonths.reduce(0, +) }

  /// Whether enough months have commits for a curve.
  var hasRecentCurve: Bool { history.isLarge && recentMonths.count { $0 > 0 } >= 3 }

  /// The bounds of the curve of recent months, which begins at 0.
  var recentBounds: ClosedRange<Int> { 0...max(recentMonths.max() ?? 1, 1) }
}
