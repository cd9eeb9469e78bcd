import Diptych

// Names that other libraries have, and forms that a newcomer tries.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct StatusOfOthers: View {
  var body: some View {
    VStack {
      // error: 'error' has been renamed to 'danger'
      Badge("bad", status: .error)
    }
  }
}

struct FailureOfOthers: View {
  var body: some View {
    // error: 'failure' has been renamed to 'danger'
    Callout("bad", status: .failure)
  }
}

struct ColorOfOthers: View {
  var body: some View {
    // error: 'foregroundColor' has been renamed to 'foregroundStyle(_:)'
    Text("a").foregroundColor(.red)
  }
}

struct PrintedInBody: View {
  var body: some View {
    VStack {
      // error: 'buildExpression' is unavailable: a statement is not a view; write let _ = print(…)
      print("drawn")
      Text("a")
    }
  }
}

struct LineLimitOfColumn: View {
  let files: [File]

  var body: some View {
    Table(files) {
      // error: 'lineLimit' is unavailable: a column of one line is truncated()
      TableColumn("Name", value: \.name).lineLimit(1)
    }
  }
}

struct AriaLabel: View {
  var body: some View {
    // error: 'ariaLabel' is unavailable: write .aria("label", …)
    HTML.div(.ariaLabel("a")) { Text("a") }
  }
}

struct FormatOfOtherModule {
  func text(_ view: Text) -> String {
    // error: 'markdown' is unavailable: import DiptychFormats for the format .markdown
    view.rendered(as: .markdown)
  }
}

// MARK: - Spellings of SwiftUI

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
