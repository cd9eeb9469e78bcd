import DiptychHTMLTools
import Testing

@Suite("Character references") struct CharacterReferenceTests {
  @Test(
    "In text",
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;p&gt;", "<p>"), ("&quot;&apos;&#39;", "\"''"),
      ("&eacute;&hellip;&nbsp;", "é…\u{A0}"), ("&#8212;&#x2014;&#X2014;", "———"),
      ("&#128;&#150;", "€–"),
      ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#8212", "—"), ("&amp", "&"), ("&ampx", "&x"), ("&notit;", "¬it;"), ("&copy2", "©2"),
      ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#x;", "&#x;"), ("&unknown;", "&unknown;"),
      ("&hellip", "&hellip"), ("&&amp;&", "&&&"), ("&amp;lt;", "&lt;"),
    ]
  )
  func text(written: String, meant: String) {
    #expect(CharacterReference.replaced(in: Array(written.utf8)[...], isAttribute: false) == meant)
  }

  @Test(
    "In the value of an attribute, a name before a letter means itself",
    arguments: [
      ("?a=1&copy=2", "?a=1&copy=2"), ("?a&copyx", "?a&copyx"), ("?a&copy", "?a©"),
      ("?a&amp;b=&lt;", "?a&b=<"),
    ]
  )
  func attribute(written: String, meant: String) {
    #expect(CharacterReference.replaced(in: Array(written.utf8)[...], isAttribute: true) == meant)
  }
}
