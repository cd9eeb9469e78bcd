public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func redacted<C: View>(_ reasons: RedactionReasons, _ content: consuming C) {
    let outer = writer.isRedacted
    writer.setRedacted(outer || !reasons.isEmpty)
    C._render(content, into: &self)
    writer.setRedacted(outer)
  }

  @inlinable
  public mutating func unredacted<C: View>(_ content: consuming C) {
    let outer = writer.isRedacted
    writer.setRedacted(false)
    C._render(content, into: &self)
    writer.setRedacted(outer)
  }
}
