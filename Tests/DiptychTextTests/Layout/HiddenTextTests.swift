import DiptychViews
import Testing

@testable import DiptychText

@Suite("Hidden text") struct HiddenTextTests {
  @Test("A document holds the shape of hidden text, and no letter or digit of it") func document() {
    var builder = DocumentBuilder(TextFormat(), out: ByteBuffer(capacity: 64))
    builder.append("To: ")
    let outer = builder.push(.placeholder)
    builder.append("Zoë O'Neil-Smith,\t+44 7946-123 ~/a.b=c 山田 д\u{301} 👩🏽‍🚀 co\u{AD}op")
    builder.style = outer
    builder.append(".")
    let held = String(decoding: builder.layout.tree.text.pointee.bytes, as: UTF8.self)
    #expect(
      held == "To: xx¦ x'xxxx-xxxxx,   +00 0000-000 ~/x.x=x 尀琀 \u{400}\u{300} 👂🏻‍😀 xx\u{AD}xx."
    )
    _ = builder.finish()
  }

  @Test("The values of a hidden sparkline are not kept") func sparkline() {
    var builder = DocumentBuilder(TextFormat(), out: ByteBuffer(capacity: 64))
    let outer = builder.push(.placeholder)
    builder.begin(.column)
    builder.appendSparkline([0.2, nil, 1])
    #expect(String(decoding: builder.layout.tree.text.pointee.bytes, as: UTF8.self) == "000")
    builder.style = outer
    builder.end()
    _ = builder.finish()
  }

  @Test("A shape is measured and broken like its text, and is its own shape") func shape() {
    for value in stride(from: UInt32(0x80), to: 0x11_0000, by: 53) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shape = HiddenText.shape(of: scalar)
      let isAlike =
        ScalarProperties.of(shape.value) == .of(value) && HiddenText.shape(of: shape) == shape
        && _VisibleControl.replacement(for: shape.value) == _VisibleControl.replacement(for: value)
        && _Redaction.keeps(shape.value) == _Redaction.keeps(value) && !shape.isASCII
      #expect(isAlike, "\(scalar.escaped(asASCII: true))")
    }
  }
}
