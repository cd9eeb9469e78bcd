import Diptych
import DiptychExampleSupport

/// The page of a contributor, with details and the newest commits.
struct ContributorView: View {
  let contributor: Contributor
  /// The contributor's newest commits.
  let commits: [Commit]

  var body: some View {
    VStack(spacing: 1) {
      Heading(contributor.author.displayName, level: 1)
      VStack {
        if !contributor.author.email.isEmpty {
          LabeledContent("E-mail", value: contributor.author.email)
        }
        LabeledContent("Commits", value: grouped(contributor.commitCount))
        LabeledContent("Share", value: percentage(contributor.share))
        if let dates = contributor.dates {
          LabeledContent("First commit", value: dates.lowerBound.date.description)
          LabeledContent("Newest commit", value: dates.upperBound.date.description)
        }
      }
      Section("Newest commits") {
        CommitsTable(commits: commits)
        OmittedRows(count: contributor.commitCount - commits.count, noun: "more commit")
      }
    }
  }
}
