import DiptychViews

/// The name of a class: a word, optionally followed by another word, a size or a colour.
///
/// The parts are written one by one, so that no string is created.
struct ClassName: Equatable, Sendable {
  let start: StaticString
  let end: End

  /// The end of a name.
  enum End: Sendable {
    case nothing
    case word(StaticString)
    case number(Int)
    case percentage(Int)
    /// Six hexadecimal digits.
    case hexadecimal(UInt32)
  }

  init(_ start: StaticString, _ end: End = .nothing) {
    self.start = start
    self.end = end
  }

  init(_ start: StaticString, _ number: Int) { self.init(start, .number(number)) }

  init(_ start: StaticString, _ color: Color) {
    if let index = color.paletteIndex.map(Int.init) {
      let isNamed = index < NamedColor.all.count
      self.init(start, isNamed ? .word(NamedColor.all[index].name) : .number(index))
    } else {
      self.init(start, .hexadecimal(color.bits & 0xFF_FFFF))
    }
  }

  /// A hash value, whose highest bits are distributed best.
  var hash: UInt64 {
    let value =
      switch end {
      case .nothing: 0
      case .word(let word): Int(bitPattern: word.utf8Start)
      case .number(let number), .percentage(let number): number
      case .hexadecimal(let digits): Int(digits)
      }
    let word = UInt64(truncatingIfNeeded: Int(bitPattern: start.utf8Start))
    return (word ^ UInt64(truncatingIfNeeded: value) &<< 32) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns whether two names have the same parts.
  static func == (left: ClassName, right: ClassName) -> Bool {
    guard left.start.utf8Start == right.start.utf8Start else { return false }
    return switch (left.end, right.end) {
    case (.nothing, .nothing): true
    case (.word(let left), .word(let right)): left.utf8Start == right.utf8Start
    case (.number(let left), .number(let right)): left == right
    case (.percentage(let left), .percentage(let right)): left == right
    case (.hexadecimal(let left), .hexadecimal(let right)): left == right
    default: false
    }
  }

  /// The name as a string.
  var string: String {
    @inline(never) get {
      var buffer = ByteBuffer(capacity: 64)
      defer { buffer.free() }
      buffer.append(self)
      return buffer.string()
    }
  }
}

extension ByteBuffer {
  /// Appends a class name, which contains nothing to escape.
  mutating func append(_ name: ClassName) {
    append(name.start)
    switch name.end {
    case .nothing: break
    case .word(let word): append(word)
    case .number(let number): append(decimal: number)
    case .percentage(let number):
      append(decimal: number)
      append("-percent")
    case .hexadecimal(let digits):
      for shift in stride(from: 20, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: digits &>> UInt32(shift) & 15)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
