import Diptych
import DiptychANSI
import Testing

@Suite("Text from the output of a program") struct ANSITextTests {
  private func html(_ ansi: String) -> String {
    Paragraph { Text(ansi: ansi.replacing("^", with: "\u{1B}")) }.rendered(as: .html)
  }

  @Test(
    "Styles and colours",
    arguments: [
      ("plain", "plain"),
      ("", ""),
      ("^[1mbold^[0m not", "<strong>bold</strong> not"),
      ("^[1mbold^[m not", "<strong>bold</strong> not"),
      ("^[1;3mboth^[22mone", "<strong><em>both</em></strong><em>one</em>"),
      ("^[4mu^[24mn^[4:3mc^[4:0mn", "<u>u</u>n<u>c</u>n"),
      ("^[31mred^[39mno", #"<span class="fg-red">red</span>no"#),
      (
        "^[91;104mx^[49my",
        #"<span class="fg-bright-red bg-bright-blue">x</span><span class="fg-bright-red">y</span>"#
      ),
      ("^[38;5;208mx", #"<span class="fg-208">x</span>"#),
      ("^[38;2;255;136;0mx", #"<span class="fg-ff8800">x</span>"#),
      ("^[38:2::255:136:0mx", #"<span class="fg-ff8800">x</span>"#),
      ("^[38:2:255:136:0;1mx", #"<strong><span class="fg-ff8800">x</span></strong>"#),
      ("^[58;5;1;3mx", "<em>x</em>"),
      ("^[38;2;256;0;0mx", "x"),
      ("^[38;5;300;7mx", #"<span class="inverse">x</span>"#),
      ("^[38:5:300:7mx", "x"),
      ("^[38;5mx", "x"),
      ("^[5;8;73mx", "x"),
    ]
  )
  func styles(_ ansi: String, _ expected: String) {
    #expect(html(ansi) == "<p>\(expected)</p>")
  }

  @Test(
    "Links, whose destinations are checked",
    arguments: [
      ("^]8;;https://a.org/^\\a^]8;;^\\ b", #"<a href="https://a.org/">a</a> b"#),
      ("b ^]8;id=1;/x\u{07}a", #"b <a href="/x">a</a>"#),
      ("^]8;;javascript:alert(1)\u{07}a", "a"),
      ("^[1m^]8;;/x\u{07}a", #"<a href="/x"><strong>a</strong></a>"#),
    ]
  )
  func links(_ ansi: String, _ expected: String) { #expect(html(ansi) == "<p>\(expected)</p>") }

  @Test(
    "Other complete sequences are left out, and incomplete ones are visible",
    arguments: [
      ("a^[2K^[1A^[?25lb", "ab"),
      ("a^]0;title\u{07}b^]52;c;aGk=^\\c", "abc"),
      ("a^P1$r0m^\\b^_x^\\c", "abc"),
      ("a^(Bb^7c^=d", "abcd"),
      ("a^[>4;2mb", "ab"),
      ("a^", "a␛"),
      ("a^[", "a␛["),
      ("a^[3", "a␛[3"),
      ("a^[3é", "a␛[3é"),
      ("a^]0;title", "a␛]0;title"),
      ("a^]0;ti\ntle\u{07}", "a␛]0;ti\ntle␇"),
      ("a^]8;;/x\u{07}", "a"),
      ("a\u{9B}31mb\u{08}c", "a\u{FFFD}31mb␈c"),
      ("^[1m漢字^[0mé", "漢字é"),
    ]
  )
  func others(_ ansi: String, _ expected: String) {
    let text = Text(ansi: ansi.replacing("^", with: "\u{1B}"))
    #expect(text.rendered(as: .text()) == expected + "\n")
  }

  @Test("A round trip through a terminal's text changes nothing") func roundTrip() {
    let text =
      Text("a").bold() + Text(" b ") + Text("c").foregroundStyle(.indexed(200)).underline()
      + Text("d").backgroundStyle(Color(red: 1, green: 2, blue: 3)).dim()
      + Text("e").strikethrough()
    let ansi = text.rendered(as: .text(color: .trueColor))
    #expect(Text(ansi: ansi).rendered(as: .text(color: .trueColor)) == ansi)
  }

  @Test("A link in a text keeps its styles, and joins with others") func joined() {
    let text = Text("see ") + Text(ansi: "\u{1B}]8;;/x\u{07}here").bold() + Text(".")
    #expect(
      Paragraph { text }.rendered(as: .html)
        == #"<p>see <a href="/x"><strong>here</strong></a>.</p>"#
    )
    #expect(
      Paragraph { Text("\(Text(ansi: "\u{1B}]8;;/x\u{07}here")), or not") }.rendered(as: .html)
        == #"<p><a href="/x">here</a>, or not</p>"#
    )
  }
}
