import Diptych

/// A date, which machines can read in a page.
struct DateView: View {
  let date: CalendarDate

  var body: some View {
    HTML.time(.datetime(date.iso)) { Text(verbatim: date.text).dim() }
  }
}
