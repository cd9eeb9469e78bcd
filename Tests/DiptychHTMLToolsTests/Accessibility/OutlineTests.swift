import DiptychSampling
import DiptychSnapshots
import DiptychTesting
import Testing

@testable import DiptychHTMLTools

@Suite("Outlines") struct OutlineTests {
  @Test("An outline equals a browser's", arguments: OutlineCase.all)
  func outline(sample: OutlineCase) {
    expectSnapshot(of: sample.html, named: sample.name, as: .accessibility)
  }

  @Test("The outline of a document is the outline of its body") func document() {
    let page = """
      <!DOCTYPE html><html lang="en"><head><title>Title</title><style>p { color: red }</style></head>
      <body><h1>Heading</h1></body></html>
      """
    #expect(AccessibilityOutline(html: page).description == "- heading \"Heading\" [level=1]\n")
    let short = "<title>Title</title><h1>Heading</h1>"
    #expect(AccessibilityOutline(html: short).description == "- heading \"Heading\" [level=1]\n")
  }

  @Test("Empty markup has an empty outline", arguments: ["", " \n", "<!-- a -->", "<div></div>"])
  func empty(html: String) { #expect(AccessibilityOutline(html: html).description == "") }

  @Test("Names that refer to each other end") func cycle() {
    let html = """
      <span id="a" role="group" aria-labelledby="b">A</span>\
      <span id="b" role="group" aria-labelledby="a">B</span>\
      <label id="c" for="d">C <input id="d" aria-labelledby="c d"></label>
      """
    #expect(
      AccessibilityOutline(html: html).description == """
        - group "B": A
        - group "A": B
        - text: C
        - textbox "C"

        """
    )
  }

  @Test("Visible content in an invisible element is in the outline, but not if it isn't displayed")
  func visibility() {
    let visible = "<p style='visibility: visible; display: block'>b <i>c</i></p>"
    let html = """
      <h1 style="visibility:hidden">a \(visible) d</h1>
      <div style="display:none">a \(visible)</div><div hidden>a \(visible)</div>
      <div aria-hidden=true style="visibility:hidden">a \(visible)</div>
      <button>e <span style="visibility:hidden">f <b style="visibility:visible">g</b></span></button>
      """
    #expect(AccessibilityOutline(html: html).description == "- paragraph: b c\n- button \"e g\"\n")
  }

  @Test("Closed details with many children are read in linear time") func manyInDetails() {
    // With a search among the siblings of each child, this would take minutes.
    let count = Sample.count(8000, of: 40_000)
    let paragraphs = String(repeating: "<p>a", count: count)
    let details = AccessibilityOutline(html: "<details>\(paragraphs)</details><p>b")
    #expect(details.description == "- group\n- paragraph: b\n")
  }

  @Test("A disabled fieldset with many controls is read in linear time") func manyInFieldset() {
    let count = Sample.count(8000, of: 40_000)
    let legend = "<legend><input></legend><legend><input></legend>"
    let inputs = String(repeating: "<input>", count: count)
    let outline = AccessibilityOutline(
      html: "<fieldset disabled>\(inputs)\(legend)\(inputs)</fieldset>"
    )
    let disabled = String(repeating: "  - textbox [disabled]\n", count: count)
    #expect(
      outline.description.elementsEqual(
        "- group:\n\(disabled)  - textbox\n  - textbox [disabled]\n\(disabled)"
      )
    )
  }

  @Test("A name of many elements is read in linear time") func manyReferences() {
    let ids = (0..<Sample.count(8000, of: 40_000)).map { "a\($0)" }
    let elements = ids.map { "<p hidden id=\($0)></p>" }.joined()
    let names = ids.joined(separator: " ")
    let html = "\(elements)<p hidden id=b>B</p><input aria-labelledby='\(names) b b a0'>"
    #expect(AccessibilityOutline(html: html).description == "- textbox \"B\"\n")
  }
}
