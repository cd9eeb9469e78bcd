import Diptych
public import Yardsticks

/// A table of users, with data in text, in attributes and in a URL.
struct UserTable: View {
  let users: [User]

  var body: some View {
    HTML.table(.class("table table-striped"), .id("users")) {
      HTML.thead {
        HTML.tr {
          HTML.th { Text("ID") }
          HTML.th { Text("Name") }
          HTML.th { Text("Email") }
          HTML.th { Text("Note") }
        }
      }
      HTML.tbody {
        ForEach(users) { UserRow(user: $0) }
      }
    }
  }
}

struct UserRow: View {
  let user: User

  var body: some View {
    HTML.tr(.class(user.isOdd ? "row odd" : "row even")) {
      HTML.td(.class("num")) { Text(user.id) }
      HTML.td(.class("name")) { Text(user.name) }
      HTML.td {
        HTML.a(.href(user.profile), .title(user.tooltip)) { Text(user.email) }
      }
      HTML.td(.class("note")) { Text(user.note) }
    }
  }
}

/// Renders a table of users as HTML.
@inline(never)
public func renderedTable(_ users: [User]) -> String {
  UserTable(users: users).rendered(as: .html)
}
