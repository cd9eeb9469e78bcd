import Testing

@testable import DiptychHTMLTools

@Suite("Attributes of style")
struct StyleAttributeTests {
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

  @Test(
    "A semicolon in a comment, a string, an address or brackets ends nothing",
    arguments: [
      ("/* x */display:none", "none"), ("color:red;/* ; */ display /**/ : /**/none", "none"),
      ("/* display:none */color:red", nil), ("display:none /*", "none"), ("/*/;display:none", nil),
      ("a:url(data:image/png;display:none)", nil), ("a:url(data:x;y);display:none", "none"),
      ("a:URL( x'y; );display:none", "none"), ("a:url( ')' ;display:none", nil),
      ("a:url(/*;display:none", nil), ("a:url(\\);display:none", nil),
      ("a:';display:none'", nil), ("a:\";'\";display:none", "none"),
      ("a:'\\';display:none'", nil), ("a:'", nil), ("a:'\\", nil), ("\\", nil),
      ("--x:{display:none;display:none}", nil), ("--x:[;];display:none", "none"),
      ("a:b) ;display:none", "none"), ("a:f((;);display:none", nil),
    ]
  )
  func tokens(style: String, display: String?) {
    #expect(StyleAttribute(style).properties["display"] == display)
  }
}
