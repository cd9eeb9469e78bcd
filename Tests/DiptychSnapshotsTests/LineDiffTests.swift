import DiptychCode
import DiptychSampling
import DiptychSnapshots
import DiptychTesting
import Testing

@Suite struct LineDiffTests {
  private func unified(_ old: String, _ new: String) -> String {
    LineDiff(from: old.utf8, to: new.utf8).unified()
  }

  private func lines(_ range: some Sequence<Int>) -> String { range.map { "\($0)\n" }.joined() }

  @Test("Equal texts have no hunks", arguments: ["", "a\n", "a", "a\r\nb\n\n"])
  func equal(text: String) {
    let diff = LineDiff(from: text.utf8, to: text.utf8)
    #expect(diff.hunks.isEmpty)
  }

  @Test("Three common lines stand around a change") func context() {
    let new = lines(1...9) + "ten\n" + lines(11...20)
    expectSnapshot(of: unified(lines(1...20), new))
  }

  @Test("Changes near each other share a hunk, others do not") func hunks() {
    let new = lines(2...8) + "8½\n" + lines(9...16) + lines(18...18)
    expectSnapshot(of: unified(lines(1...18), new), named: "three")
    expectSnapshot(of: unified(lines(1...8), lines(2...7)), named: "one")
  }

  @Test("One side can be empty") func emptySide() {
    #expect(
      unified("", "a\nb\n") == """
        --- reference
        +++ output
        @@ -0,0 +1,2 @@
        +a
        +b
        """
    )
    #expect(
      unified("a\n", "") == """
        --- reference
        +++ output
        @@ -1,1 +0,0 @@
        -a
        """
    )
  }

  @Test("A missing newline at the end is a change") func unterminated() {
    #expect(
      unified("a\nb\n", "a\nb") == """
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
         a
        -b
        +b
        \\ No newline at end of file
        """
    )
  }

  @Test("Invisible characters are shown") func visible() {
    let old = "a\r\n\u{1B}[1m\\e[0m\nend\nx\u{202E}y\n"
    let new = "a\n\u{1B}[2m\\e[0m\nend  \nxy\n"
    expectSnapshot(of: unified(old, new))
  }

  @Test("Characters that look like a space, and noncharacters, are shown") func spaces() {
    #expect(
      unified("10 km, 10\u{3000}km\n\u{FFFD} 字\n", "10\u{A0}km, 10 km\n\u{FFFE} 字\n") == #"""
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
        -10 km, 10\u{3000}km
        -� 字
        +10\u{A0}km, 10 km
        +\u{FFFE} 字
        """#
    )
  }

  @Test("Equivalent characters are told apart by their codes") func equivalent() {
    #expect(
      unified("café 字\n", "cafe\u{301} 字\n") == #"""
        --- reference
        +++ output
        @@ -1,1 +1,1 @@
        -caf\u{E9} \u{5B57}
        +cafe\u{301} \u{5B57}
        """#
    )
  }

  @Test("Bytes that are not text differ too") func bytes() {
    #expect(LineDiff(from: [0xFF, 0x0A], to: [0xFE, 0x0A]).hunks.count == 1)
  }

  @Test("A summary has as many lines as it may, and says how many it lacks") func summary() {
    let diff = LineDiff(from: "".utf8, to: lines(1...100).utf8)
    #expect(
      diff.summary(maximumLineCount: 6) == """
        --- reference
        +++ output
        @@ -0,0 +1,100 @@
        +1
        +2
        ... 98 more lines: see the attached diff
        """
    )
    #expect(diff.summary(maximumLineCount: 103) == diff.unified())
  }

  @Test("A summary shows a long line where it changes") func excerpt() {
    let head = String(repeating: "<", count: 500)
    let tail = String(repeating: ">", count: 500)
    let diff = LineDiff(from: (head + "old" + tail).utf8, to: (head + "new" + tail).utf8)
    func window(_ word: String) -> String {
      "…\(String(repeating: "<", count: 40))\(word)\(String(repeating: ">", count: 117))…"
    }
    #expect(
      diff.summary(maximumLineCount: 60) == """
        --- reference
        +++ output
        @@ -1,1 +1,1 @@
        -\(window("old"))
        +\(window("new"))
        """
    )
  }

  @Test("A summary says so if one text alone has no newline at its end") func ends() {
    let old = LineDiff(from: "a\nb".utf8, to: "a\nb\n".utf8)
    #expect(
      old.summary(maximumLineCount: 60) == """
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b
        """
    )
    let both = LineDiff(from: "a\nb".utf8, to: "c\nb".utf8)
    #expect(
      both.summary(maximumLineCount: 60) == """
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
        -a
        +c
         b
        """
    )
    #expect(both.unified() == both.summary(maximumLineCount: 60) + "\n\\ No newline at end of file")
  }

  @Test("The hunks lead from one text to the other") func patch() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let index = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random), index < new.count {
          new.remove(at: index)
        } else {
          new.insert(9, at: index)
        }
      }
      let diff = LineDiff(from: lines(old).utf8, to: lines(new).utf8)
      let newLines = new.map { "\($0)" }
      #expect(patched(old.map { "\($0)" }, with: diff) == newLines)
    }
  }

  /// Applies the hunks to lines, and checks that the lines they keep or remove exist.
  private func patched(_ old: [String], with diff: LineDiff) -> [String] {
    var result: [String] = []
    var offset = 0
    for hunk in diff.hunks {
      result += old[offset..<hunk.oldOffset]
      offset = hunk.oldOffset
      #expect(result.count == hunk.newOffset)
      for line in hunk.lines {
        if line.kind != .added {
          #expect(old[offset] == line.text)
          offset += 1
        }
        if line.kind != .removed { result.append(line.text) }
      }
    }
    return result + old[offset...]
  }
}
