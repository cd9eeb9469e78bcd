import Diptych

/// A date.
///
/// In a page, it is also machine-readable.
struct DateView: View {
  let date: CalendarDate

  var body: some View {
    HTML.time(.datetime(date.iso)) { Text(verbatim: date.text).dim() }
  }
}
