import Testing

@testable import DiptychLive

@Suite("Text that arrives through a capture") struct CapturedTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The bytes, in the chunks of their arrival.
    let chunks: [[UInt8]]
    let parts: [CapturedText.Part]
    /// The parts that are left when the input ends.
    var rest: [CapturedText.Part] = []

    init(
      _ name: String,
      _ chunks: [String],
      _ parts: [CapturedText.Part],
      rest: [CapturedText.Part] = []
    ) {
      self.init(name, chunks.map { Array($0.utf8) }, parts, rest: rest)
    }

    init(
      _ name: String,
      _ chunks: [[UInt8]],
      _ parts: [CapturedText.Part],
      rest: [CapturedText.Part] = []
    ) {
      testDescription = name
      self.chunks = chunks
      self.parts = parts
      self.rest = rest
    }
  }

  static let cases: [Case] = [
    Case("nothing", [""], []),
    Case("text, chunk by chunk", ["one", " two\n"], [.text("one"), .text(" two\n")]),
    Case("a mark alone", [CapturedText.mark(7)], [.mark(7)]),
    Case(
      "text around marks",
      ["a" + CapturedText.mark(1) + "b" + CapturedText.mark(2) + CapturedText.mark(3) + "c"],
      [.text("a"), .mark(1), .text("b"), .mark(2), .mark(3), .text("c")]
    ),
    Case(
      "a mark in two chunks",
      ["a\u{1B}_dip", "tych 12", "\u{7}b"],
      [.text("a"), .mark(12), .text("b")]
    ),
    Case("an escape at the end", ["a\u{1B}", "[1mb"], [.text("a"), .text("\u{1B}[1mb")]),
    Case("another sequence", ["\u{1B}[1mb\u{1B}_x\u{7}"], [.text("\u{1B}[1mb\u{1B}_x\u{7}")]),
    Case(
      "a mark that has no end",
      ["\u{1B}_diptych " + String(repeating: "1", count: 40)],
      [.text("\u{1B}_diptych " + String(repeating: "1", count: 40))]
    ),
    Case("a mark that is cut off", ["a\u{1B}_dip"], [.text("a")], rest: [.text("\u{1B}_dip")]),
    Case("a scalar in two chunks", [[0x61, 0xE2, 0x82], [0xAC]], [.text("a"), .text("€")]),
    Case("a scalar in four chunks", [[0xF0], [0x9F], [0x98], [0x80]], [.text("😀")]),
    Case(
      "a scalar around a mark",
      [[0xC3] + Array(CapturedText.mark(1).utf8) + [0xA4]],
      [.mark(1), .text("ä")]
    ),
    Case("no UTF-8", [[0x61, 0xFF, 0x62]], [.text("a\u{FFFD}b")]),
    Case("a scalar that is cut off", [[0x61, 0xE2]], [.text("a")], rest: [.text("\u{FFFD}")]),
  ]

  @Test("Text and markers are separated, wherever the bytes are cut", arguments: cases)
  func parts(_ example: Case) {
    var captured = CapturedText()
    #expect(example.chunks.flatMap { captured.take($0) } == example.parts)
    #expect(captured.finish() == example.rest)
    #expect(captured.finish() == [])
  }

  @Test("Bytes one by one are the same text and marks") func bytes() {
    for example in Self.cases {
      var captured = CapturedText()
      var parts = example.chunks.joined().flatMap { captured.take([$0]) }
      parts += captured.finish()
      #expect(joined(parts) == joined(example.parts + example.rest), "\(example.testDescription)")
    }
  }

  /// Returns parts with consecutive texts joined.
  private func joined(_ parts: [CapturedText.Part]) -> [CapturedText.Part] {
    parts.reduce(into: []) { all, part in
      if case .text(let last)? = all.last, case .text(let text) = part {
        all[all.count - 1] = .text(last + text)
      } else {
        all.append(part)
      }
    }
  }
}
