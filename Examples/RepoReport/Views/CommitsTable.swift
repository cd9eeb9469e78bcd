import Diptych

/// A table of commits.
struct CommitsTable<Commits: Sequence<Commit>>: View {
  let commits: Commits

  @Environment(\.reportLayout) private var layout

  var body: some View {
    if layout == .narrow {
      Table(commits) {
        TableColumn("Commit") { CommitHash(commit: $0) }
        TableColumn("Subject, date and author") { commit in
          VStack {
            Text(commit.subject).lineLimit(1)
            Text("\(commit.day) \(commit.author.displayName)").dim().lineLimit(1)
          }
        }
      }
    } else {
      Table(commits) {
        TableColumn("Commit") { CommitHash(commit: $0) }
        TableColumn("Date") { Text($0.day) }
        TableColumn("Author") { AuthorName(author: $0.author) }.truncated()
        TableColumn("Subject") { Text($0.subject) }.truncated()
      }
    }
  }
}

extension Commit {
  /// The day of the commit in the author's local time.
  fileprivate var day: String { date?.date.description ?? "unknown" }
}

/// The abbreviated hash of a commit, which is a link to the commit's row, or that row's anchor.
struct CommitHash: View {
  let commit: Commit

  @Environment(\.links) private var links

  var body: some View {
    if let destination = links?.commit(commit) {
      Link(commit.abbreviatedHash, destination: destination)
    } else {
      Text(commit.abbreviatedHash).foregroundStyle(.yellow)
        .htmlAttributes(.id(SiteLinks.anchor(of: commit)))
    }
  }
}
