import Testing

@testable import DiptychHTML
@testable import DiptychViews

@Suite("Space for escapes") struct EscapingRoomTests {
  /// Parts of texts that grow, and their images.
  static let texts: [(unit: String, image: String)] = [
    ("ab & cd ", "ab &amp; cd "), ("&", "&amp;"), ("<b>", "&lt;b&gt;"), ("\u{1}", "\u{2401}"),
    ("é\u{1}", "é\u{2401}"),
  ]

  @Test("A long text with many escapes grows the buffer a few times", arguments: texts)
  func pieces(unit: String, image: String) {
    var buffer = ByteBuffer.chunks
    buffer.append(text: String(repeating: unit, count: 400_000))
    #expect(buffer.pieces.count < 16)
    #expect(buffer.string() == String(repeating: image, count: 400_000))
    buffer.free()
  }

  @Test("A long URL with many escapes grows the buffer a few times") func url() {
    var buffer = ByteBuffer.chunks
    buffer.append(url: "/" + String(repeating: "a b\u{1}#", count: 100_000))
    #expect(buffer.pieces.count < 16)
    #expect(
      buffer.string()
        == "/a%20b%01#" + String(repeating: "a%20b%01%23", count: 99_999)
    )
    buffer.free()
  }
}
