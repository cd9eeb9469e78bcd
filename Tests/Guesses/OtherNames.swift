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
