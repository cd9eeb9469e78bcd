public import DiptychViews

/// A writer of HTML: it puts out tags, attributes and text, each as the current flow demands.
// Not generic, so compiled once; its methods that write bytes are not inlined into the module of
// the views. Inlined they would be a third faster and take ten times as long to compile.
@usableFromInline
struct HTMLWriter {
  @usableFromInline var out: ByteBuffer
  @usableFromInline var flow = Flow.block
  /// Whether the start tag that is being written takes attributes that waited.
  @usableFromInline var isMerging = false
  @usableFromInline var childKind = ChildKind.block
  /// Whether content is redacted.
  @usableFromInline var isRedacted = false
  /// Whether headings get ids made of their titles.
  @usableFromInline var givesHeadingIDs = false
  /// Whether attributes of a modifier wait for an element.
  private(set) var hasPending = false
  /// The rarely used state, such as attributes that wait and columns of a table; nil until needed.
  private(set) var usedState: HTMLState?

  /// The rules that the page has used.
  var usedRules = UsedRules()
  /// The elements that the page has used, see ``ElementSet``.
  @usableFromInline var usedElements: UInt64 = 0

  @usableFromInline
  init(out: ByteBuffer) {
    self.out = out
  }

  /// The content that an element may hold, and the meaning of a text in it.
  @usableFromInline
  enum Flow: UInt8 {
    /// Blocks; a text becomes a paragraph.
    case block
    /// Blocks and text; a text stays a text.
    case inline
    /// Text and inline elements only.
    case phrasing
    /// Text only, with no element inside, so that redacted text gets no `span`.
    case characters

    /// Whether blocks may stand here.
    @inlinable var holdsBlocks: Bool { self == .block || self == .inline }
  }

  /// The role of a child in the innermost container.
  @usableFromInline
  enum ChildKind: UInt8 {
    case block
    case listItem
    /// A child beside others, whose values share no list with those of its neighbours.
    case apart
    /// A child of `viewThatFits`, which is drawn because it is the first.
    case candidate
    /// A child of `viewThatFits`, which is skipped because the first was drawn.
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

  // Three facts are stored: the flow, the redaction, and whether attributes wait. Each use computes
  // the rest from them, so no caller can leave an old value behind that shows redacted text.

  /// Whether text needs escaping alone: no paragraph, no waiting attributes, no redaction.
  private var isPlain: Bool { flow != .block && !isSpecial }

  /// Whether the next element needs more than its tags: attributes wait for it, or it is redacted.
  private var isSpecial: Bool { hasPending || isRedacted }

  /// Makes attributes wait for the next element; an empty list ends the waiting.
  mutating func setPending(_ attributes: PendingAttributes) {
    state.pending = attributes
    hasPending = !attributes.isEmpty
  }

  // MARK: Text and elements

  @usableFromInline
  @inline(never)
  mutating func text(_ string: String) {
    // A call in tail position compiles to a jump, and no register is saved for it.
    guard isPlain else { return textElement(string) }
    if let string = SmallString(string), out.appendAtOnce(string, in: .text) { return }
    appendPlain(string)
  }

  @inline(never)
  private mutating func appendPlain(_ string: String) { out.append(text: string) }

  /// Writes a text that becomes a paragraph, that takes attributes, or that is redacted.
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

  /// Appends a text as it is, or block characters for it while content is redacted.
  mutating func append(_ string: String) {
    if isRedacted { appendRedacted(string) } else { out.append(text: string) }
  }

  mutating func raw(_ html: String) {
    guard !isRedacted else { return }
    if let state = usedState, state.stylesheetPosition != nil || state.sharesStylesheet {
      usedElements |= ElementSet(in: html).rawValue
    }
    out.append(contentsOf: html)
  }

  mutating func rawText(_ text: String) {
    if let marker = RawText.marker(in: text) { report(.unsafeText(marker: marker)) }
    raw(RawText.safe(text))
  }

  @usableFromInline
  mutating func beginPreformatted() { out.append(UInt8(ascii: "\n")) }

  // MARK: Tags

  /// Writes `<name>`, for attributes up to ``closeAttributes()``; returns the flow outside.
  ///
  /// An attribute overwrites the `>` and writes it again: to ask at each element whether its tag is
  /// complete would cost more.
  @inlinable
  @inline(__always)
  mutating func beginTag(_ name: StaticString) -> Flow {
    let length = name.utf8CodeUnitCount
    guard length <= 7 else { return beginTag(name.utf8Start, length) }
    let name = PackedName(name)
    return beginTag(name, length, name.mask)
  }

  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: PackedName, _ length: Int, _ mask: UInt64) -> Flow {
    usedElements |= mask
    guard _fastPath(!isSpecial), out.hasRoom(9) else {
      return beginTagSlowly(name.string(of: length))
    }
    out.store(name.bits &<< 8 | UInt64(UInt8(ascii: "<")), length &+ 1)
    out.store(UInt8(ascii: ">"))
    let outer = flow
    flow = .inline
    return outer
  }

  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: UnsafePointer<UInt8>, _ length: Int) -> Flow {
    let start = UnsafeRawPointer(name).loadUnaligned(as: UInt64.self)
    usedElements |= PackedName.mask(of: UInt64(littleEndian: start))
    guard _fastPath(!isSpecial), out.hasRoom(forName: length, 2) else {
      return beginTagSlowly(string(name, length))
    }
    out.store(UInt8(ascii: "<"))
    out.store(name: name, length)
    out.store(UInt8(ascii: ">"))
    let outer = flow
    flow = .inline
    return outer
  }

  @inline(never)
  private mutating func beginTagSlowly(_ name: String) -> Flow {
    let outer = flow
    out.append(UInt8(ascii: "<"))
    out.append(contentsOf: name)
    out.append(UInt8(ascii: ">"))
    flow = .inline
    if isSpecial { beginContent(of: name) }
    return outer
  }

  /// Ends the attributes of a start tag: those that waited follow those of the element.
  @inlinable
  @inline(__always)
  mutating func closeAttributes() {
    if _slowPath(isMerging) { mergeAttributes() }
  }

  /// Writes `</name>`, and restores the flow outside of the element.
  @inlinable
  @inline(__always)
  mutating func endTag(_ name: StaticString, _ outer: Flow) {
    let length = name.utf8CodeUnitCount
    if length <= 7 {
      endTag(PackedName(name), length, outer)
    } else {
      endTag(name.utf8Start, length, outer)
    }
  }

  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: PackedName, _ length: Int, _ outer: Flow) {
    flow = outer
    guard out.hasRoom(10) else { return endTagSlowly(name.string(of: length)) }
    out.store("</")
    out.store(name.bits, length)
    out.store(UInt8(ascii: ">"))
  }

  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: UnsafePointer<UInt8>, _ length: Int, _ outer: Flow) {
    flow = outer
    // Attributes that no element inside took were dropped by ``endPending(_:)``.
    guard out.hasRoom(forName: length, 3) else { return endTagSlowly(string(name, length)) }
    out.store("</")
    out.store(name: name, length)
    out.store(UInt8(ascii: ">"))
  }

  @inline(never)
  private mutating func endTagSlowly(_ name: String) {
    out.append("</")
    out.append(contentsOf: name)
    out.append(UInt8(ascii: ">"))
  }

  private func string(_ name: UnsafePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: name, count: length), as: UTF8.self)
  }

  // MARK: Attributes

  @usableFromInline
  @inline(never)
  mutating func attribute(
    _ name: UnsafePointer<UInt8>,
    _ length: Int,
    _ value: String,
    as kind: AttributeKind
  ) {
    guard let small = SmallString(value), kind.rawValue < AttributeKind.url.rawValue,
      !isMerging, out.hasRoom(forName: length, 24)
    else { return attributeSlowly(name, length, value, as: kind) }
    let start = out.count
    out.count &-= 1
    out.store(UInt8(ascii: " "))
    out.store(name: name, length)
    out.store("=\"")
    if out.appendAtOnce(small, in: .attribute) { return out.store("\">") }
    out.count = start
    attributeSlowly(name, length, value, as: kind)
  }

  /// Writes an attribute whose value needs escaping, or that is more than a name and a value.
  @inline(never)
  private mutating func attributeSlowly(
    _ name: UnsafePointer<UInt8>,
    _ length: Int,
    _ value: String,
    as kind: AttributeKind
  ) {
    if kind.rawValue > AttributeKind.url.rawValue || isMerging || isValidating
      || !out.hasRoom(forName: length, 24)
    {
      return shapedAttribute(string(name, length), value, as: kind)
    }
    out.count &-= 1
    out.store(UInt8(ascii: " "))
    out.store(name: name, length)
    out.store("=\"")
    if case .url = kind { out.append(url: value) } else { out.append(attributeValue: value) }
    out.append("\">")
  }

  /// Writes an attribute of any kind.
  @inline(never)
  private mutating func shapedAttribute(
    _ name: String,
    _ value: String,
    as kind: AttributeKind
  ) {
    switch kind {
    case .absent: return
    case .keyed:
      guard let separator = value.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        return reportRefused(name, value)
      }
      let key = value[..<separator]
      let value = value[value.utf8.index(after: separator)...]
      let isURL = name == "data-" && OpenAttributeName.isURL(dataKey: key)
      return shapedAttribute(name + key, String(value), as: isURL ? .url : .text)
    case .refresh: attribute("http-equiv", "refresh")
    default: break
    }
    if isMerging && state.merge(name, value, isRedacted: isRedacted) {
      if isValidating && name == "id" { checkIDs([state.mergingIDs[0], value]) }
      return
    }
    if kind == .furtherClasses {
      out.count &-= 2
      out.append(" ")
      out.append(attributeValue: value)
      return out.append("\">")
    }
    out.count &-= 1
    write(PendingAttributes.Item(name: name, value: value, kind: kind))
    out.append(UInt8(ascii: ">"))
  }

  private mutating func write(_ attribute: PendingAttributes.Item) {
    if attribute.kind == .keyed { return reportRefused(attribute.name, attribute.value) }
    if isValidating { checkURLs(in: attribute.name, attribute.value, as: attribute.kind) }
    out.append(UInt8(ascii: " "))
    out.append(contentsOf: attribute.name)
    guard attribute.kind != .boolean else { return }
    out.append("=\"")
    out.append(attributeValue: attribute.value, as: attribute.kind)
    out.append(UInt8(ascii: "\""))
  }

  @usableFromInline
  mutating func beginPending(_ attributes: PendingAttributes) -> Int {
    var pending = state.pending
    let outer = pending.count
    var attributes = attributes
    if isRedacted { attributes.redact() }
    if attributes.isBusy { usedRules.insert(.busy) }
    // It is in the next tag, that of the element which would have it.
    for id in attributes.removeInvalidIDs() { report(.invalidID(id: id), before: -1) }
    pending.append(attributes)
    setPending(pending)
    return outer
  }

  /// Drops the attributes that no element took, so that no later element gets them.
  @usableFromInline
  mutating func endPending(_ outer: Int) {
    var pending = state.pending
    pending.truncate(to: outer)
    setPending(pending)
  }

  /// Gives the attributes that wait to the opened element, and redacts its content if needed.
  @inline(never)
  mutating func beginContent(of name: String) {
    isMerging = true
    state.beginMerge(of: name)
    setPending(PendingAttributes())
    if isRedacted { redactContent(of: name) }
  }

  @usableFromInline
  @inline(never)
  mutating func mergeAttributes() {
    isMerging = false
    if isValidating { checkIDs(state.mergingIDs) }
    out.count &-= 1
    for attribute in state.endMerge() { write(attribute) }
    out.append(UInt8(ascii: ">"))
  }
}

extension HTMLWriter: AttributeSink {
  @inlinable
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name.utf8Start, name.utf8CodeUnitCount, value, as: .text)
  }

  @inlinable
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: String, as kind: AttributeKind) {
    attribute(name.utf8Start, name.utf8CodeUnitCount, value, as: kind)
  }

  @usableFromInline
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    shapedAttribute(prefix.description, "\(key)=\(value)", as: .keyed)
  }
}
