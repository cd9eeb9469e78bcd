public import DiptychViews

/// A renderer that writes a view as HTML, into a growing buffer.
///
/// There is no tree of nodes: an element writes its start tag, renders its content and writes its
/// end tag.
// Its methods are generic shells around a writer. A shell is inlined into the module of the views,
// and the functions that it calls are compiled once. The writer knows no host, because a method of
// a generic type would access each field through metadata.
@usableFromInline
struct HTMLRenderer<Host: _RenderHost>: _Renderer {
  @usableFromInline var writer: HTMLWriter
  @usableFromInline let stack = StackGuard()
  // The last field, so that the offsets of the other fields do not depend on the size of the host.
  @usableFromInline var host: Host

  /// Whether texts are redacted, which means that a placeholder hides them.
  @inlinable
  @inline(__always)
  public var isRedacted: Bool {
    get { writer.isRedacted }
    set { writer.isRedacted = newValue }
  }

  @inlinable
  @inline(__always)
  public var stackIsLow: Bool { stack.isLow }

  @inlinable
  init(host: Host, writer: HTMLWriter) {
    self.writer = writer
    self.host = host
  }

  @inlinable
  @inline(__always)
  public mutating func text(_ string: String) { writer.text(string) }

  public mutating func raw(_ html: String, isText: Bool) {
    if isText { writer.rawText(html) } else { writer.raw(html) }
  }

  @inlinable
  public mutating func redacted<C: View>(
    _ isRedacted: Bool,
    isPlaceholder: Bool,
    _ content: consuming C
  ) {
    let isAnnounced = isPlaceholder && writer.beginPlaceholder()
    let outer = self.isRedacted
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    self.isRedacted = outer
    if isAnnounced { writer.endPlaceholder() }
  }

  @inlinable
  @inline(__always)
  public mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let outer = writer.beginTag(name)
    A._write(attributes, into: &writer)
    writer.closeAttributes()
    C._render(content, into: &self)
    writer.endTag(name, outer)
  }

  @inlinable
  @inline(__always)
  public mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    let outer = writer.beginVoidTag(name)
    A._write(attributes, into: &writer)
    writer.closeAttributes()
    writer.flow = outer
  }

  @inlinable
  public mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    var sink = PendingAttributes()
    A._write(attributes, into: &sink)
    let outer = writer.beginPending(sink)
    C._render(content, into: &self)
    writer.endPending(outer)
  }

  @inlinable
  public mutating func preformatted<C: View>(_ content: consuming C) {
    writer.beginPreformatted()
    C._render(content, into: &self)
  }
}
