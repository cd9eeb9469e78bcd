import Diptych

struct Report: View {
  let outdated: [String]

  var body: some View {
    Heading("Outdated packages")
    List(outdated, id: \.self) { Text($0) }
  }
}

public func report(on outdated: [String]) -> String {
  Report(outdated: outdated).rendered(as: .plain)
}
