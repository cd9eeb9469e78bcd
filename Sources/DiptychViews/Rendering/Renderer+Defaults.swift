// The defaults of requirements that not all renderers have a use for.

extension _Renderer {
  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func preformatted<C: View>(_ content: consuming C) {
    C._render(content, into: &self)
  }

  public var stackIsLow: Bool { StackGuard().isLow }

  @_alwaysEmitIntoClient
  @inline(__always)
  public mutating func itemLine<C: View>(_ content: consuming C) { inline(content) }

  @_alwaysEmitIntoClient
  public mutating func current<C: View>(_ content: consuming C) { styled(.bold, content) }

  @_alwaysEmitIntoClient
  public mutating func activity<C: View>(_ message: consuming C) {
    let message = message
    let status = _AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true"))
    attributed(status, Paragraph { message })
  }

  @_alwaysEmitIntoClient
  public mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentSections<Root, Body, Head, Header, C, Sidebar, Footer>) {
    Header._render(parts.header, into: &self)
    C._render(parts.content, into: &self)
    Sidebar._render(parts.sidebar, into: &self)
    Footer._render(parts.footer, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func modified<C: View>(_ modifier: _ContentModifier, _ content: consuming C) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func redacted<C: View>(
    _ isRedacted: Bool,
    isPlaceholder: Bool,
    _ content: consuming C
  ) {
    let outer = self.isRedacted
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    self.isRedacted = outer
  }

  @_alwaysEmitIntoClient
  public mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  ) {
    tableRow(TableCells(copy row, copy columns))
  }
}
