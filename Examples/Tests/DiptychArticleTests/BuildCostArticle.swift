import Diptych

// The code of the article about what a view costs to build.

struct LongPage: View {
  var body: some View {
    Introduction()
    Prices()
    Questions()
  }
}

struct Prices: View {
  var body: some View {
    Heading("Prices", level: 2)
    Text("One is free.")
    Text("Two are not.")
  }
}

struct Questions: View {
  private let questions = [
    ("What is it?", "A kit."), ("What does it cost?", "Nothing."),
  ]

  var body: some View {
    ForEach(questions, id: \.0) { question, answer in
      Heading(question, level: 3)
      Text(answer)
    }
  }
}

func quicklyBuilt(_ page: LongPage) -> String {
  AnyView(page).rendered(as: .html)
}

/// The parts that the article leaves out.
private struct Introduction: View {
  var body: some View { Text("A kit for text and HTML.") }
}
