import DiptychViews

extension SGR {
  /// Returns a style after some parameters: numbers between semicolons, each with parts between
  /// colons.
  ///
  /// Attributes that a ``TextStyle`` does not have are ignored.
  static func style(after style: TextStyle, _ parameters: ArraySlice<UInt8>) -> TextStyle {
    var style = style
    var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    while let parameter = rest.popFirst() {
      let parts = parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .map(number)
      switch parts[0] {
      case 38: apply(color(parts, &rest), to: &style, TextStyle.foreground)
      case 48: apply(color(parts, &rest), to: &style, TextStyle.background)
      case 58: _ = color(parts, &rest)  // the colour of underlines
      case 4: style = style.setting(.underline, parts.count == 1 || parts[1] != 0)
      default: style = self.style(after: style, parts[0])
      }
    }
    return style
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 9999) }
  }

  private static func style(after style: TextStyle, _ parameter: Int) -> TextStyle {
    switch parameter {
    case 0: TextStyle()
    case 1: style.setting(.bold, true)
    case 2: style.setting(.dim, true)
    case 3: style.setting(.italic, true)
    case 7: style.setting(.inverse, true)
    case 9: style.setting(.strikethrough, true)
    case 21: style.setting(.underline, true)  // a double underline
    case 22: style.setting(.bold, false).setting(.dim, false)
    case 23: style.setting(.italic, false)
    case 24: style.setting(.underline, false)
    case 27: style.setting(.inverse, false)
    case 29: style.setting(.strikethrough, false)
    case 30...37: style.adding(.foreground(.indexed(UInt8(parameter - 30))))
    case 39: style.removing(TextStyle.foregroundMask)
    case 40...47: style.adding(.background(.indexed(UInt8(parameter - 40))))
    case 49: style.removing(TextStyle.backgroundMask)
    case 90...97: style.adding(.foreground(.indexed(UInt8(parameter - 82))))
    case 100...107: style.adding(.background(.indexed(UInt8(parameter - 92))))
    default: style
    }
  }

  private static func apply(
    _ color: Color?,
    to style: inout TextStyle,
    _ make: (Color) -> TextStyle
  ) {
    if let color { style = style.adding(make(color)) }
  }

  /// Returns a colour from the parts of a parameter, or from the parameters that follow it.
  ///
  /// The values are `5` and an index, or `2` and red, green and blue. If they are parts of a single
  /// parameter, a colour space may stand after the `2` (ITU-T T.416).
  private static func color(_ parts: [Int], _ rest: inout ArraySlice<ArraySlice<UInt8>>) -> Color? {
    var values: ArraySlice<Int>
    if parts.count > 1 {
      values = parts.dropFirst()
      if values.first == 2 && values.count > 4 { values.remove(at: values.startIndex + 1) }
    } else {
      let count = rest.first.map(number) == 2 ? 4 : 2
      values = rest.prefix(count).map(number)[...]
      rest = rest.dropFirst(count)
    }
    let kind = values.popFirst()
    let bytes = values.compactMap(UInt8.init(exactly:))
    switch kind {
    case 5 where bytes.count >= 1: return .indexed(bytes[0])
    case 2 where bytes.count >= 3: return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    default: return nil
    }
  }
}

extension TextStyle {
  /// Returns the style with an attribute added or removed.
  fileprivate func setting(_ attribute: TextStyle, _ isOn: Bool) -> TextStyle {
    isOn ? adding(attribute) : removing(attribute.bits)
  }

  fileprivate func removing(_ mask: UInt64) -> TextStyle { TextStyle(bits: bits & ~mask) }
}
