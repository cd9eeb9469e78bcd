import DiptychContent
public import DiptychViews

// Headings with ids.
extension HTMLRenderer {
  @inlinable
  mutating func withHeadingIDs<C: View>(_ content: consuming C) {
    // In another view with heading ids, the outer view creates the ids.
    if writer.givesHeadingIDs { return C._render(content, into: &self) }
    let content = content
    writer.beginHeadingIDs(of: content)
    C._render(content, into: &self)
    writer.givesHeadingIDs = false
  }

  /// Writes a heading with an id that is created from its title.
  @inlinable
  @inline(never)
  mutating func headingWithID<C: View>(_ level: Int, _ content: consuming C) {
    let content = content
    let name = headingName(level)
    let heading = writer.openHeading(name, for: content)
    C._render(content, into: &self)
    writer.endHeading(name, heading)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func beginHeadingIDs<V: View>(of content: V) {
    state.headingIDs = content.collectedHeadings().generatedIDs.avoiding(state.headingIDs)
    givesHeadingIDs = true
  }

  /// Writes the start tag of a heading.
  ///
  /// Adds an id unless the author has set an id, or the heading is redacted.
  @usableFromInline
  mutating func openHeading<C: View>(_ name: StaticString, for content: C) -> OpenHeading {
    out.reserve(Self.roomForHeading)
    let hasID = hasPending && state.pending.items.contains { $0.name == "id" }
    let outer = beginTag(name)
    if !hasID && !isRedacted, let id = state.headingIDs?.next(for: content.words()) {
      attribute("id", id)
    }
    closeAttributes()
    flow = .phrasing
    return OpenHeading(flow: outer, content: out.extent)
  }

  // MARK: The names of regions

  /// A heading that is being written.
  @usableFromInline
  struct OpenHeading {
    let flow: Flow
    /// The extent of the output before the content.
    let content: ByteBuffer.Extent
  }

  /// The maximum number of bytes of a heading that names a region.
  private static var maxBytesOfHeading: Int { 512 }

  /// The space that such a heading needs in one piece of the buffer, including the space that
  /// escaping reserves.
  private static var roomForHeading: Int { 4096 }

  @usableFromInline
  mutating func beginHeading(_ name: StaticString) -> OpenHeading {
    out.reserve(Self.roomForHeading)
    let outer = openTag(name)
    flow = .phrasing
    return OpenHeading(flow: outer, content: out.extent)
  }

  /// Ends a heading, and keeps its markup for a region that follows.
  @usableFromInline
  mutating func endHeading(_ name: StaticString, _ heading: OpenHeading) {
    let state = state
    state.heading.removeAll(keepingCapacity: true)
    if !isRedacted, let markup = out.bytes(since: heading.content),
      markup.count <= Self.maxBytesOfHeading
    {
      state.heading.append(contentsOf: markup)
    }
    endTag(name, heading.flow)
  }

  /// Ends a section.
  ///
  /// Its headings can't name a region after the section.
  @usableFromInline
  mutating func endSection(_ name: StaticString, _ outer: Flow) {
    usedState?.heading.removeAll(keepingCapacity: true)
    endTag(name, outer)
  }

  /// The words of the heading above, in the same section, or nil.
  var headingWords: String? {
    guard let markup = usedState?.heading, !markup.isEmpty else { return nil }
    let parts = markup.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    // Each part but the first begins with a tag.
    let texts =
      [parts[0]]
      + parts.dropFirst().map { part in part.drop { $0 != UInt8(ascii: ">") }.dropFirst() }
    let words = texts.map { String(decoding: $0, as: UTF8.self).withoutEscapes }.joined()
    return words.isEmpty ? nil : words
  }
}
