import Diptych

/// Commits, one a row.
struct CommitsTable<Commits: Sequence<Commit>>: View {
  let commits: Commits

  var body: some View {
    Table(commits) {
      TableColumn("Commit") { CommitHash(commit: $0) }
      TableColumn("Date") { Text($0.date?.date.description ?? "unknown") }
      TableColumn("Author") { AuthorName(author: $0.author) }.truncated()
      TableColumn("Subject") { Text($0.subject) }.truncated()
    }
  }
}

/// The short hash of a commit: where it is on its page, or a link that leads there.
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
