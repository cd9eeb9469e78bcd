public import DiptychViews

// Attributes of the start tag that is being written. Each attribute overwrites the `>` of the tag,
// and writes it again.

extension HTMLWriter {
  /// Writes an attribute with a name of at most seven bytes, after the name of the element if it
  /// was not written yet.
  @usableFromInline
  @inline(never)
  mutating func attribute(_ name: PackedName, _ value: String, as kind: _AttributeKind) {
    guard kind.rawValue < _AttributeKind.url.rawValue, beginAttribute(name) else {
      return attributeSlowly(name, value, as: kind)
    }
    writeValue(value)
  }

  /// Writes an attribute whose value is a URL, or that is more than a name and a value.
  @inline(never)
  private mutating func attributeSlowly(
    _ name: PackedName,
    _ value: String,
    as kind: _AttributeKind
  ) {
    guard kind == .url || kind == .imageURL, !isValidating, beginAttribute(name) else {
      return shapedAttribute(name.string, value, as: kind)
    }
    out.store("=\"")
    if let block = ByteBlock(value), block.isRelative, out.append(block, in: .url) {
      return out.store("\">")
    }
    if kind == .imageURL { out.append(imageURL: value) } else { out.append(url: value) }
    out.append("\">")
  }

  /// Begins an attribute, after the tag of the element if its name was not written yet.
  ///
  /// Returns false if the tag is special, or if there is not enough space for the names and a short
  /// value.
  @inline(__always)
  private mutating func beginAttribute(_ name: PackedName) -> Bool {
    guard out.hasRoom(35) else { return false }
    if startTag == .written {
      out.count &-= 1
    } else {
      guard let element = startTag.waitingName, !isSpecial else { return false }
      startTag = .written
      flow = .inline
      out.store(UInt8(ascii: "<"), element)
    }
    out.store(UInt8(ascii: " "), name)
    return true
  }

  @usableFromInline
  @inline(never)
  mutating func attribute(
    _ name: UnsafePointer<UInt8>,
    _ length: Int,
    _ value: String,
    as kind: _AttributeKind
  ) {
    guard kind.rawValue < _AttributeKind.url.rawValue else {
      return shapedAttribute(string(name, length), value, as: kind)
    }
    writeWaitingName()
    guard startTag == .written, out.hasRoom(forName: length, 20) else {
      return shapedAttribute(string(name, length), value, as: kind)
    }
    out.count &-= 1
    out.store(UInt8(ascii: " "))
    out.store(name: name, length)
    writeValue(value)
  }

  /// Writes the name of the element if it was not written yet.
  @inline(__always)
  private mutating func writeWaitingName() {
    guard let name = startTag.waitingName else { return }
    startTag = .written
    _ = beginTag(name)
  }

  /// Writes a value other than a URL, and the end of its tag.
  ///
  /// There is room for 20 bytes.
  @inline(__always)
  private mutating func writeValue(_ value: String) {
    out.store("=\"")
    guard let block = ByteBlock(value) else { return writeLongValue(value) }
    let found = out.test(block, in: .attribute)
    guard found.isEmpty(before: block.count) else { return writeValue(block, escaping: found) }
    out.count &+= block.count
    out.store("\">")
  }

  /// Writes a short value.
  ///
  /// A test has found the bytes that may need an escape.
  @inline(never)
  private mutating func writeValue(_ block: ByteBlock, escaping found: FoundBytes) {
    out.append(block, escaping: found, in: .attribute)
    out.append("\">")
  }

  /// Writes a value of any length.
  @inline(never)
  private mutating func writeLongValue(_ value: String) {
    out.append(attributeValue: value)
    out.append("\">")
  }

  /// Writes an attribute of any kind.
  @inline(never)
  private mutating func shapedAttribute(
    _ name: String,
    _ value: String,
    as kind: _AttributeKind
  ) {
    if kind == .absent { return }
    writeWaitingName()
    if isMerging && state.removeAttribute(name, value) { return }
    switch kind {
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

  // MARK: Attributes that wait

  @usableFromInline
  mutating func beginPending(_ attributes: PendingAttributes) -> PendingScope {
    var pending = state.pending
    let outer = PendingScope(count: pending.count, isAnnounced: state.isAnnounced)
    var attributes = attributes
    if isRedacted { attributes.redact() }
    if attributes.isBusy {
      usedRules.insert(.busy)
      state.isAnnounced = true
    }
    // The position of the problem is the next start tag.
    for id in attributes.removeInvalidIDs() { report(.invalidID(id: id), before: -1) }
    pending.append(attributes)
    setPending(pending)
    return outer
  }

  /// Drops the attributes that no element took, so that no later element gets them.
  @usableFromInline
  mutating func endPending(_ outer: PendingScope) {
    var pending = state.pending
    pending.truncate(to: outer.count)
    setPending(pending)
    state.isAnnounced = outer.isAnnounced
  }

  /// Adds the pending attributes to the opened element, and redacts its content if necessary.
  @inline(never)
  mutating func beginContent(of name: String) {
    startTag = .merging
    state.beginMerge(of: name)
    setPending(PendingAttributes())
    if isRedacted { redactContent(of: name) }
  }

  /// Writes the rest of a start tag: its name, if no attribute was written, and the pending
  /// attributes.
  @usableFromInline
  @inline(never)
  mutating func completeStartTag() {
    writeWaitingName()
    guard isMerging else { return }
    startTag = .written
    if let alternative = state.endRemoval() { return text(alternative) }
    if isValidating { checkIDs(state.mergingIDs) }
    out.count &-= 1
    for attribute in state.endMerge() { write(attribute) }
    out.append(UInt8(ascii: ">"))
  }
}

extension HTMLWriter: _AttributeSink {
  @inlinable
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: String) {
    attribute(name, value, as: .text)
  }

  @inlinable
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    let length = name.utf8CodeUnitCount
    guard length <= 7 else { return attribute(name.utf8Start, length, value, as: kind) }
    attribute(PackedName(name), value, as: kind)
  }

  @usableFromInline
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    shapedAttribute(prefix.description, "\(key)=\(value)", as: .keyed)
  }
}
