import Diptych
import DiptychExampleSupport

/// The page of a commit, with its message and its files.
///
/// It shows dates instead of ages, so that the page does not change from day to day.
struct CommitView: View {
  /// The maximum width of a heading, in cells.
  static let headingWidth = 120

  let commit: Commit
  /// The previous commit in the list, which is usually newer.
  let newer: Commit?
  /// The next commit in the list.
  let older: Commit?

  @Environment(\.links) private var links

  var body: some View {
    let links = links ?? SiteLinks()
    VStack(spacing: 1) {
      Breadcrumbs {
        Link("Report", destination: links.index)
        Link("Commits", destination: links.row(of: commit.hash) ?? "")
        Text(commit.abbreviatedHash)
      }
      VStack {
        Heading(commit.title(width: Self.headingWidth), level: 1)
        Paragraph {
          ContributorName(author: commit.author)
          if let date = commit.date {
            Text(" · ")
            HTML.time(.datetime(date.description)) { Text(date.minuteDescription) }
          }
          if commit.isMerge {
            Text(" · ")
            Badge("merge")
          }
        }
        .role(.secondary)
      }
      let message = commit.message(belowHeadingOf: Self.headingWidth)
      if !message.isEmpty { HTML.pre(.class("message")) { Text(verbatim: message) } }
      CommitFacts(commit: commit, links: links)
      CommitFilesSection(commit: commit)
      if newer != nil || older != nil {
        CommitNeighbours(newer: newer, older: older, links: links)
      }
    }
  }
}

/// The hashes of a commit and of its parents, and the sum of its lines.
private struct CommitFacts: View {
  let commit: Commit
  let links: SiteLinks

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    Facts {
      LabeledContent("Commit") { Code(commit.hash) }
      if !commit.parents.isEmpty {
        LabeledContent(commit.isMerge ? "Parents" : "Parent") {
          ForEach(Array(commit.parents.enumerated()), id: \.offset) { parent in
            if parent.offset > 0 { Text(" ") }
            hash(parent.element)
          }
        }
      }
      if let counts = shownLines?.counts, counts.commitFiles.count(of: commit.hash) > 0 {
        let lines = counts.commits[commit.hash]
        LabeledContent("Lines") {
          AddedLines(lines: lines)
          Text(" ")
          RemovedLines(lines: lines)
        }
      }
    }
  }

  /// A hash.
  ///
  /// It is a link if the site contains the commit.
  @ViewBuilder
  private func hash(_ hash: String) -> some View {
    let name = Code(String(hash.prefix(commit.abbreviatedHash.count)))
    if links.commitPages[hash] != nil, let address = links.commit(hash) {
      Link(destination: address) { name }
    } else {
      name
    }
  }
}

/// The section of the files that a commit changes, with the lines of each.
private struct CommitFilesSection: View {
  /// The maximum number of files that are shown.
  ///
  /// The first commit of a project may change many more files.
  private static let limit = 1000

  let commit: Commit

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    let files = shownLines?.counts?.commitFiles
    let count = files?.count(of: commit.hash) ?? 0
    if let files, count > 0 {
      ReportSection(counted(count, "file")) {
        table(files.changes(of: commit.hash, limit: Self.limit))
        if count > Self.limit { Text("and \(grouped(count - Self.limit)) more").dim() }
      }
      .id("files")
    }
  }

  private func table(_ changes: [CommitFiles.Change]) -> some View {
    Table(changes) {
      TableColumn("File") { Pathname($0.path) }.rowHeader().truncated(.head).flexible()
      TableColumn("Added", alignment: .trailing) { change in
        if change.lines.binaryChangeCount > 0 {
          Text("binary").dim()
        } else {
          AddedLines(lines: change.lines)
        }
      }
      TableColumn("Removed", alignment: .trailing) { change in
        if change.lines.binaryChangeCount == 0 { RemovedLines(lines: change.lines) }
      }
    }
  }
}

extension Commit {
  /// Returns the subject for a title or a heading.
  ///
  /// If the subject is empty, other words replace it.
  func title(width: Int) -> String {
    subject.isVisible ? truncated(subject, to: width, with: "…") : "No subject"
  }

  /// Returns the part of the message that a page shows below a heading with the subject.
  ///
  /// The heading shows the first paragraph in one line. So if this paragraph has several lines, or
  /// if the subject is cut, the part includes the full paragraph.
  fileprivate func message(belowHeadingOf width: Int) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let isWhole = CellWidth.of(subject) <= width && (lines.count < 2 || lines[1].isEmpty)
    let shown = isWhole ? lines.dropFirst().drop(while: \.isEmpty).joined(separator: "\n") : message
    return shown.isVisible ? shown : ""
  }
}

/// Returns text of at most a number of cells.
///
/// Longer text is cut, and ends with an ellipsis.
private func truncated(_ words: String, to width: Int, with sign: String) -> String {
  guard CellWidth.of(words) > width else { return words }
  let room = width - CellWidth.of(sign)
  var start = words.prefix(room)
  while CellWidth.of(start) > room || start.last == " " { start.removeLast() }
  return start + sign
}
