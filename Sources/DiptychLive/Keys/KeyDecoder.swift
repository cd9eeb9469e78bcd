/// A decoder that converts the bytes from a terminal to keys and pasted text.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.decode(Array("a\u{1B}[1;5A".utf8))
/// // [.key(.character("a")), .key(Key(.up, .control))]
/// ```
///
/// The bytes can be passed in pieces of any size. A control sequence that is not a key, such as a
/// report of the cursor's position, is ignored. Each invalid part of UTF-8 becomes U+FFFD.
///
/// The Escape key sends the single byte ESC, and each control sequence also begins with ESC.
/// Therefore, the decoder waits for another byte after ESC. If ``isWaiting`` is true, and no byte
/// arrives for about 50 milliseconds, call ``flush()``, which returns the Escape key.
struct KeyDecoder: Sendable {
  private enum State: Equatable {
    case ground
    /// The state after ESC.
    case escape
    /// The state after ESC `[`.
    case control
    /// The state after ESC `[[`, the prefix of the function keys on the Linux console.
    case console
    /// The state after ESC `O`.
    case singleShift
    /// The state in a control string, which began with ESC and the given character.
    case string(UInt8, isEmpty: Bool)
    /// The state after an ESC in a control string.
    case stringEscape
    /// The state in a mouse report, which continues with the given number of arbitrary bytes.
    case mouse(missing: Int)
    case paste
  }

  private var state = State.ground
  private var sequence = ControlSequence()
  private var scalar = ScalarDecoder()
  private var pasted = PasteBuffer()
  /// Whether the character that is being decoded follows ESC.
  private var isAlt = false
  private var events: [InputEvent] = []

  /// Creates a decoder.
  init() {}

  /// Whether the decoder needs another byte to determine the next event.
  ///
  /// If no byte arrives for about 50 milliseconds, call ``flush()``.
  var isWaiting: Bool {
    switch state {
    case .ground: !scalar.isEmpty
    case .escape, .singleShift, .stringEscape: true
    case .control: sequence.isEmpty
    case .string(_, let isEmpty): isEmpty
    case .console, .mouse, .paste: false
    }
  }

  /// Decodes bytes, and returns the events that are complete after these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events = [] }
    return events
  }

  /// Returns the event of the last bytes, such as the Escape key, because no other byte has
  /// followed them.
  ///
  /// ESC alone is the Escape key, ESC `[` is Alt-`[`, and an incomplete character becomes U+FFFD.
  ///
  /// If the last bytes are the beginning of a longer control sequence or of pasted text, the
  /// decoder keeps them and returns no event.
  mutating func flush() -> [InputEvent] {
    guard isWaiting else { return [] }
    switch state {
    case .escape, .stringEscape: emit(.escape)
    case .control: emit(.alt("["))
    case .singleShift: emit(.alt("O"))
    case .string(let opener, _): emit(.alt(Character(Unicode.Scalar(opener))))
    case .ground, .console, .mouse, .paste: invalid()
    }
    state = .ground
    defer { events = [] }
    return events
  }

  // MARK: States

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .control: control(byte)
    case .console:
      state = .ground
      if byte < 0x20 { return ground(byte) }
      if let key = FunctionKeys.console(byte) { emit(key) }
    case .singleShift: singleShift(byte)
    case .string: string(byte)
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") { escape(byte) }
    case .mouse(let missing): state = missing > 1 ? .mouse(missing: missing - 1) : .ground
    case .paste: paste(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) {
    switch scalar.take(byte) {
    case .incomplete: return
    case .scalar(let value): character(value)
    case .invalid(let retries):
      invalid()
      if retries { ground(byte) }
    }
  }

  private mutating func character(_ value: Unicode.Scalar) {
    let modifiers: Key.Modifiers = isAlt ? .alt : []
    isAlt = false
    switch value.value {
    case 0x1B: state = .escape
    case 0x80...0x9F: break
    case 0..<0x20, 0x7F:
      var key = FunctionKeys.control(UInt8(value.value))
      key.modifiers.formUnion(modifiers)
      emit(key)
    default: emit(Key(.character(Character(value)), modifiers))
    }
  }

  private mutating func invalid() {
    emit(Key(.character("\u{FFFD}"), isAlt ? .alt : []))
    isAlt = false
    scalar = ScalarDecoder()
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      emit(.escape)
      state = .escape
    case UInt8(ascii: "["): begin(.control)
    case UInt8(ascii: "O"): begin(.singleShift)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(byte, isEmpty: true)
    default:
      state = .ground
      isAlt = true
      ground(byte)
    }
  }

  private mutating func begin(_ next: State) {
    sequence = ControlSequence()
    state = next
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .console
    case UInt8(ascii: "M") where sequence.isEmpty: state = .mouse(missing: 3)
    case UInt8(ascii: "$") where sequence.isSingleNumber: end(byte)
    case 0x20..<0x40: sequence.append(byte)
    case 0x40..<0x7F: end(byte)
    default: cancel(byte)
    }
  }

  private mutating func end(_ final: UInt8) {
    state = .ground
    if sequence.isPasteStart(final) {
      pasted = PasteBuffer()
      state = .paste
    } else if let key = sequence.key(final) {
      emit(key)
    }
  }

  private mutating func singleShift(_ byte: UInt8) {
    switch byte {
    case 0x30..<0x3A, UInt8(ascii: ";"): sequence.append(byte)
    case 0x20..<0x7F:
      state = .ground
      if let key = sequence.singleShiftKey(byte) { emit(key) }
    default: cancel(byte)
    }
  }

  /// Drops a sequence because of a byte that can't be part of the sequence, and decodes this byte.
  private mutating func cancel(_ byte: UInt8) {
    state = .ground
    ground(byte)
  }

  private mutating func string(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: state = .ground
    case 0..<0x20: cancel(byte)
    default: if case .string(let opener, _) = state { state = .string(opener, isEmpty: false) }
    }
  }

  private mutating func paste(_ byte: UInt8) {
    switch pasted.take(byte) {
    case .none: return
    case .piece(let text): events.append(.paste(text))
    case .end(let text):
      state = .ground
      if !text.isEmpty { events.append(.paste(text)) }
    }
  }

  private mutating func emit(_ key: Key) { events.append(.key(key)) }
}
