import Testing

@testable import DiptychHTMLTools

@Suite("Attributes of style") struct StyleAttributeTests {
  @Test(
    "The last value counts, or the last important one",
    arguments: [
      ("display: none", "none"), ("DISPLAY:None;", "none"), (";;display:none;;", "none"),
      ("display:none;display:block", "block"), ("display: none !important", "none"),
      ("display:none ! IMPORTANT;display:block", "none"),
      ("display:none!important;display:block!important", "block"),
      ("xdisplay:none", nil), ("display", nil), ("display:", nil), ("", nil),
    ]
  )
  func values(style: String, display: String?) {
    #expect(StyleAttribute(style).properties["display"] == display)
  }
}
