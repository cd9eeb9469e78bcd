import DiptychViews
import Testing

@testable import DiptychText

@Suite("Replaced scalars") struct ReplacedScalarTests {
  @Test("A scalar that stays in any text is never replaced, and all other scalars are few")
  func staying() {
    // Nothing, a letter that hides a joiner, a letter of a script with joiners, and a flag.
    let before: [UInt32] = [0, 0x61, 0x0628, 0x1F3F4]
    var others = 0
    for value in UInt32(0)...0x10FFFF {
      guard TextRun.staysInAnyText(value) else {
        others += 1
        continue
      }
      let isReplaced = before.contains {
        _VisibleControl.replacement(for: value, after: $0) != nil
      }
      if isReplaced { Issue.record("U+\(String(value, radix: 16))") }
    }
    // Below U+00A0, U+200B to U+2069, U+FEFF, and from U+E0000 on.
    #expect(others == 0xA0 + 0x5F + 1 + 0x30000)
  }
}
