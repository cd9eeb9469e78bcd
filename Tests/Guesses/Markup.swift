import Diptych
import DiptychSite

// Guesses about elements of HTML and about pages.

func stylesheet() -> some View {
  // error: 'style' is unavailable: write HTML.style(text:) with a literal
  HTML.style("p { color: red }")
}

func stylesheetInClosure() -> some View {
  // error: 'style' is unavailable: write HTML.style(text:) with a literal
  HTML.style { "p { color: red }" }
}

func stylesheetWithOtherLabel() -> some View {
  // error: extraneous argument label 'css:' in call
  HTML.style(css: "p { color: red }")
}

func script() -> some View {
  // error: 'script' is unavailable: write HTML.script(text:) with a literal, or json: with data
  HTML.script("start()")
}

func scriptInClosure() -> some View {
  // error: 'script' is unavailable: write HTML.script(text:) with a literal, or json: with data
  HTML.script { "start()" }
}

func elementsWithoutContent() -> some View {
  HTML.tr {
    HTML.td()
    HTML.td { HTML.slot(.name("size")) }
  }
}

func frameWithContent() -> some View {
  // error: extra trailing closure passed in call
  HTML.iframe(.src("/map")) {}
}

func editableText() -> some View {
  HTML.p(.contenteditable(true)) { Text("a") }
}

func stringAsArgument() -> some View {
  // error: 'callAsFunction' is unavailable: a string is not content; write { Text(string) }
  HTML.h1("Harbour")
}

func variableInPage(names: [String]) -> Page {
  Page("ships", title: "Ships") { settings in
    let heading = "\(names.count) ships"
    Document(title: heading, language: "en") { Text("\(heading) of \(settings.location)") }
  }
}

func page<Content: View>(@ViewBuilder content: @escaping @Sendable () -> Content) -> Page {
  // error: type 'Content' does not conform to the 'SendableMetatype' protocol [#SendableMetatypes]
  Page("ships", title: "Ships", content: content)
}
