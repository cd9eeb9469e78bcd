/// The parameters of a control sequence (ECMA-48) that a key has sent.
struct ControlSequence: Sendable {
  /// The maximum number of bytes, which is more than any key sends.
  private static let limit = 32

  private var bytes: [UInt8] = []
  private var isOverlong = false

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether the parameters are a single number.
  var isSingleNumber: Bool { !bytes.isEmpty && bytes.allSatisfy { 0x30..<0x3A ~= $0 } }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isOverlong = true }
  }

  func isPasteStart(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && !isOverlong && bytes.elementsEqual("200".utf8)
  }

  /// Returns the key of a sequence that begins with ESC `[`, or nil if the sequence is not a key.
  func key(_ final: UInt8) -> Key? {
    guard let numbers else { return nil }
    let first = numbers.first ?? 1
    switch final {
    case UInt8(ascii: "~"):
      // xterm's sequence for other keys: 27, the modifiers, the character.
      if first == 27 {
        return numbers.count == 3 ? character(numbers[2], modifiers(numbers[1])) : nil
      }
      return key(FunctionKeys.numbered(first), numbers)
    case UInt8(ascii: "u"): return character(first, modifiers(numbers.dropFirst().first ?? 1))
    // rxvt's sequences for Shift, Ctrl, and both.
    case UInt8(ascii: "$"): return FunctionKeys.numbered(first).map { Key($0, .shift) }
    case UInt8(ascii: "^"): return FunctionKeys.numbered(first).map { Key($0, .control) }
    case UInt8(ascii: "@") where !bytes.isEmpty:
      return FunctionKeys.numbered(first).map { Key($0, [.shift, .control]) }
    case UInt8(ascii: "a")...UInt8(ascii: "d") where bytes.isEmpty:
      return FunctionKeys.lettered(final - 0x20).map { Key($0, .shift) }
    case UInt8(ascii: "Z"):
      return modifiers(numbers.dropFirst().first ?? 1).map { Key(.tab, $0.union(.shift)) }
    default:
      // The number before the modifiers of a key is 1. A sequence with another number is a report,
      // such as the position of the cursor.
      return first == 1 ? key(FunctionKeys.lettered(final), numbers) : nil
    }
  }

  /// Returns the key of a sequence that begins with ESC `O`, or nil if the sequence is not a key.
  func singleShiftKey(_ final: UInt8) -> Key? {
    guard let numbers else { return nil }
    if bytes.isEmpty {
      if final == UInt8(ascii: "M") { return .enter }
      if UInt8(ascii: "a")...UInt8(ascii: "d") ~= final {
        return FunctionKeys.lettered(final - 0x20).map { Key($0, .control) }
      }
      // The operators and digits of the numeric keypad.
      if UInt8(ascii: "j")...UInt8(ascii: "y") ~= final {
        return .character(Character(Unicode.Scalar(final - 0x40)))
      }
      return FunctionKeys.lettered(final).map { Key($0) }
    }
    guard let code = FunctionKeys.lettered(final) else { return nil }
    return modifiers(numbers.last ?? 1).map { Key(code, $0) }
  }

  // MARK: Parameters

  /// The parameters, where an omitted parameter is 1; nil if they don't belong to a key.
  private var numbers: [Int]? {
    guard !isOverlong else { return nil }
    guard !bytes.isEmpty else { return [] }
    var numbers: [Int] = []
    for field in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      // The text after a colon has details that no key needs.
      let digits = field.prefix { $0 != UInt8(ascii: ":") }
      if digits.isEmpty {
        numbers.append(1)
      } else {
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
          return nil
        }
        numbers.append(number)
      }
    }
    return numbers
  }

  private func key(_ code: Key.Code?, _ numbers: [Int]) -> Key? {
    guard let code, numbers.count <= 2 else { return nil }
    return modifiers(numbers.dropFirst().first ?? 1).map { Key(code, $0) }
  }

  /// Returns the modifiers of a parameter, which is one more than their bits; nil for an invalid
  /// number.
  ///
  /// Meta counts as Alt. Caps Lock and Num Lock are ignored.
  private func modifiers(_ parameter: Int) -> Key.Modifiers? {
    guard 1...256 ~= parameter else { return nil }
    let bits = parameter - 1
    var modifiers = Key.Modifiers(rawValue: bits & 7)
    if bits & 0b10_1000 != 0 { modifiers.insert(.alt) }
    return modifiers
  }

  /// Returns the key of a character, which is reported as a number.
  private func character(_ number: Int, _ modifiers: Key.Modifiers?) -> Key? {
    guard var modifiers, let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value)
    else { return nil }
    switch value {
    // The protocol of the terminal Kitty uses these numbers for keys without a character.
    case 0x80..<0xA0, 0xE000...0xF8FF: return nil
    case 0x1B: return Key(.escape, modifiers)
    case 0..<0x20, 0x7F:
      var key = FunctionKeys.control(UInt8(value))
      key.modifiers.formUnion(modifiers)
      return key
    default:
      // Shift is part of the character.
      let text = String(scalar)
      let cased =
        modifiers.contains(.control)
        ? text.lowercased() : modifiers.contains(.shift) ? text.uppercased() : text
      modifiers.remove(.shift)
      return Key(.character(Character(cased.count == 1 ? cased : text)), modifiers)
    }
  }
}

/// The keys of control characters and control sequences, from the documentation of xterm.
enum FunctionKeys {
  /// Returns the key of a control character other than ESC.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .control(Character(Unicode.Scalar(byte + 0x60)))
    }
  }

  /// Returns the key of a sequence that ends with a letter.
  static func lettered(_ final: UInt8) -> Key.Code? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// Returns the key of a sequence that ends with `~`.
  static func numbered(_ number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers have gaps, which come from the keyboard of the VT220.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the function key of the Linux console, from F1 to F5.
  static func console(_ byte: UInt8) -> Key? {
    guard UInt8(ascii: "A")...UInt8(ascii: "E") ~= byte else { return nil }
    return .function(Int(byte - UInt8(ascii: "A")) + 1)
  }
}
