public import DiptychViews

// Headings with ids.
extension HTMLRenderer {
  @inlinable
  public mutating func headingIDs<C: View>(_ content: consuming C) {
    // Inside of another such view the ids are those of that view.
    if writer.givesHeadingIDs { return C._render(content, into: &self) }
    let content = content
    writer.beginHeadingIDs(content.idsOfHeadings())
    C._render(content, into: &self)
    writer.givesHeadingIDs = false
  }

  /// Writes a heading with an id made of its title.
  @inlinable
  @inline(never)
  mutating func headingWithID<C: View>(_ level: Int, _ content: consuming C) {
    let content = content
    let name = headingName(level)
    let outer = writer.openHeading(name, title: content.words())
    C._render(content, into: &self)
    writer.endTag(name, outer)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func beginHeadingIDs(_ ids: HeadingIDs) {
    state.headingIDs = ids
    givesHeadingIDs = true
  }

  /// Writes the start tag of a heading, with an id unless it has one of its own or is redacted.
  @usableFromInline
  mutating func openHeading(_ name: StaticString, title: String) -> Flow {
    let hasID = hasPending && state.pending.items.contains { $0.name == "id" }
    let outer = beginTag(name)
    if !hasID && !isRedacted, let id = state.headingIDs?.next(for: title) { attribute("id", id) }
    closeAttributes()
    flow = .phrasing
    return outer
  }
}
