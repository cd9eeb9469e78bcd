import Diptych

// Spellings of SwiftUI.

struct StateOfView: View {
  // error: 'State' is unavailable: a view has no state; keep the value outside of it, in @Shared
  @State private var count = 1

  var body: some View { Text("\(count)") }
}

func rowsOfRange() -> some View {
  // error: 'init(_:content:)' is unavailable: the elements are not Identifiable; add id: with a key path
  ForEach(0..<3) { Text("\($0)") }
}

func rowsOfStrings() -> some View {
  // error: 'init(_:content:)' is unavailable: the elements are not Identifiable; add id: with a key path
  ForEach(["a", "b"]) { name in
    Text(name)
    Divider()
  }
}

func textAndString() -> some View {
  // error: '+' is unavailable: a string is not a text; write + Text(string)
  Text("a").bold() + "b"
}

func frameOfAllWidth() -> some View {
  // error: 'frame(maxWidth:alignment:)' is unavailable: a width is a number of cells; write maxWidth: .max
  Text("a").frame(maxWidth: .infinity, alignment: .leading)
}

func titleWithLabel() -> some View {
  // error: 'init(title:content:)' is unavailable: write the title without its label: Panel(title) { … }
  Panel(title: "a") { Text("b") }
}

func labelWithImage() -> some View {
  // error: incorrect argument label in call (have '_:systemImage:', expected '_:icon:')
  Label("Starred", systemImage: "star")
}

func spellingsThatAreTheSame() -> some View {
  VStack(alignment: .leading, spacing: 1) {
    Text("a") + Text("b").bold()
    List(["a"], id: \.self) { Text($0) }
    ProgressView("Copying", value: 0.5)
    Text("a").multilineTextAlignment(.center).foregroundStyle(.secondary)
  }
}
