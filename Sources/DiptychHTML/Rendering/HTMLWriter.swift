public import DiptychViews

/// A writer of HTML tags, attributes and text, which adapts its output to the current flow.
// The type is not generic, so it is compiled once. Its methods that write bytes are not inlined
// into the module of the views. If they were inlined, they would be a third faster, but take ten
// times as long to compile.
@usableFromInline
struct HTMLWriter {
  @usableFromInline var out: ByteBuffer
  @usableFromInline var flow = Flow.block
  /// Whether the start tag that is being written takes pending attributes, or is removed by
  /// redaction.
  @usableFromInline var isMerging = false
  @usableFromInline var childKind = ChildKind.block
  /// The style of the current text.
  ///
  /// The tags of this style are open.
  @usableFromInline var openStyle = OpenTextStyle()
  /// Whether content is redacted.
  @usableFromInline var isRedacted = false
  /// Whether headings get ids that are created from their titles.
  @usableFromInline var givesHeadingIDs = false
  /// Whether attributes of a modifier are pending, which means that the next element gets them.
  private(set) var hasPending = false
  /// The rarely used state, such as pending attributes and columns of a table, or nil if it was not
  /// needed yet.
  private(set) var usedState: HTMLState?

  /// The rules that the page has used.
  var usedRules = UsedRules()

  @usableFromInline
  init(out: ByteBuffer) { self.out = out }

  /// The allowed content of an element, and the treatment of a text in it.
  @usableFromInline
  enum Flow: UInt8 {
    /// Blocks.
    ///
    /// A text becomes a paragraph.
    case block
    /// Blocks and text.
    ///
    /// A text stays a text.
    case inline
    /// Text and inline elements only.
    case phrasing
    /// Only text, without elements, so redacted text gets no `span`.
    case characters

    /// Whether blocks are allowed.
    @inlinable var holdsBlocks: Bool { self == .block || self == .inline }
  }

  /// The role of a child in the innermost container.
  @usableFromInline
  enum ChildKind: UInt8 {
    case block
    case listItem
    /// A child beside other children.
    ///
    /// Its labelled values have a separate list.
    case apart
    /// A child in a line of text.
    ///
    /// It needs an element, because adjacent texts would be a single item of a flex box.
    case inLine
    /// A child of `viewThatFits`, which is drawn because it is the first.
    case candidate
    /// A child of `viewThatFits`, which is skipped because the first child was drawn.
    case refused
  }

  /// The rarely used state, created at the first use.
  var state: HTMLState {
    mutating get {
      if let usedState { return usedState }
      let state = HTMLState()
      usedState = state
      return state
    }
  }

  // MARK: Readability

  // Three values are stored: the flow, the redaction, and whether attributes are pending. Other
  // properties are computed from them at each use, so an outdated value can't show redacted text.

  /// Whether text only needs escaping, but no paragraph, no pending attributes and no redaction.
  private var isPlain: Bool { flow != .block && !isSpecial }

  /// Whether the next element needs more than its tags, because attributes are pending, or because
  /// it is redacted.
  var isSpecial: Bool { hasPending || isRedacted }

  /// Sets the attributes that the next element gets.
  ///
  /// An empty list removes them.
  mutating func setPending(_ attributes: PendingAttributes) {
    state.pending = attributes
    hasPending = !attributes.isEmpty
  }

  // MARK: Text and elements

  @usableFromInline
  @inline(never)
  mutating func text(_ string: String) {
    guard isPlain else { return textElement(string) }
    if openStyle.isMonospaced { return code(string) }
    out.append(escaping: string, in: .text)
  }

  /// Writes a text that becomes a paragraph, takes attributes, or is redacted.
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

  /// Appends a text, or block characters for the text if content is redacted.
  mutating func append(_ string: String) {
    if isRedacted { appendRedacted(string) } else { out.append(text: string) }
  }

  /// Appends code, or block characters for the code if content is redacted.
  mutating func append(code: String) {
    if isRedacted { appendRedacted(code) } else { out.append(code: code) }
  }

  mutating func raw(_ html: String) {
    guard !isRedacted else { return }
    out.append(contentsOf: html)
  }

  mutating func rawText(_ text: String) {
    if let marker = RawText.marker(in: text) { report(.unsafeText(marker: marker)) }
    raw(RawText.safe(text))
  }

  @usableFromInline
  mutating func beginPreformatted() { out.append(UInt8(ascii: "\n")) }

  // MARK: Tags

  /// Writes `<name>`, for attributes up to ``closeAttributes()``, and returns the flow outside.
  ///
  /// An attribute overwrites the `>` and writes it again. A check in each element whether its tag
  /// is complete would cost more.
  @inlinable
  @inline(__always)
  mutating func beginTag(_ name: StaticString) -> Flow { beginTag(MarkupName(name)) }

  // In the usual case, it calls no function and saves no registers, which the benchmark `html/page`
  // needs: a page of 1.9 kB has 47 elements.
  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: MarkupName) -> Flow {
    guard !isSpecial, name.count <= 16, out.hasSpace(name.count &+ 2) else {
      return beginSpecialTag(name)
    }
    return storeTag(name)
  }

  /// Writes the tag of an element that takes attributes or is redacted, that has a long name, or
  /// that needs more space.
  @inline(never)
  private mutating func beginSpecialTag(_ name: MarkupName) -> Flow {
    out.reserve(name.count &+ 2)
    let outer = storeTag(name)
    if isSpecial { beginContent(of: name.string) }
    return outer
  }

  @inline(__always)
  private mutating func storeTag(_ name: MarkupName) -> Flow {
    out.store(UInt8(ascii: "<"))
    out.store(name.start, name.count)
    out.store(UInt8(ascii: ">"))
    let outer = flow
    flow = .inline
    return outer
  }

  /// Begins the tag of an element without content, unless redaction removes the element.
  @usableFromInline
  mutating func beginVoidTag(_ name: StaticString) -> Flow {
    if isRedacted, beginRemovedTag(name) { return flow }
    return beginTag(name)
  }

  /// Ends the attributes of a start tag, after adding the pending attributes.
  @inlinable
  @inline(__always)
  mutating func closeAttributes() {
    if _slowPath(isMerging) { completeStartTag() }
  }

  /// Writes `</name>`, and restores the flow outside of the element.
  ///
  /// Attributes that no element inside took were dropped by ``endPending(_:)``.
  @inlinable
  @inline(__always)
  mutating func endTag(_ name: StaticString, _ outer: Flow) { endTag(MarkupName(name), outer) }

  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: MarkupName, _ outer: Flow) {
    flow = outer
    guard name.count <= 16, out.hasSpace(name.count &+ 3) else { return appendEndTag(name) }
    out.store("</")
    out.store(name.start, name.count)
    out.store(UInt8(ascii: ">"))
  }

  @inline(never)
  private mutating func appendEndTag(_ name: MarkupName) {
    out.append("</")
    out.append(name.bytes)
    out.append(UInt8(ascii: ">"))
  }
}

/// The name of an element or an attribute, from a literal.
///
/// A function gets it in two registers. A `StaticString` takes three, and is checked at each use.
@usableFromInline
struct MarkupName {
  @usableFromInline let start: UnsafePointer<UInt8>
  @usableFromInline let count: Int

  @inlinable
  @inline(__always)
  init(_ name: StaticString) {
    start = name.utf8Start
    count = name.utf8CodeUnitCount
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  var string: String { String(decoding: bytes, as: UTF8.self) }
}
