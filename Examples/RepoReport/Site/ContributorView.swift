import Diptych
import DiptychExampleSupport

/// The page of a contributor, with details and the newest commits.
struct ContributorView: View {
  let contributor: Contributor
  /// The contributor's newest commits.
  let commits: [Commit]

  @Environment(\.links) private var links
  @Environment(\.now) private var now

  var body: some View {
    let emails = contributor.emails.filter { !$0.isEmpty }
    VStack(spacing: 1) {
      Breadcrumbs {
        Link("Report", destination: links?.index ?? "")
        Link("Contributors", destination: links?.contributors ?? "")
        Text(contributor.author.displayName)
      }
      Heading(contributor.author.displayName, level: 1)
      Stats {
        Stat(
          "Commits",
          value: grouped(contributor.commitCount),
          note: "\(percentage(contributor.share)) of all"
        )
        if let dates = contributor.dates {
          Stat(
            "First commit",
            value: dates.lowerBound.date.description,
            note: unbroken(dates.lowerBound.age(at: now))
          )
          Stat(
            "Newest commit",
            value: dates.upperBound.age(at: now),
            note: dates.upperBound.minuteDescription
          )
        }
      }
      if !emails.isEmpty {
        Facts { LabeledContent("E-mail", value: emails.joined(separator: ", ")) }
      }
      ReportSection("Newest commits") {
        CommitsTable(commits: commits, showsAuthors: false)
        if contributor.commitCount > commits.count {
          Text("and \(grouped(contributor.commitCount - commits.count)) more").dim()
        }
      }
    }
  }
}
