import Diptych
import DiptychExampleSupport

/// The contributors of a repository, each with a bar.
struct ContributorsTable: View {
  let contributors: [Contributor]

  var body: some View {
    let most = contributors.map(\.commits).max() ?? 1
    Table(contributors) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Commits", alignment: .trailing) { Text(grouped($0.commits)) }
      TableColumn("Share") {
        Gauge("Compared with the most", value: Double($0.commits) / Double(most))
      }
    }
  }
}
