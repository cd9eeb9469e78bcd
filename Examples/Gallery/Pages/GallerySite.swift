import Diptych
import ExampleSupport

/// The pages of the gallery: an index, and one for each component.
struct GallerySite {
  let components: [Component]

  /// The pages, each rendered when it is asked for.
  var pages: some Sequence<PageDirectory.Page> {
    (0...components.count).lazy.map { number in
      number == 0 ? indexPage : componentPage(components[number - 1])
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
    }
  }

  private func componentPage(_ component: Component) -> PageDirectory.Page {
    page(Self.path(of: component), title: "\(component.name) · Diptych") {
      ComponentPage(component: component)
    }
  }

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
      }
    )
    return PageDirectory.Page(path: path, bytes: Array(document.rendered(as: .html).utf8))
  }
}
