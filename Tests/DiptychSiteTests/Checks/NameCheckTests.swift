import Diptych
import DiptychSite
import Testing

@Suite("Names of elements, and ids that name elements") struct NameCheckTests {
  private func problems<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable () -> Content
  ) async throws -> [String] {
    let site = Site(validatesPages: false) {
      Page("", title: "H") {
        Heading("H", level: 1)
        content()
      }
      Asset("a.png", text: "x")
    }
    return try await problemMessages(of: site)
  }

  @Test("Each exposed image, frame and control has a name") func names() async throws {
    let problems = try await problems {
      HTML.iframe(.src("a.png"))
      HTML.embed(.src("a.png"))
      HTML.object(.data("a.png")) { Text("Text in it is not read") }
      HTML.svg(.role("img")) {}
      HTML.div(.role("img")) {}
      HTML.input(.type("image"), .src("a.png"))
      HTML.input(.type("image"), .src("a.png"), .alt(""))
      HTML.map(.name("m")) { HTML.area(.href("a.png")) }
      for role in ["meter", "progressbar", "dialog", "tooltip", "treeitem", "menuitem"] {
        HTML.div(.role(role)) {}
      }
    }
    let embedded = ["iframe", "embed", "object", "svg", "div"].map { element in
      """
      The first page: the content of the element \(element) has no name. Give it a title or an \
      aria-label.
      """
    }
    let controls = ["meter", "progressbar", "dialog", "tooltip", "treeitem", "menuitem"]
    let button = "The first page: a button has no name. Give it a label."
    #expect(
      problems == embedded + [
        button, button, "The first page: the link to “a.png” has no text. Give it a label.",
      ] + controls.map { "The first page: a \($0) has no name. Give it a label." }
    )
  }

  @Test("A name may come from several attributes; a hidden element needs none")
  func named() async throws {
    let problems = try await problems {
      HTML.iframe(.src("a.png"), .title("T"))
      HTML.iframe(.src("a.png"), .hidden)
      HTML.embed(.src("a.png"), .aria("label", "T"))
      HTML.object(.data("a.png"), .title("T")) {}
      HTML.object(.data("a.png"), .role("presentation")) {}
      HTML.svg(.role("img")) { HTML.title { Text("T") } }
      HTML.svg {}
      HTML.input(.type("image"), .src("a.png"), .alt("T"))
      HTML.input(.type("image"), .src("a.png"), .alt("Submit"))
      HTML.map(.name("m")) {
        HTML.area(.href("a.png"), .alt("T"))
        HTML.area()
      }
      HTML.div(.role("dialog"), .aria("labelledby", "h")) { HTML.h2(.id("h")) { Text("T") } }
      HTML.div(.role("menuitem")) { Text("T") }
    }
    #expect(problems == [])
  }

  @Test("Each id that an attribute contains is the id of an element") func ids() async throws {
    let problems = try await problems {
      HTML.label(.for("n1")) { Text("A") }
      HTML.input(.id("in"), .aria("label", "A"), .list("n2"), .aria("describedby", "in n3 n4"))
      HTML.button(.form("n5"), .popovertarget("n6"), .commandfor("n7")) { Text("A") }
      HTML.div(.aria("labelledby", "n8"), .aria("owns", "in"), .itemref("n9")) { Text("A") }
      HTML.element("x-y", .attribute("for", "anything"), .aria("controls", "n10")) { Text("A") }
      HTML.output(.for("in")) { Text("A") }
    }
    let named = [
      ("for", "label", "n1"), ("list", "input", "n2"), ("aria-describedby", "input", "n3"),
      ("aria-describedby", "input", "n4"), ("form", "button", "n5"),
      ("popovertarget", "button", "n6"), ("commandfor", "button", "n7"),
      ("aria-labelledby", "div", "n8"), ("itemref", "div", "n9"), ("aria-controls", "x-y", "n10"),
    ]
    #expect(
      problems
        == named.map { attribute, element, id in
          """
          The first page: the attribute \(attribute) of the element \(element) has the id “\(id)”, \
          which no element of the page has. Give an element this id, or correct the attribute.
          """
        }
    )
  }
}
