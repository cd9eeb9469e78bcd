import DiptychHTMLTools
import Foundation
import Testing

@Suite("Outlines of deep markup") struct DeepOutlineTests {
  @Test(
    "Deep markup needs less stack than a thread has, and keeps its text",
    arguments: [
      "<div role=treeitem>", "<b>", "<section aria-label=s>", "<label>", "<fieldset><legend>",
      "<h1><b>", "<ul><li>",
    ]
  )
  func stack(tag: String) async {
    let html = String(repeating: tag, count: 300) + "x"
    let outline = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: AccessibilityOutline(html: html).description)
      }
      // The size of the stacks of all threads but the first one in Darwin.
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(outline.contains("x"))
  }
  @Test("Markup that is too deep is read at the last level, and ends nothing else") func tooDeep() {
    let html =
      "<p id=a>" + String(repeating: "<b>", count: 20_000) + "x"
      + String(repeating: "</b>", count: 20_000) + "</p><p>y"
    #expect(AccessibilityOutline(html: html).description == "- paragraph: x\n- paragraph: \"y\"\n")
  }

  @Test(
    "Every text has an outline",
    arguments: ["<", "</", "<!", "<!-", "<a ", "<a b=", "&", "&#", "<svg><![CDATA[", "<title>"]
  )
  func unfinished(start: String) {
    for end in ["", "a", "\"", ">", "/", "-", "\0", "é"] {
      let html = "<p>x" + start + end
      #expect(AccessibilityOutline(html: html).description.contains("x"))
    }
  }
}
