import DiptychFiles
import Testing

@Suite("Strings of JSON") struct JSONStringTests {
  @Test("Quotation marks, backslashes and control characters are escaped, others on demand")
  func quoted() {
    let text = "\"\\/<é>\u{8}\u{C}\n\r\t\u{1F}\u{7F}"
    #expect(text.quotedAsJSON() == #""\"\\/<é>\b\f\n\r\t\u001f"# + "\u{7F}\"")
    #expect(
      text.quotedAsJSON { $0 == "<" || $0 == "\u{7F}" }
        == #""\"\\/\u003cé>\b\f\n\r\t\u001f\u007f""#
    )
  }
}
