import Diptych
import DiptychExampleSupport

/// A table of commits.
///
/// The space determines the length of its text.
struct CommitsTable<Commits: Sequence<Commit>>: View {
  let commits: Commits
  /// Whether the table has a column of authors.
  var showsAuthors = true

  @Environment(\.reportLayout) private var layout

  var body: some View {
    switch layout {
    case .page: FullCommitsTable(commits: commits, showsAuthors: showsAuthors)
    case .narrow: CommitsList(commits: commits)
    case .regular, .broad, .paired, .wide:
      ViewThatFits {
        FullCommitsTable(commits: commits, showsAuthors: showsAuthors)
        ShortCommitsTable(commits: commits, showsAuthors: showsAuthors)
      }
    }
  }
}

/// A table of commits with ages in words and numbers of lines.
private struct FullCommitsTable<Commits: Sequence<Commit>>: View {
  let commits: Commits
  let showsAuthors: Bool

  @Environment(\.reportLayout) private var layout
  @Environment(\.shownLines) private var shownLines

  var body: some View {
    Table(commits) {
      TableColumn("Subject") { CommitSubject(commit: $0) }.rowHeader().flexible()
      if showsAuthors {
        TableColumn("Author") {
          if layout == .page {
            ContributorName(author: $0.author, isUnbroken: true)
          } else {
            ContributorName(author: $0.author).role(.person)
          }
        }
      }
      TableColumn("When") { CommitAge(commit: $0, isAbbreviated: false) }
      if shownLines != nil {
        TableColumn("Lines", alignment: .trailing) { CommitLines(commit: $0) }
      }
      TableColumn("Commit") { CommitHash(commit: $0) }
    }
    .records(layout == .page)
  }
}

/// A table of commits that cuts long subjects and authors.
///
/// Some columns are left out, so that the subjects have enough width.
private struct ShortCommitsTable<Commits: Sequence<Commit>>: View {
  let commits: Commits
  let showsAuthors: Bool

  @Environment(\.reportLayout) private var layout
  @Environment(\.shownLines) private var shownLines

  private var authorWidth: Int {
    switch layout {
    case .wide: 32
    case .broad, .paired: 19
    default: 14
    }
  }

  var body: some View {
    Table(commits) {
      TableColumn("Subject") { CommitSubject(commit: $0) }.rowHeader().truncated().flexible()
      if showsAuthors {
        TableColumn("Author") { ContributorName(author: $0.author).role(.person) }
          .width(max: authorWidth)
          .truncated()
      }
      if layout == .wide {
        TableColumn("When") { CommitAge(commit: $0, isAbbreviated: false) }
      } else {
        TableColumn("Age", alignment: .trailing) { CommitAge(commit: $0, isAbbreviated: true) }
      }
      if shownLines != nil, layout != .regular {
        TableColumn("Lines", alignment: .trailing) { CommitLines(commit: $0) }
      }
      TableColumn("Commit") { CommitHash(commit: $0) }
    }
  }
}

/// A list of commits for narrow output.
///
/// Each commit takes two lines.
private struct CommitsList<Commits: Sequence<Commit>>: View {
  let commits: Commits

  @Environment(\.isASCII) private var isASCII
  @Environment(\.now) private var now

  var body: some View {
    VStack {
      ForEach(Array(commits), id: \.hash) { commit in
        CommitSubject(commit: commit).bold().lineLimit(1)
        HStack(spacing: 0) {
          Text(age(of: commit)).role(.label) + Text(separator).role(.label)
          Text(commit.author.displayName).role(.person).lineLimit(1)
          Text(separator).role(.label) + Text(commit.abbreviatedHash).role(.identifier)
        }
        .padding(.leading, 2)
      }
    }
  }

  private var separator: String { " \(Signs(isASCII: isASCII).separator) " }

  private func age(of commit: Commit) -> String {
    let age = commit.date.map { Age(of: $0, at: now)?.abbreviation ?? $0.date.description }
    return age ?? "unknown"
  }
}

/// The subject of a commit, or words for an empty subject.
private struct CommitSubject: View {
  let commit: Commit

  var body: some View {
    if commit.subject.isEmpty { Text("no subject").dim() } else { Text(commit.subject) }
  }
}

/// The time since a commit.
///
/// On a page, the date is also machine-readable.
private struct CommitAge: View {
  let commit: Commit
  let isAbbreviated: Bool

  @Environment(\.now) private var now
  @Environment(\.reportLayout) private var layout

  var body: some View {
    if let date = commit.date {
      let age = Age(of: date, at: now)
      let words = (isAbbreviated ? age?.abbreviation : age?.words) ?? date.date.description
      HTML.time(.datetime(date.description)) {
        if layout == .page { Text(unbroken(words)).dim() } else { Text(words).role(.label) }
      }
    } else {
      Text("unknown").role(.label)
    }
  }
}

/// The lines that a commit adds and removes, or words for a merge or a binary file.
private struct CommitLines: View {
  let commit: Commit

  @Environment(\.reportLayout) private var layout
  @Environment(\.shownLines) private var shownLines

  var body: some View {
    let lines = shownLines?.counts?.commits[commit.hash]
    let isBinary = lines.map { $0.added + $0.removed == 0 && $0.binaryChangeCount > 0 } ?? false
    if commit.isMerge {
      Badge("merge")
    } else if isBinary {
      Text("binary").dim()
    } else if let lines {
      AddedLines(lines: lines)
      Text(layout == .page ? unbroken(" ") : " ")
      RemovedLines(lines: lines)
    } else if shownLines?.includesFiles == true {
      UnknownLines()
    }
  }
}

/// The abbreviated hash of a commit.
///
/// It is a link to the page or the row of the commit. On a page of commits, it is also the anchor
/// of the row.
struct CommitHash: View {
  let commit: Commit

  @Environment(\.links) private var links

  var body: some View {
    if let links {
      if links.row(of: commit.hash) == nil {
        linkedHash(links).htmlAttributes(.id(SiteLinks.anchor(of: commit.hash)))
      } else {
        linkedHash(links)
      }
    } else {
      Text(commit.abbreviatedHash).role(.identifier)
    }
  }

  @ViewBuilder private func linkedHash(_ links: SiteLinks) -> some View {
    if let destination = links.commit(commit.hash) {
      Link(destination: destination) { Code(commit.abbreviatedHash) }
    } else {
      Code(commit.abbreviatedHash)
    }
  }
}
