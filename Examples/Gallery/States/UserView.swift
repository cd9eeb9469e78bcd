import Diptych

/// The details of a user.
struct UserView: View {
  let user: User

  var body: some View {
    LabeledContent("ID", value: "\(user.id)")
    LabeledContent("Name") { Text(user.name).bold() }
    LabeledContent("Email") { Link(user.email, destination: "mailto:\(user.email)") }
    LabeledContent("Location", value: user.location)
  }
}
