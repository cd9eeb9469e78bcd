import DiptychSampling
import DiptychTerminalTesting
import DiptychScreen
import Testing

@testable import DiptychLive

@Suite("Decoding of keys") struct KeyDecoderTests {
  /// Returns the events of pieces, which end with a silence.
  private func events(_ pieces: some Sequence<some Sequence<UInt8>>) -> [InputEvent] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.decode($0) } + decoder.flush()
  }

  @Test("Each sequence is the same at every split", arguments: KeySequence.all)
  func sequences(_ sequence: KeySequence) {
    let bytes = sequence.bytes
    #expect(events([bytes]) == sequence.events)
    #expect(events(bytes.map { [$0] }) == sequence.events)
    for split in bytes.indices.prefix(200) {
      #expect(events([bytes[..<split], bytes[split...]]) == sequence.events)
    }
  }

  @Test("Sequences behind each other are the same as alone") func joined() {
    let all = KeySequence.all
    #expect(events([all.flatMap(\.bytes)]) == all.flatMap(\.events))
  }

  @Test(
    "A pause decides about an incomplete sequence",
    arguments: [
      KeySequence("^", .escape), KeySequence("^^", .escape, .escape), KeySequence("^[", .alt("[")),
      KeySequence("^O", .alt("O")), KeySequence("^P", .alt("P")), KeySequence("^]", .alt("]")),
      KeySequence("^_", .alt("_")), KeySequence("a^]b^", .character("a"), .escape),
      KeySequence([0xE2, 0x82], [.key(.character("\u{FFFD}"))]),
      KeySequence([0x1B, 0xE2, 0x82], [.key(.alt("\u{FFFD}"))]),
    ]
  )
  func silence(_ sequence: KeySequence) {
    var decoder = KeyDecoder()
    #expect(!decoder.isWaiting)
    var events = decoder.decode(sequence.bytes)
    #expect(events.count == sequence.events.count - 1)
    #expect(decoder.isWaiting)
    events += decoder.flush()
    #expect(events == sequence.events)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.decode([0x78]) == [.key(.character("x"))])
  }

  @Test(
    "A sequence that has begun goes on after a pause",
    arguments: ["^[1;", "^[[", "^]0;a", "^[M!"]
  )
  func pause(_ text: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(KeySequence(text).bytes) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
  }

  // MARK: Paste

  private func pasted(_ text: String) -> [UInt8] { Array("\u{1B}[200~\(text)\u{1B}[201~".utf8) }

  @Test(
    "A paste is one event, whatever it holds",
    arguments: [
      ("coffee", "coffee"), ("a\rb\r\nc\nd\r", "a\nb\nc\nd\n"), ("\u{1B}[A\u{3}", "\u{1B}[A\u{3}"),
      ("漢字 👩‍👩‍👧", "漢字 👩‍👩‍👧"), ("\u{1B}[201", "\u{1B}[201"), ("~", "~"),
    ]
  )
  func paste(_ text: String, _ expected: String) {
    let bytes = [0x61] + pasted(text) + [0x62]
    let wanted: [InputEvent] = [.key(.character("a")), .paste(expected), .key(.character("b"))]
    #expect(events([bytes]) == wanted)
    for split in bytes.indices { #expect(events([bytes[..<split], bytes[split...]]) == wanted) }
  }

  @Test("An empty paste is not an event, and a pause does not end a paste") func emptyPaste() {
    #expect(events([pasted("")]) == [])
    var decoder = KeyDecoder()
    #expect(decoder.decode(pasted("ab").dropLast(7)) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.decode(pasted("b").suffix(7)) == [.paste("ab")])
  }

  @Test("A long paste arrives in chunks of characters, also without an end") func longPaste() {
    let text = String(repeating: "漢a\r\n", count: 40_000)
    let pieces = events([pasted(text)]).map { event in
      guard case .paste(let text) = event else { return "" }
      return text
    }
    #expect(pieces.count == 4)
    #expect(pieces.joined() == text.replacing("\r\n", with: "\n"))
    #expect(pieces.allSatisfy { !$0.contains("\u{FFFD}") && $0.utf8.count <= PasteBuffer.limit })
    #expect(events([pasted(text).dropLast(100)]).count == 3)
  }

  // MARK: Random input

  @Test("10,000 random inputs are decoded alike in any chunks, and characters as Swift does")
  func random() {
    var generator = SeededGenerator(seed: 14)
    let parts =
      KeySequence.all.map(\.bytes) + [Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8)]
    for _ in 0..<10_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.append(.random(in: 0...255, using: &generator))
        case 1:
          bytes.append([0x1B, 0x5B, 0x4F, 0x3B, 0x7E, 0x31].randomElement(using: &generator) ?? 0)
        default: bytes += (parts.randomElement(using: &generator) ?? []).prefix(40)
        }
      }
      var pieces: [ArraySlice<UInt8>] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(.random(in: 1...6, using: &generator))
        pieces.append(piece)
        rest = rest.dropFirst(piece.count)
      }
      guard events([bytes]) == events(pieces) else {
        Issue.record("\(bytes) in pieces \(pieces)")
        return
      }
      let text = bytes.map { $0 < 0x20 || $0 == 0x7F ? 0x61 : $0 }
      let decoded = String(decoding: text, as: UTF8.self).unicodeScalars
        .filter { !(0x80...0x9F ~= $0.value) }
      guard events([text]) == decoded.map({ .key(.character(Character($0))) }) else {
        Issue.record("\(text)")
        return
      }
    }
  }
}
