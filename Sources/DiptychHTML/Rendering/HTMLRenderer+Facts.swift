public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func labeledContent<L: View, C: View>(
    _ label: consuming L,
    _ content: consuming C
  ) {
    guard writer.flow.holdsBlocks else { return labeledRun(label, content) }
    let outer = writer.beginFact(.facts)
    L._render(label, into: &self)
    writer.beginFactContent(.facts)
    C._render(content, into: &self)
    writer.endFact(.facts, outer)
  }

  /// Draws a value with its name in a line of text.
  @inlinable
  mutating func labeledRun<L: View, C: View>(_ label: consuming L, _ content: consuming C) {
    L._render(label, into: &self)
    redacted(false, Text(verbatim: ": "))
    C._render(content, into: &self)
  }

  /// Draws a group of labelled values as a list of its own.
  ///
  /// Labelled values before and after the group are not part of this list.
  @inlinable
  public mutating func facts<C: View>(_ content: consuming C) {
    let outer = writer.beginFactGroup()
    children(.block, of: content)
    writer.endFactGroup(outer)
  }

  @inlinable
  public mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    guard writer.flow.holdsBlocks else {
      labeledRun(label, content)
      writer.text(" ")
      return N._render(note, into: &self)
    }
    let outer = writer.beginFact(.stats)
    L._render(label, into: &self)
    writer.beginFactContent(.stats)
    C._render(content, into: &self)
    writer.endTag("dd", .block)
    let element = writer.beginSlot("dd", class: "note")
    writer.flow = .inline
    N._render(note, into: &self)
    writer.endSlot("dd", element)
    writer.endFactGroupItem(.stats, outer)
  }
}
