import DiptychViews

/// Select Graphic Rendition (ECMA-48 section 8.3.117), the control sequence that sets a style.
enum SGR {
  /// Appends the shortest sequence that changes one style to another.
  ///
  /// The buffer must be contiguous.
  ///
  /// The sequence holds the changes, or a reset and the whole new style.
  static func appendSequence(from: TextStyle, to: TextStyle, onto out: inout ByteBuffer) {
    guard from != to else { return }
    let start = out.count
    out.append("\u{1B}[")
    let first = out.count
    appendChanges(from: from, to: to, onto: &out)
    if out.count == first {
      out.count = start
      return
    }
    let reset = out.count
    out.append("0;")
    appendChanges(from: TextStyle(), to: to, onto: &out)
    let length = out.count - reset
    if length < reset - first {
      (out.base + first).copyMemory(from: out.base + reset, byteCount: length)
      out.count = first + length
    } else {
      out.count = reset
    }
    // The final byte replaces the last semicolon.
    out.count -= 1
    out.append("m")
  }

  /// The attributes, and the parameter that turns each attribute on.
  ///
  /// Except for the weights, adding 20 gives the parameter that turns the attribute off.
  private static let attributes: [(style: TextStyle, on: Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.inverse, 7), (.strikethrough, 9),
  ]

  /// Appends the parameters that change one style to another, each with a semicolon after it.
  private static func appendChanges(from: TextStyle, to: TextStyle, onto out: inout ByteBuffer) {
    // One parameter turns off both bold and dim, so if one of them stays, it is turned on again.
    let losesWeight =
      from.contains(.bold) && !to.contains(.bold) || from.contains(.dim) && !to.contains(.dim)
    if losesWeight { append(22, onto: &out) }
    for (style, on) in attributes {
      let isWeight = style == .bold || style == .dim
      if from.contains(style) && !to.contains(style) && !isWeight { append(on + 20, onto: &out) }
      if to.contains(style) && (!from.contains(style) || isWeight && losesWeight) {
        append(on, onto: &out)
      }
    }
    if from.foreground != to.foreground { append(to.foreground, base: 30, onto: &out) }
    if from.background != to.background { append(to.background, base: 40, onto: &out) }
  }

  /// Appends the parameters that set a colour, or the default colour for nil.
  private static func append(_ color: Color?, base: Int, onto out: inout ByteBuffer) {
    guard let color else { return append(base + 9, onto: &out) }
    switch color.paletteIndex {
    case let index? where index < 8: append(base + Int(index), onto: &out)
    case let index? where index < 16: append(base + 52 + Int(index), onto: &out)
    case let index?:
      append(base + 8, onto: &out)
      append(5, onto: &out)
      append(Int(index), onto: &out)
    case nil:
      let (red, green, blue) = color.components
      append(base + 8, onto: &out)
      append(2, onto: &out)
      append(Int(red), onto: &out)
      append(Int(green), onto: &out)
      append(Int(blue), onto: &out)
    }
  }

  private static func append(_ parameter: Int, onto out: inout ByteBuffer) {
    out.append(decimal: parameter)
    out.append(UInt8(ascii: ";"))
  }
}
