import DiptychTerminalTesting
import Diptych
import DiptychFormats
import DiptychTerminal
import DiptychTesting
import Foundation
import Testing

/// Six messages that a tool prints.
private struct Messages: View {
  var body: some View {
    Message(
      .error,
      "unknown key colour",
      code: "C12",
      at: SourceSpan("config.toml", line: 13, column: 3, length: 6, excerpt: "  colour = \"red\"")
    )
    Message(.warning, "the cache is 40 days old, and everything in it\nis read again") {
      Text("It is in /var/cache/tool.")
    }
    Message(.hint, "did you mean color?")
    Message(.note) { Text("3 files are ") + Text("the same").bold() }
    Message(.done, "Wrote page.html")
    Message(.step, "Resolving packages")
  }
}

@Suite("Messages") struct MessageTests {
  @Test("Text has the label at the beginning of the line, and the rest below the title")
  func text() {
    expectSnapshot(of: Messages().rendered(as: .text(width: 40)), named: "text")
    expectSnapshot(of: Messages().rendered(as: .text(options: .ascii)), named: "text 2")
  }

  @Test("The label has the colour of its kind") func color() {
    let kinds = MessageKind.allCases.map { kind in
      Message(kind, "text").rendered(as: .text(width: 40, color: .ansi16))
    }
    #expect(
      kinds.joined().replacing("\u{1B}", with: "␛") == """
        ␛[1;31merror:␛[0m text
        ␛[1;35mwarning:␛[0m text
        ␛[1;36mhint:␛[0m text
        ␛[1;36mnote:␛[0m text
        ␛[1;32m✓␛[0m text
        ␛[2m›␛[0m text

        """
    )
  }

  @Test("Plain text has the text, and Markdown alerts") func otherFormats() {
    expectSnapshot(of: Messages().rendered(as: .plain), named: "plain")
    expectSnapshot(of: Messages().rendered(as: .markdown), named: "markdown")
  }

  @Test("HTML has callouts") func html() {
    let message = Message(
      .error,
      "unknown key",
      code: "C12",
      at: SourceSpan("a.toml", line: 3, column: 1, length: 3, excerpt: "key = <1>")
    )
    #expect(
      message.rendered(as: .html).iconless == """
        <div class="callout danger" role="note"><div><p>\
        <svg></svg>\
        <strong>error: unknown key<span class="soft"> [C12]</span></strong></p>\
        <p><span class="soft">a.toml:3:1</span></p>\
        <pre tabindex="0" role="group" aria-label="Code"><code>3 | key = &lt;1&gt;
          | ^^^</code></pre></div></div>
        """
    )
    #expect(
      Message(.done, "Wrote a.html").rendered(as: .html).iconless == """
        <div class="callout success" role="note"><div><p>\
        <svg></svg><strong>Wrote a.html</strong></p></div></div>
        """
    )
  }

  @Test("GitHub's annotations are one line each; a step is not an annotation") func gitHub() {
    let format = BuildService.gitHub
    let place = SourceSpan("a,b.swift", line: 3, column: 5, length: 4)
    #expect(
      format.annotation(of: Message(.error, "100%: bad\nname", code: "E:1", at: place))
        == "::error file=a%2Cb.swift,line=3,col=5,endColumn=8,title=E%3A1::100%25: bad%0Aname"
    )
    #expect(format.annotation(of: Message(.warning, "old")) == "::warning::old")
    #expect(
      format.annotation(of: Message(.hint, "try", at: SourceSpan("a"))) == "::notice file=a::try"
    )
    #expect(format.annotation(of: Message(.note) { Text("a").bold() }) == "::notice::a")
    let failure = Message(.error, "the build failed") {
      Text("a.swift:3: error:\n::error::100%")
      Text("exit 1")
    }
    #expect(
      format.annotation(of: failure)
        == "::error::the build failed%0Aa.swift:3: error:%0A::error::100%25%0Aexit 1"
    )
    #expect(format.annotation(of: Message(.done, "Wrote")) == nil)
    #expect(format.annotation(of: Message(.step, "Going")) == nil)
  }

  @Test("A terminal prints lines, or annotations where they are asked for")
  func terminal() async throws {
    func output(_ annotations: BuildService?) async throws -> String {
      try await streamOutput(of: .log) { terminal in
        var terminal = terminal
        terminal.annotations = annotations
        terminal.step("Reading")
        terminal.error("no such file", at: SourceSpan("a.txt"))
        terminal.hint("look for it")
        terminal.done("Wrote it")
      }
    }
    #expect(
      try await output(nil) == """
        › Reading
        error: no such file
               a.txt
        hint: look for it
        ✓ Wrote it

        """
    )
    #expect(try await output(.gitLab) == output(nil))
    #expect(
      try await output(.gitHub) == """
        › Reading
        ::error file=a.txt::no such file
        ::notice::look for it
        ✓ Wrote it

        """
    )
  }

  @Test("A section in a section has only a title where groups do not nest")
  func nestedSections() async throws {
    func output(_ service: BuildService?) async throws -> String {
      try await streamOutput(of: .log) { terminal in
        var terminal = terminal
        terminal.sections = service
        await terminal.section("outer") {
          terminal.print("a")
          await terminal.section("inner") { terminal.print("b") }
          await terminal.section("more") { terminal.print("c") }
          terminal.print("d")
        }
        await terminal.section("next") { terminal.print("e") }
      }
    }
    #expect(try await output(nil) == "› outer\na\n› inner\nb\n› more\nc\nd\n› next\ne\n")
    expectSnapshot(of: try await output(.gitHub))
    #expect(try await output(.gitLab).split(separator: "section_start:").count == 5)
  }

  @Test("A line of a view is never a command of the CI service")
  func commands() async throws {
    var traits = TerminalTraits(color: .ansi16, width: nil, isInteractive: false)
    func output() async throws -> String {
      try await streamOutput(of: traits) { terminal in
        terminal.print(Text("::error::injected"))
        terminal.print(Table(["::error::cell"], id: \.self) { TableColumn("") { Text($0) } })
        terminal.print(Facts { LabeledContent("::a::label", value: "v") })
        terminal.print(Text("::stop::").bold())
        terminal.print(Text("a ::b:: ##[group]c ##vso[task.x]"))
        terminal.error("title", at: SourceSpan("::error::file"))
        terminal.print("::notice::of the program")
      }
    }
    let harmless = try await output()
    #expect(harmless.hasPrefix("::error::injected\n"))
    traits.escapesServiceCommands = true
    #expect(
      try await output()
        == harmless.replacing("::error::", with: "\\::error::")
        .replacing(/::a::label(\S*)[ ]/) { "\\::a::label\($0.1)" }
        .replacing("\u{1B}[1m::stop::", with: "\u{1B}[1m\\::stop::")
        .replacing("##[", with: "##\\[").replacing("##vso[", with: "##vso\\[")
    )
  }

  @Test("A row whose cell has a command stays aligned, with the added character")
  func alignedCommands() async throws {
    var traits = TerminalTraits(color: .ansi16, width: nil, isInteractive: false)
    traits.escapesServiceCommands = true
    let rows = [
      ("::error::x", "ok", "3 ms"), ("main", "##[group]x", "12 ms"), ("long name", "", "1 s"),
    ]
    let output = try await streamOutput(of: traits) { terminal in
      terminal.print(
        Table(rows, id: \.0) {
          TableColumn("Branch") { Text($0.0).bold() }
          TableColumn("State", value: \.1)
          TableColumn("Time", alignment: .trailing, value: \.2)
        }
      )
    }
    #expect(
      output.replacing(/\e\[[\d;]*m/, with: "") == """
        Branch      State        Time
        ─────────────────────────────
        \\::error::x ok           3 ms
        main        ##\\[group]x 12 ms
        long name                 1 s

        """
    )
  }

  @Test("A tab of an excerpt, and the carets, end at the tab stop of a block of code")
  func tabs() {
    let message = Message(
      .error,
      "expected )",
      at: SourceSpan("a", line: 2, column: 5, length: 2, excerpt: "\tlet\tx(")
    ) {
      CodeBlock("\tlet\tx(")
    }
    #expect(
      message.rendered(as: .text(width: 60)) == """
        error: expected )
               a:2:5
               2 │         let     x(
                 │            ^^^^^^

                         let     x(

        """
    )
  }

  @Test("A caret stands behind the last character too", arguments: [7, 8, 40, 10_000], [20, nil])
  func caretBehindLine(column: Int, width: Int?) {
    let message = Message(
      .error,
      "expected )",
      at: SourceSpan("a", line: 2, column: column, excerpt: "let x(")
    )
    #expect(
      message.rendered(as: .text(width: width)) == """
        error: expected )
               a:2:\(column)
               2 │ let x(
                 │       ^

        """
    )
    let empty = Message(.error, "e", at: SourceSpan("a", line: 1, column: column, excerpt: ""))
    #expect(empty.rendered(as: .text(width: width)).hasSuffix("\n       1 │\n         │ ^\n"))
  }

  @Test("A code quality report has an entry for each message with a line") func gitLab() {
    var report = CodeQualityReport()
    #expect(report.json == "[]\n")
    report.append(Message(.error, "no \"place\""))
    report.append(Message(.done, "done", at: SourceSpan("a", line: 1)))
    report.append(Message(.error, "a \"bad\"\nname", code: "E1", at: SourceSpan("a", line: 3)))
    report.append(Message(.note, "b", at: SourceSpan("b", line: 4, column: 2)))
    #expect(
      report.json == #"""
        [
          {"description": "a \"bad\"\nname", "check_name": "E1", \#
        "fingerprint": "c5da3609648e3676", "severity": "major", \#
        "location": {"path": "a", "lines": {"begin": 3}}},
          {"description": "b", "check_name": "info", \#
        "fingerprint": "9b8d886438ede013", "severity": "info", \#
        "location": {"path": "b", "lines": {"begin": 4}}}
        ]

        """#
    )
  }

  // MARK: Hostile text

  @Test("Text with commands and line breaks stays in its field") func hostile() {
    let text = "x\n::error::y\r\n  ##[z]\u{1B}[2Jv\u{2028}w\nplain"
    let place = SourceSpan(text, line: 3, column: 2, excerpt: "a\u{1B}b\t漢c\n::error::d")
    let message = Message(.error, text, code: text, at: place)
    #expect(
      message.rendered(as: .text()) == """
        error: x␊::error::y␊  ##[z]␛[2Jv
               w
               plain [x␊::error::y␊  ##[z]␛[2Jv�w␊plain]
               x␊::error::y␊  ##[z]␛[2Jv�w␊plain:3:2
               3 │ a␛b     漢c
                 │  ^

        """
    )
    let property = "x%0A%3A%3Aerror%3A%3Ay%0A  ##[z]␛[2Jv�w%0Aplain"
    #expect(
      BuildService.gitHub.annotation(of: message) == """
        ::error file=\(property),line=3,col=2,title=\(property)\
        ::x␊::error::y␊  ##[z]␛[2Jv%0Aw%0Aplain
        """
    )
  }

  @Test("An excerpt of a long line is the part around the caret", arguments: [20, 40, 120])
  func longLine(width: Int) {
    let source = String((0..<10_000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    for column in [1, 2, 5_000, 9_999, 10_000, 20_000] {
      let place = SourceSpan("a", line: 1, column: column, length: 3, excerpt: source)
      let lines = Message(.error, String(repeating: "w", count: 10_000), at: place)
        .rendered(as: .text(width: width))
        .split(separator: "\n")
      #expect(lines.allSatisfy { CellWidth.of($0) <= width })
      let excerpt = Array(lines[lines.count - 2])
      let carets = Array(lines[lines.count - 1])
      let marked = carets.indices.filter { carets[$0] == "^" && excerpt.indices.contains($0) }
      let start = min(column - 1, source.count)
      let expected = Array(source.utf8)[start..<min(start + 3, source.count)]
      #expect(String(marked.map { excerpt[$0] }).utf8.elementsEqual(expected))
    }
  }

  @Test("Compilers' lines are one line each, with the content indented below")
  func gnu() async throws {
    let place = SourceSpan("a.swift", line: 3, column: 7, excerpt: "let x")
    let output = try await streamOutput(of: .log) { terminal in
      var terminal = terminal
      terminal.annotations = .gnu
      terminal.error("unused\nvariable", code: "C12", at: place)
      terminal.warning("no line", at: SourceSpan("a.swift"))
      terminal.hint("remove it", at: SourceSpan("a.swift", line: 3))
      terminal.note("no place")
      terminal.report(
        Message(.error, "failed") {
          Text("one"); Text("::error::two")
        }
      )
      terminal.traits.escapesServiceCommands = true
      terminal.report(Message(.error, "failed") { Text("::error::three") })
      terminal.done("Wrote page.html")
      terminal.sections = .gnu
      terminal.section("Tests") { terminal.print("inside") }
    }
    expectSnapshot(of: output)
  }

  @Test("The excerpt of a location is read from its file") func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("one\r\ntwo\nlast".utf8).write(to: folder.appending(path: "a b.txt"))
    func place(_ line: Int) -> SourceSpan {
      SourceSpan("a b.txt", line: line, column: 1, in: folder.path)
    }
    #expect([0, 1, 2, 3, 4].map { place($0).excerpt } == [nil, "one", "two", "last", nil])
    #expect(SourceSpan("none.txt", line: 1, in: folder.path).excerpt == nil)

    // The place is a link to the file where links work.
    let message = Message(.error, "bad", at: place(2))
    func output(_ options: TextFormat.Options) -> String {
      let traits = TerminalTraits(color: .ansi16, width: 40, isInteractive: true, options: options)
      return Terminal(descriptor: 1, traits: traits).text(of: message)
    }
    let address = "file://" + folder.resolvingSymlinksInPath().path + "/a%20b.txt"
    #expect(output(.hyperlinks).contains(";\(address)\u{1B}\\"))
    #expect(!output([]).contains("file:"))
  }

  @Test("The location of a message is never broken on a terminal") func wholePlace() throws {
    let terminal = try PseudoTerminal(columns: 20, rows: 10, running: Probe.path(), ["place"])
    #expect(try terminal.end() == .exited(0))
    // The terminal has wrapped the place and the address: their other lines are not indented.
    #expect(
      terminal.screen.picture == [
        "error: bad", "       my dir/a-b/So", "mething.swift:12000:", "3", "see the guide",
        "(https://example.org", "/a-guide-to/it)",
      ]
    )
  }

  @Test("In a build of Xcode, messages are lines of compilers") func xcode() throws {
    let terminal = try PseudoTerminal(
      columns: 60,
      rows: 10,
      running: Probe.path(),
      ["place"],
      environment: ["TERM": "xterm-256color", "XCODE_VERSION_ACTUAL": "1640"]
    )
    #expect(try terminal.end() == .exited(0))
    #expect(
      terminal.screen.picture == [
        "my dir/a-b/Something.swift:12000:3: error: bad",
        "see the guide (https://example.org/a-guide-to/it)",
      ]
    )
  }

  @Test("An excerpt shows a no-break space, and that its range goes on") func excerptSigns() {
    func excerpt(_ text: String, length: Int, ascii: Bool = false) -> String {
      Message(
        .error,
        "bad",
        at: SourceSpan("a", line: 1, column: 3, length: length, excerpt: text)
      )
      .rendered(as: .text(options: ascii ? .ascii : TextFormat.Options()))
    }
    #expect(
      excerpt("a:\u{A0}b", length: 1)
        == "error: bad\n       a:1:3\n       1 │ a:␣b\n         │   ^\n"
    )
    #expect(
      excerpt("a:\u{A0}b", length: 1, ascii: true)
        == "error: bad\n       a:1:3\n       1 | a:?b\n         |   ^\n"
    )
    #expect(
      excerpt("a \"bc", length: 20)
        == "error: bad\n       a:1:3\n       1 │ a \"bc\n         │   ^^^…\n"
    )
  }
}

extension String {
  /// The markup with the drawn icons left out.
  fileprivate var iconless: String { replacing(/<svg class="icon".*?<\/svg>/, with: "<svg></svg>") }
}
