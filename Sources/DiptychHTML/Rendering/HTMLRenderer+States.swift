public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func divider<C: View>(_ label: consuming C?) {
    guard let label else { return writer.divider() }
    let outer = writer.openLabeledDivider()
    C._render(label, into: &self)
    writer.endTag("p", outer)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func openLabeledDivider() -> Flow {
    let outer = openTag("p", .labeledDivider)
    flow = .phrasing
    return outer
  }
}
