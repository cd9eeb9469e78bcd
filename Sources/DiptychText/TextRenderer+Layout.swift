import DiptychViews

// Padding, frames, layers, borders and redaction.
extension TextRenderer {
  mutating func padded<C: View>(_ insets: EdgeInsets, _ content: consuming C) {
    block(.padding, parameter: .padding(insets), content)
  }

  mutating func framed<C: View>(
    _ size: _FrameSize,
    alignment: Alignment,
    _ content: consuming C
  ) {
    let parameter = builder.pointee.appendFrame(size, alignment)
    block(size.isLimited ? .flexibleFrame : .frame, parameter: parameter, content)
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    let parameter = NodeParameter.layers(alignment, position)
    let outer = open(.layers, parameter: parameter, isBlock: isBlock)
    block(.item, content)
    block(.item, layer)
    close(outer)
  }

  /// Draws the content, because text output is for sighted readers; the label is for assistive
  /// technology.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    C._render(content, into: &self)
  }

  mutating func bordered<C: View>(_ border: BorderStyle, _ content: consuming C) {
    block(.border, parameter: .border(border), glyphs: .border, content)
  }

  mutating func paragraphStyled<C: View>(_ style: _ParagraphStyle, _ content: consuming C) {
    block(.paragraphStyle, parameter: .paragraphs(style), content)
  }

  mutating func themed<C: View>(_ theme: Theme, _ content: consuming C) {
    let outer = builder.pointee.ownTheme
    builder.pointee.ownTheme = theme
    C._render(content, into: &self)
    builder.pointee.ownTheme = outer
  }

  // MARK: Redaction

  mutating func redacted<C: View>(_ isRedacted: Bool, _ content: consuming C) {
    let outer = builder.pointee.style
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    builder.pointee.style = outer
  }
}
