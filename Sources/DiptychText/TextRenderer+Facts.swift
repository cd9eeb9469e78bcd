import DiptychViews

// Values with their names; in a line, `name: value`.
extension TextRenderer {
  mutating func labeledContent<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    if isInLine { return inLine(label, content) }
    let outer = open(.fact)
    part(emphasizesLabels ? .value : .label, label)
    part(emphasizesLabels ? .label : .value, content)
    closeFact(outer)
  }

  mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    if isInLine {
      inLine(label, content)
      if N.self == _Slot<EmptyView>.self { return }
      text("  ")
      let style = builder.pointee.push(.secondary)
      N._render(note, into: &self)
      builder.pointee.style = style
      return
    }
    let outer = open(.fact)
    part(.label, label)
    part(.value, content)
    part(.secondary, note)
    closeFact(outer)
  }

  /// Draws the bar of a value beside its name.
  ///
  /// In a table, or if a fact already has a name, it draws the bar only.
  mutating func appendGauge(_ fraction: Double, label: String) {
    if builder.pointee.isInTable { return builder.pointee.appendThinBar(fraction) }
    let percentage = _Percentage(share: fraction)
    guard isBlock, !label.isEmpty else {
      return builder.pointee.appendProgress(fraction, percentage)
    }
    let outer = open(.fact)
    part(.label, Text(verbatim: label))
    let style = builder.pointee.push(.value)
    let item = open(.item)
    builder.pointee.appendProgress(fraction, percentage)
    close(item)
    builder.pointee.style = style
    closeFact(outer)
  }

  mutating func facts<C: View>(_ content: consuming C) {
    let outer = emphasizesLabels
    emphasizesLabels = EnvironmentValues.current.factEmphasis == .labels
    childrenBlock(.facts, content)
    emphasizesLabels = outer
  }

  /// Draws a value with its name in a line.
  private mutating func inLine<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    L._render(label, into: &self)
    sign(": ")
    C._render(content, into: &self)
  }

  /// Draws a part of a fact in the style of its role.
  private mutating func part<C: View>(_ role: Role, _ content: consuming C) {
    let style = builder.pointee.push(role)
    let outer = open(.item, isBlock: false)
    isInLine = true
    C._render(content, into: &self)
    close(outer)
    builder.pointee.style = style
  }

  private mutating func closeFact(_ outer: Surroundings) {
    (isBlock, isInLine) = (outer.isBlock, outer.isInLine)
    builder.pointee.endFact()
    builder.pointee.endImpliedCell(outer.implied)
  }
}
