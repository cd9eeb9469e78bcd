public import DiptychViews

/// Writes a view as HTML, into one growing buffer or through the window of a stream.
///
/// There is no tree of nodes: an element writes its start tag, renders its content and writes its
/// end tag.
// The generic shells are inlined into the module of the views; what they call to write bytes is
// not generic and stays out of line. Inlined too it would be a third faster and take ten times as
// long to compile.
public struct HTMLRenderer<Host: RenderHost>: HostedRenderer, AttributeSink {
  @usableFromInline package var host: Host
  @usableFromInline var out: ByteBuffer
  @usableFromInline var flow: Flow
  /// Whether text can be escaped as it is: the flow is not `block`, no attributes wait, and it may
  /// be read.
  @usableFromInline var isPlain: Bool
  /// Whether the start tag being written takes attributes that waited.
  @usableFromInline var isMerging = false
  @usableFromInline var childKind = ChildKind.block
  @usableFromInline package var stack = StackGuard()
  /// The last flow in which a text is not escaped as it is; where text may not be read, it is none
  /// but `verbatim`.
  @usableFromInline var lastUnplainFlow = Flow.block
  /// Whether attributes of a modifier wait for an element.
  var hasPending = false
  /// What is seldom used, once it is: attributes that wait, columns of a table, rules of the page.
  private(set) var usedState: HTMLState?

  @usableFromInline
  init(host: Host, out: ByteBuffer) {
    self.host = host
    self.out = out
    flow = .block
    isPlain = false
  }

  /// What the content of an element may be, and what a text in it is.
  @usableFromInline
  enum Flow: UInt8 {
    /// Blocks; a text is a paragraph.
    case block
    /// Blocks and text, which stands there as it is.
    case inline
    /// Text and inline elements only.
    case phrasing
    /// Text only, of which some may not be read: there can be no element around that.
    case characters
    /// Text that nobody reads, so that it need not be redacted.
    case verbatim
  }

  /// What a child of the innermost container is.
  @usableFromInline
  enum ChildKind: UInt8 {
    case block
    case listItem
    /// The first of some of which one is drawn.
    case candidate
    /// One of which another one is drawn.
    case refused
  }

  /// What is seldom used.
  var state: HTMLState {
    mutating get {
      if let usedState { return usedState }
      let state = HTMLState()
      usedState = state
      return state
    }
  }

  // MARK: Flow

  @usableFromInline
  @inline(__always)
  mutating func setFlow(_ flow: Flow) {
    self.flow = flow
    isPlain = flow.rawValue > lastUnplainFlow.rawValue && !hasPending
  }

  /// Renders content in another flow.
  @inlinable
  @inline(__always)
  mutating func render<C: View>(_ content: consuming C, in flow: Flow) {
    let outer = self.flow
    setFlow(flow)
    C._render(content, into: &self)
    setFlow(outer)
  }

  /// The name of an element that only groups: a `div` where blocks may stand.
  @usableFromInline var groupName: StaticString { flow == .phrasing ? "span" : "div" }

  /// The flow inside of an element that groups blocks.
  @usableFromInline var blockFlow: Flow { flow == .phrasing ? .phrasing : .block }

  // MARK: Text and elements

  @inline(never)
  public mutating func text(_ string: String) {
    if _fastPath(isPlain) {
      out.append(text: string)
    } else {
      textElement(string)
    }
  }

  /// A text that is a paragraph, that attributes wait for, or that may not be read.
  @inline(never)
  private mutating func textElement(_ string: String) {
    if string.isEmpty && !hasPending { return }
    if flow != .block && !hasPending { return append(string) }
    let name: StaticString = flow == .block ? "p" : "span"
    let outer = beginTag(name)
    closeAttributes()
    append(string)
    endTag(name, outer)
  }

  /// Appends text where it can stand as it is, or blocks where it may not be read.
  mutating func append(_ string: String) {
    if isRedacted { appendRedacted(string) } else { out.append(text: string) }
  }

  public mutating func raw(_ html: String) {
    if !isRedacted { out.append(contentsOf: html) }
  }

  public mutating func rawText(_ text: String) {
    if let marker = RawText.marker(in: text) { report(.unsafeText(marker: marker)) }
    raw(RawText.safe(text))
  }

  public mutating func flush() { out.flush() }

  @inlinable
  public mutating func preformatted<C: View>(_ content: consuming C) {
    out.append(UInt8(ascii: "\n"))
    C._render(content, into: &self)
  }

  @inlinable
  @inline(__always)
  public mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let outer = beginTag(name)
    A._write(attributes, into: &self)
    closeAttributes()
    C._render(content, into: &self)
    endTag(name, outer)
  }

  @inlinable
  @inline(__always)
  public mutating func voidElement<A: Attributes>(
    _ name: StaticString,
    _ attributes: consuming A
  ) {
    let outer = beginTag(name)
    A._write(attributes, into: &self)
    closeAttributes()
    setFlow(outer)
  }

  // MARK: Tags

  /// Writes `<name>`, for attributes to follow until ``closeAttributes()``; the flow outside.
  ///
  /// An attribute steps back over the `>` and writes it again: that is less than to ask for each
  /// element whether its tag is complete.
  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: StaticString) -> Flow {
    let outer = flow
    out.reserve(name.utf8CodeUnitCount &+ 2)
    out.store(UInt8(ascii: "<"))
    out.store(name: name)
    out.store(UInt8(ascii: ">"))
    flow = .inline
    if _slowPath(!isPlain) { beginContent(of: name) }
    return outer
  }

  /// Ends the attributes of a tag: those that waited follow its own.
  @inlinable
  @inline(__always)
  mutating func closeAttributes() {
    if _slowPath(isMerging) { mergeAttributes() }
  }

  /// Writes `</name>`, and goes back to the flow outside of the element.
  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: StaticString, _ outer: Flow) {
    out.reserve(name.utf8CodeUnitCount &+ 3)
    out.store("</")
    out.store(name: name)
    out.store(UInt8(ascii: ">"))
    flow = outer
    isPlain = outer.rawValue > lastUnplainFlow.rawValue
    // Attributes that no element inside took have been dropped by whoever gave them.
  }

  // MARK: Attributes

  @inline(never)
  public mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name, value, as: .text)
  }

  @inline(never)
  public mutating func attribute(
    _ name: StaticString,
    _ value: String,
    as kind: AttributeKind
  ) {
    if _slowPath(kind.rawValue > AttributeKind.url.rawValue) {
      return shapedAttribute(name, value, as: kind)
    }
    if _slowPath(isMerging) && state.merge(name.description, value) { return }
    out.count &-= 1
    out.reserve(name.utf8CodeUnitCount &+ 3)
    out.store(UInt8(ascii: " "))
    out.store(name: name)
    out.store("=\"")
    if case .url = kind {
      if isValidating { checkURLs(in: name.description, value, as: kind) }
      out.append(url: value)
    } else {
      out.append(attributeValue: value)
    }
    out.append("\">")
  }

  /// An attribute that is more than a name and a value.
  @inline(never)
  private mutating func shapedAttribute(
    _ name: StaticString,
    _ value: String,
    as kind: AttributeKind
  ) {
    switch kind {
    case .absent: return
    case .keyed:
      if value.isEmpty { report(.invalidKey(prefix: name.description)) }
      return keyedAttribute(name, value)
    case .refresh: attribute("http-equiv", "refresh")
    default: break
    }
    if isMerging && state.merge(name.description, value) { return }
    if kind == .furtherClasses {
      out.count &-= 2
      out.append(" ")
      out.append(attributeValue: value)
      return out.append("\">")
    }
    out.count &-= 1
    write(PendingAttributes.Item(name: name.description, value: value, kind: kind))
    out.append(UInt8(ascii: ">"))
  }

  public mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    let name = "\(prefix)\(key)"
    if isMerging && state.merge(name, String(value)) { return }
    out.count &-= 1
    write(PendingAttributes.Item(name: name, value: String(value), kind: .text))
    out.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ attribute: PendingAttributes.Item) {
    if isValidating { checkURLs(in: attribute.name, attribute.value, as: attribute.kind) }
    out.append(UInt8(ascii: " "))
    out.append(contentsOf: attribute.name)
    guard attribute.kind != .boolean else { return }
    out.append("=\"")
    out.append(attributeValue: attribute.value, as: attribute.kind)
    out.append(UInt8(ascii: "\""))
  }

  @inlinable
  public mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    var sink = PendingAttributes()
    A._write(attributes, into: &sink)
    let outer = beginPending(sink)
    C._render(content, into: &self)
    endPending(outer)
  }

  @usableFromInline
  mutating func beginPending(_ attributes: PendingAttributes) -> Int {
    let outer = state.pending.count
    state.pending.append(attributes)
    hasPending = true
    isPlain = false
    return outer
  }

  /// Drops attributes that no element took, so that they can't land on a later one.
  @usableFromInline
  mutating func endPending(_ outer: Int) {
    state.pending.truncate(to: outer)
    hasPending = !state.pending.isEmpty
    setFlow(flow)
  }

  /// The tag that was opened takes the attributes that wait, and its content may not be read if
  /// that around it may not.
  @inline(never)
  private mutating func beginContent(of name: StaticString) {
    if hasPending || isRedacted {
      hasPending = false
      isMerging = true
      state.beginMerge(isRedacted: isRedacted)
    }
    if isRedacted { redactContent(of: name) }
    isPlain = flow.rawValue > lastUnplainFlow.rawValue
  }

  @usableFromInline
  @inline(never)
  mutating func mergeAttributes() {
    isMerging = false
    out.count &-= 1
    for attribute in state.endMerge() { write(attribute) }
    out.append(UInt8(ascii: ">"))
  }
}
