import Diptych
public import Yardsticks

/// A table of users by the `Table` view, in four columns of plain text.
struct UserTableView: View {
  let users: [User]

  var body: some View {
    Table(users) {
      TableColumn("ID") { Text($0.id) }
      TableColumn("Name") { Text($0.name) }
      TableColumn("Email") { Text($0.email) }
      TableColumn("Note") { Text($0.note) }
    }
  }
}

/// Renders a table of users by the `Table` view as HTML.
@inline(never)
public func renderedTableView(_ users: [User]) -> String {
  UserTableView(users: users).rendered(as: .html)
}
