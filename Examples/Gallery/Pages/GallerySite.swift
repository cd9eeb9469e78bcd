import Diptych
import DiptychExampleSupport

/// The pages of the gallery.
///
/// They are an index, a page for each component, a page with all components, a page with every
/// element of HTML, and the files that these refer to.
struct GallerySite {
  let components: [Component]

  /// The pages; each is rendered when the sequence reaches it.
  var pages: some Sequence<PageDirectory.Page> {
    let others = [indexPage, componentsPage, Self.vocabularyPage] + Self.files
    return (0..<others.count + components.count).lazy.map { number in
      number < others.count ? others[number] : componentPage(components[number - others.count])
    }
  }

  private var indexPage: PageDirectory.Page {
    page("index.html", title: "Diptych: every component in every state") {
      Heading("Every component in every state", level: 1)
      List {
        ForEach(components, id: \.name) { component in
          HStack(spacing: 1) {
            Link(component.name, destination: Self.path(of: component))
            Text(component.states.count == 1 ? "" : "\(component.states.count) states").dim()
          }
        }
      }
      Paragraph {
        Text("All on one page: ")
        Link("every component", destination: Self.componentsPath)
        Text(", ")
        Link("every element of HTML", destination: Self.vocabularyPath)
        Text(".")
      }
    }
  }

  /// The page with every component in its last state.
  private var componentsPage: PageDirectory.Page {
    page(Self.componentsPath, title: "Every component · Diptych") {
      VStack(spacing: 1) {
        Heading("Every component", level: 1)
        ForEach(components, id: \.name) { component in
          Section {
            component.states.last.map { state in HTML.div(.headingoffset(1)) { state.view() } }
          } header: {
            Heading(component.name, level: 2)
          }
        }
      }
    }
  }

  private static var vocabularyPage: PageDirectory.Page {
    PageDirectory.Page(
      path: vocabularyPath,
      bytes: Array(VocabularyPage().rendered(as: .html).utf8)
    )
  }

  private func componentPage(_ component: Component) -> PageDirectory.Page {
    page(Self.path(of: component), title: "\(component.name) · Diptych") {
      ComponentPage(component: component)
    }
  }

  private static let componentsPath = "every-component.html"
  private static let vocabularyPath = "every-element.html"

  private static func path(of component: Component) -> String {
    "\(component.name).html"
  }

  private func page<Content: View>(
    _ path: String,
    title: String,
    @ViewBuilder content: () -> Content
  ) -> PageDirectory.Page {
    let document = Document(
      title: title,
      language: "en",
      content: content,
      header: {
        HTML.nav(.aria("label", "Main")) {
          Link("All components", destination: "index.html")
        }
      },
      footer: {
        Text(
          "Diptych renders one view tree as text in a terminal and as HTML in a browser. These "
            + "pages are made of the values that its tests take their pictures of."
        )
      }
    )
    return PageDirectory.Page(path: path, bytes: Array(document.rendered(as: .html).utf8))
  }
}
