import Diptych
import DiptychExampleSupport

/// The contributors of a repository, each with a bar.
///
/// Its titles are readable in a placeholder too, as they are no data.
struct ContributorsTable: View {
  let contributors: [Contributor]

  var body: some View {
    let most = contributors.map(\.commits).max() ?? 1
    Table(contributors) {
      TableColumn {
        Text($0.name)
      } header: {
        Text("Name").unredacted()
      }
      TableColumn(alignment: .trailing) {
        Text(grouped($0.commits))
      } header: {
        Text("Commits").unredacted()
      }
      TableColumn {
        Gauge("Compared with the most", value: Double($0.commits) / Double(most))
      } header: {
        Text("Share").unredacted()
      }
    }
  }
}
