import DiptychViews

// Padding, frames, layers, borders and redaction.
extension TextRenderer {
  mutating func padded<C: View>(_ insets: EdgeInsets, _ content: consuming C) {
    block(.padding, parameter: Int(InsetsParameter(insets).bits), content)
  }

  mutating func framed<C: View>(
    width: Int?,
    height: Int?,
    alignment: Alignment,
    _ content: consuming C
  ) {
    let frame = FrameParameter(width: width, height: height, alignment: alignment)
    block(.frame, parameter: Int(frame.bits), content)
  }

  mutating func framed<C: View>(
    within limits: SizeLimits,
    alignment: Alignment,
    _ content: consuming C
  ) {
    block(.flexibleFrame, parameter: Int(LimitsParameter(limits, alignment).bits), content)
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: LayerPosition,
    alignment: Alignment
  ) {
    let parameter = LayersParameter(alignment, position)
    let outer = open(.layers, parameter: Int(parameter.bits), isBlock: isBlock)
    block(.item, content)
    block(.item, layer)
    close(outer)
  }

  /// Draws the content, since text is for the eye; the label is for assistive technology.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    C._render(content, into: &self)
  }

  mutating func bordered<C: View>(_ border: BorderStyle, _ content: consuming C) {
    block(.border, parameter: Int(border.rawValue), glyphs: .border, content)
  }

  mutating func paragraphStyled<C: View>(_ style: ParagraphStyle, _ content: consuming C) {
    block(.paragraphStyle, parameter: Int(ParagraphParameter(style).bits), content)
  }

  mutating func themed<C: View>(_ theme: Theme, _ content: consuming C) {
    let outer = builder.pointee.ownTheme
    builder.pointee.ownTheme = theme
    C._render(content, into: &self)
    builder.pointee.ownTheme = outer
  }

  // MARK: Redaction

  mutating func redacted<C: View>(_ reasons: RedactionReasons, _ content: consuming C) {
    let outer = builder.pointee.push(reasons)
    C._render(content, into: &self)
    builder.pointee.style = outer
  }

  mutating func unredacted<C: View>(_ content: consuming C) {
    let outer = builder.pointee.pushUnredacted()
    C._render(content, into: &self)
    builder.pointee.style = outer
  }
}
