import Diptych
import Testing

@Suite("Options, paths and URLs on a line") struct CommandTokenTests {
  @Test(
    "A token that fits on a line is not broken",
    arguments: [
      ("see docs/guide/start.md there", 16, "see docs/guide/\nstart.md there\n"),
      ("see docs/guide/start.md there", 19, "see\ndocs/guide/start.md\nthere\n"),
      ("run it --with-color now", 16, "run it\n--with-color now\n"),
      ("usage: [--with-color] [-h]", 16, "usage:\n[--with-color]\n[-h]\n"),
      ("at https://swift.org/a-b/c ok", 23, "at\nhttps://swift.org/a-b/c\nok\n"),
      ("at C:\\Users\\ada ok", 12, "at\nC:\\Users\\ada\nok\n"),
      ("set name=漢字 ok", 9, "set\nname=漢字\nok\n"),
      ("(semi-detached house)", 15, "(semi-detached\nhouse)\n"),
      ("a semi-detached house", 9, "a semi-\ndetached\nhouse\n"),
    ]
  )
  func fits(_ string: String, _ width: Int, _ lines: String) {
    #expect(Text(verbatim: string).theme(.square).rendered(as: .text(width: width)) == lines)
  }

  @Test(
    "A token that does not fit is broken where UAX #14 allows it, and fills the line before",
    arguments: [
      ("see /usr/local/share/doc", 12, "see /usr/\nlocal/share/\ndoc\n"),
      ("--a-very-long-option", 8, "--a-\nvery-\nlong-\noption\n"),
      // The hyphens before the name are not left alone: `--` has a meaning of its own.
      ("a --with=long-option -x", 12, "a\n--with=long-\noption -x\n"),
      ("tool [--with-long-option]", 9, "tool\n[--with-\nlong-\noption]\n"),
      ("tool -unbreakable -- x", 9, "tool\n-unbreaka\nble -- x\n"),
      ("/unbreakableword/x", 6, "/unbre\nakable\nword/x\n"),
    ]
  )
  func broken(_ string: String, _ width: Int, _ lines: String) {
    #expect(Text(verbatim: string).theme(.square).rendered(as: .text(width: width)) == lines)
  }

  @Test("A path ends at the first character that is not ASCII") func ideographs() {
    let text = Text("a/漢字漢字 漢字/漢字漢字")
    #expect(text.theme(.square).rendered(as: .text(width: 8)) == "a/漢字漢\n字 漢\n字/漢字\n漢字\n")
  }

  @Test("A column is as wide as its longest option needs") func columns() {
    let table = Table([("--dry-run", "shows what would be done")]) {
      TableColumn("Option") { Text($0.0) }
      TableColumn("Meaning") { Text($0.1) }
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 26)) == """
        ┌───────────┬────────────┐
        │ Option    │ Meaning    │
        ├───────────┼────────────┤
        │ --dry-run │ shows what │
        │           │ would be   │
        │           │ done       │
        └───────────┴────────────┘

        """
    )
  }
}
