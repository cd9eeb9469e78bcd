import Diptych
import Roff

/// The manual page of this program.
struct ManualPage: View {
  var body: some View {
    Document(title: "ROFF-PAGE", language: "en") {
      Section("NAME") { Text("roff-page - prints its own manual page") }
      Section("SYNOPSIS") {
        Text("roff-page").bold() + Text(" | man -l -")
      }
      Section("DESCRIPTION") {
        Text("A view tree of ") + Text("Diptych").italic()
          + Text(", drawn by a renderer of another package.")
        List {
          Text("Words of the kit are what it is written in.")
          Text("No view knows that there are manual pages.")
        }
      }
      Section("SEE ALSO") {
        Link("groff_man(7)", destination: "https://man7.org/linux/man-pages/man7/groff_man.7.html")
      }
    }
  }
}

print(ManualPage().rendered(as: .roff(date: "2026-11-22")), terminator: "")
