import Diptych
import ExampleSupport

/// The pages of the gallery: an index, one for each component, and the image that they show.
struct GallerySite {
  let components: [Component]

  /// The pages, each rendered when it is asked for.
  var pages: some Sequence<PageDirectory.Page> {
    (0..<components.count + 2).lazy.map { number in
      switch number {
      case 0: indexPage
      case 1: Self.image
      default: componentPage(components[number - 2])
      }
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

  /// A cat asleep.
  private static var image: PageDirectory.Page {
    let markup = """
      <svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" viewBox="0 0 48 24">
      <path d="M4 22a20 14 0 0 1 40 0zM6 12l2-9 7 5z" fill="#808080"/>
      </svg>

      """
    return PageDirectory.Page(path: "cat.svg", bytes: Array(markup.utf8))
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
