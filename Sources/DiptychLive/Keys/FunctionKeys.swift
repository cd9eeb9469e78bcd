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
