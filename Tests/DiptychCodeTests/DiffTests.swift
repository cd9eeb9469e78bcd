import Diptych
import DiptychFormats
import Testing

@Suite("The lines that differ between texts") struct DiffTests {
  /// Two texts, given by a letter for each line, and their difference.
  struct Case: CustomTestStringConvertible {
    let old: String
    let new: String
    var context = 3
    let diff: String

    var testDescription: String { "\(old) to \(new)" }
  }

  @Test("Spaces at the end of a changed line are shown in a terminal, and kept elsewhere")
  func spacesAtEnd() {
    let diff = Diff(from: "name: a\nnext \n", to: "name: a  \nnext \n")
    let head = "@@ -1,2 +1,2 @@\n-name: a\n"
    #expect(diff.rendered(as: .plain) == head + "+name: a  \n next \n")
    #expect(diff.rendered(as: .markdown) == "```diff\n\(head)+name: a  \n next \n```\n")
    #expect(diff.rendered(as: .text()) == "  @@ -1,2 +1,2 @@\n  -name: a\n  +name: a··\n   next\n")
    #expect(
      diff.rendered(as: .text(width: 12)) == """
          @@ -1,2
        ↪ +1,2 @@
          -name: a
          +name: a··
           next

        """
    )
    let blank = Diff("@@ -1 +1 @@\n-\n+   ")
    #expect(blank.rendered(as: .text(options: .ascii)) == "  @@ -1 +1 @@\n  -\n  +...\n")
    // A line that fills the window has its spaces below it.
    let full = Diff("@@ -1 +1 @@\n-12345678901\n+12345678901  \n")
    #expect(
      full.rendered(as: .text(width: 14))
        == "  @@ -1 +1 @@\n  -12345678901\n  +12345678901\n↪ ··\n"
    )
    #expect(
      List { CodeBlock("a \n\n  \nb\t\n") }.rendered(as: .plain) == "- a \n\n    \n  b       \n"
    )
  }

  @Test(
    "A unified diff",
    arguments: [
      Case(old: "abc", new: "abc", diff: ""),
      Case(old: "", new: "ab", diff: "@@ -0,0 +1,2 @@\n+a\n+b\n"),
      Case(old: "a", new: "", diff: "@@ -1 +0,0 @@\n-a\n"),
      Case(old: "abc", new: "aBc", diff: "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      Case(old: "abcd", new: "acbd", diff: "@@ -1,4 +1,4 @@\n a\n-b\n c\n+b\n d\n"),
      Case(old: "abc", new: "aXbc", context: 0, diff: "@@ -1,0 +2 @@\n+X\n"),
      Case(
        old: "abcdefgh",
        new: "Abcdefgi",
        context: 1,
        diff: "@@ -1,2 +1,2 @@\n-a\n+A\n b\n@@ -7,2 +7,2 @@\n g\n-h\n+i\n"
      ),
      // Two contexts that touch are one hunk.
      Case(old: "abcd", new: "AbcD", context: 1, diff: "@@ -1,4 +1,4 @@\n-a\n+A\n b\n c\n-d\n+D\n"),
      // No line stands once in both texts.
      Case(old: "xxyy", new: "yyxx", diff: "@@ -1,4 +1,4 @@\n-x\n-x\n y\n y\n+x\n+x\n"),
    ]
  )
  func diff(_ example: Case) {
    #expect(
      unified(lines(example.old), lines(example.new), context: example.context) == example.diff
    )
  }

  @Test("A newline at the end, and the bytes of a letter, are differences") func bytes() {
    #expect(
      unified("a\nb", "a\nb\n") == """
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """
    )
    #expect(unified("é\n", "e\u{301}\n") == "@@ -1 +1 @@\n-é\n+e\u{301}\n")
    #expect(unified("a\r\n", "a\r\n") == "")
  }

  @Test("Carriage returns are shown where some lines have them and others don't") func returns() {
    #expect(unified("a\r\n", "a\n") == "@@ -1 +1 @@\n-a␍\n+a\n")
    #expect(unified("a\nb\n", "a\nb\r\n") == "@@ -1,2 +1,2 @@\n a\n-b\n+b␍\n")
    #expect(
      unified("a\r\nb\r\n", "a\r\nc") == """
        @@ -1,2 +1,2 @@
         a
        -b
        +c
        \\ No newline at end of file

        """
    )
  }

  @Test("The changes of random texts turn one into the other") func random() {
    for _ in 0..<2_000 {
      let letters = "abcdefgh".prefix(Int.random(in: 1...8))
      func text() -> String {
        String((0..<Int.random(in: 0...12)).compactMap { _ in letters.randomElement() })
      }
      let (old, new) = (text(), text())
      #expect(
        applied(unified(lines(old), lines(new), context: .random(in: 0...3)), to: old) == new,
        "\(old) to \(new)"
      )
    }
  }

  @Test("Ten thousand changed lines, scattered or all alike", .timeLimit(.minutes(5)))
  func length() {
    let old = (0..<30_000).map { "line \($0)\n" }
    let scattered = old.enumerated().map { $0 % 3 == 0 ? "changed\n" : $1 }
    let diff = unified(old.joined(), scattered.joined())
    #expect(diff.split(separator: "\n").count == 1 + 20_000 + 20_000)

    let braces = String(repeating: "{\n}\n", count: 10_000)
    let others = String(repeating: "}\n}\n{\n", count: 7_000)
    #expect(unified(braces, others).utf8.count > 40_000)
  }

  @Test("The view is a block of code in every format, and nothing for equal texts") func view() {
    let view = Diff(from: "a\nb\n", to: "a\nc\n")
    #expect(view.rendered(as: .text()) == "  @@ -1,2 +1,2 @@\n   a\n  -b\n  +c\n")
    #expect(view.rendered(as: .markdown) == "```diff\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n```\n")
    #expect(
      view.rendered(as: .html)
        == CodeBlock("@@ -1,2 +1,2 @@\n a\n-b\n+c\n", language: "diff").rendered(as: .html)
    )
    #expect(Diff("-a\n").rendered(as: .text()) == "  -a\n")
    #expect(Diff(from: "a", to: "a").rendered(as: .html) == "")
  }

  /// Returns a text with each letter on a line.
  private func lines(_ letters: String) -> String { letters.map { "\($0)\n" }.joined() }

  /// Returns the diff of two texts as Markdown has it, without the fences.
  private func unified(_ old: String, _ new: String, context: Int = 3) -> String {
    let block = Diff(from: old, to: new, context: context).rendered(as: .markdown)
    return block.isEmpty ? "" : String(block.dropFirst("```diff\n".count).dropLast("```\n".count))
  }

  /// Returns a text of a letter a line with the hunks of a diff applied.
  private func applied(_ diff: String, to old: String) -> String {
    var rest = old[...]
    var new = ""
    for line in diff.split(separator: "\n") {
      switch line.first {
      case "@":
        let range = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        let isEmpty = range.count > 1 && range[1] == "0"
        let start = (Int(range[0]) ?? 0) - (isEmpty ? 0 : 1)
        while old.count - rest.count < start { new.append(rest.removeFirst()) }
      case "-": #expect(rest.removeFirst() == line.last)
      case "+": new += line.suffix(1)
      default:
        #expect(rest.first == line.last)
        new.append(rest.removeFirst())
      }
    }
    return new + rest
  }
}
