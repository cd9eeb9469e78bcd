import Diptych

/// The background, the personal data and the introduction of the user.
struct PersonView: View {
  let person: Person

  var body: some View {
    VStack(spacing: 1) {
      Plate(photo: person.background)
      Paragraph {
        Text(verbatim: person.name).bold()
        Text(verbatim: " \(person.handle)").dim()
      }
      Facts {
        LabeledContent("Home", value: person.home)
        LabeledContent("Member since") { DateView(date: person.memberSince) }
      }
      Text(verbatim: person.introduction)
    }
  }
}
