import Diptych
import DiptychExampleSupport

/// The page of all contributors by number of commits.
struct ContributorsPageView: View {
  let history: History

  var body: some View {
    VStack(spacing: 1) {
      Heading("Contributors", level: 1)
      Paragraph { Text(counted(history.contributors.count, "contributor") + " by commits") }
        .role(.secondary)
      ContributorsTable(contributors: history.contributors[...])
    }
  }
}
