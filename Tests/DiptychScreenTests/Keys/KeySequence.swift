import DiptychScreen
import Testing

/// The bytes that a terminal sends, and the events that they stand for.
struct KeySequence: CustomTestStringConvertible {
  let bytes: [UInt8]
  let events: [InputEvent]

  init(_ bytes: [UInt8], _ events: [InputEvent]) {
    self.bytes = bytes
    self.events = events
  }

  /// Creates a sequence from its text; `^` stands for ESC.
  init(_ text: String, _ keys: Key...) {
    bytes = text.utf8.map { $0 == UInt8(ascii: "^") ? 0x1B : $0 }
    events = keys.map { .key($0) }
  }

  var testDescription: String { "\(String(decoding: bytes, as: UTF8.self).debugDescription)" }
}
