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

/// A named colour, with values for light and dark pages.
///
/// Text in each colour has a contrast of at least 4.5 to 1 with the page (WCAG 2.2, 1.4.3), and so
/// has normal text on a background of each colour.
struct NamedColor {
  let name: StaticString
  let light: String
  let dark: String
  let lightGround: String
  let darkGround: String

  /// The named colours by their index in the palette.
  static let all: [NamedColor] = [
    NamedColor("black", "#1f2328", "#8b949e", "#d0d7de", "#010409"),
    NamedColor("red", .danger, "#ffd7d5", "#67060c"),
    NamedColor("green", .success, "#c9f2d2", "#033a16"),
    NamedColor("yellow", .warning, "#fff1b8", "#4b2900"),
    NamedColor("blue", .info, "#d6eaff", "#0c2d6b"),
    NamedColor("magenta", "#8b2a8b", "#e2a5f2", "#fbdcfb", "#4a1050"),
    NamedColor("cyan", .accent, "#cdf3f6", "#04333a"),
    NamedColor("white", "#57606a", "#d0d7de", "#f3f5f7", "#30363d"),
    NamedColor("gray", "#57606a", "#9198a1", "#e4e8ec", "#21262d"),
    NamedColor("bright-red", "#a40e26", "#ffa198", "#ffc8c4", "#8e1519"),
    NamedColor("bright-green", "#0b5323", "#7ee787", "#aceebb", "#0f5323"),
    NamedColor("bright-yellow", "#5c4200", "#e3b341", "#ffe58a", "#693e00"),
    NamedColor("bright-blue", "#033d8b", "#a5d6ff", "#b6dcff", "#0d419d"),
    NamedColor("bright-magenta", "#6e1a78", "#f0c6ff", "#f5c2f7", "#671a70"),
    NamedColor("bright-cyan", "#084c58", "#8ae6ee", "#a6e9ef", "#0b4f59"),
    NamedColor("bright-white", "#1f2328", "#f0f6fc", "#ffffff", "#434a53"),
  ]

  private init(
    _ name: StaticString,
    _ light: String,
    _ dark: String,
    _ lightGround: String,
    _ darkGround: String
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.lightGround = lightGround
    self.darkGround = darkGround
  }

  /// Creates a colour that equals the colour of a role in the standard theme.
  private init(_ name: StaticString, _ role: Role, _ lightGround: String, _ darkGround: String) {
    let color = Theme.standard.color(role)
    self.init(name, color.light.hexadecimal, color.dark.hexadecimal, lightGround, darkGround)
  }
}
