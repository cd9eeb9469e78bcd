import Diptych
import Roff
import Testing

@Suite("Text that is escaped for roff")
struct EscapingTests {
  @Test("No character is an escape sequence, and a shell gets what it is shown")
  func characters() {
    let text = Text(verbatim: #"a\fB 'b' `c` ^d ~e "f" --g \n(.l"#)
    #expect(
      body(of: text) == #"""
        a\(rsfB \(aqb\(aq \(gac\(ga \(had \(tie \(dqf\(dq \-\-g \(rsn(.l

        """#
    )
  }

  @Test("No line of text is a request")
  func requests() {
    #expect(body(of: Text(verbatim: ".SH NAME")) == "\\&.SH NAME\n")
    #expect(body(of: Text(verbatim: "'br")) == "\\(aqbr\n")
    #expect(body(of: Text(verbatim: "a\n.b")) == "a\n.br\n\\&.b\n")
    #expect(body(of: CodeBlock(".SH\n 'x\n..\n\n")).contains("\n\\&.SH\n \\(aqx\n\\&..\n\n.EE\n"))
    let words = Text(verbatim: String(repeating: "word ", count: 15) + "abc .so /etc/passwd")
    #expect(
      body(of: words) == """
        word word word word word word word word word word word word word word word abc
        \\&.so /etc/passwd

        """
    )
  }

  @Test("An argument of a macro is one argument")
  func arguments() {
    let view = Heading(verbatim("a \"b\" \\ .c"))
    #expect(body(of: view) == ".SH \"a \\(dqb\\(dq \\(rs .c\"\n")
    let page = Text("x").rendered(as: .roff(title: "a\"b", section: "3 \"x", date: "", source: "s"))
    #expect(page == "'\\\" t\n.TH \"a\\(dqb\" \"3 \\(dqx\" \"\" \"s\"\nx\n")
  }

  private func verbatim(_ string: String) -> StyledString { StyledString(stringLiteral: string) }

  @Test("A page is ASCII, and control characters are visible")
  func scalars() {
    #expect(body(of: Text(verbatim: "é😀\u{A0}x\u{AD}y")) == "\\[u00E9]\\[u1F600]\\~x\\%y\n")
    #expect(
      body(of: Text(verbatim: "a\u{1B}[31m\u{202E}\u{7F}")) == "a\\[u241B][31m\\[uFFFD]\\[u2421]\n"
    )
    #expect(body(of: Text(verbatim: "a\r\nb\rc")) == "a\n.br\nb\\[u240D]c\n")
  }

  @Test("A line that ends like a sentence gets no second space")
  func sentences() {
    let text = Text(verbatim: String(repeating: "abcdefg. ", count: 10))
    #expect(
      body(of: text) == """
        abcdefg. abcdefg. abcdefg. abcdefg. abcdefg. abcdefg. abcdefg. abcdefg.\\&
        abcdefg. abcdefg.

        """
    )
  }
}
