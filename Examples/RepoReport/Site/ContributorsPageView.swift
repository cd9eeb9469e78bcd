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
      if history.contributors.count > 1 {
        ContributorsChart(contributors: history.contributors)
      }
      ContributorsTable(contributors: history.contributors[...], hasBars: false)
    }
  }
}
