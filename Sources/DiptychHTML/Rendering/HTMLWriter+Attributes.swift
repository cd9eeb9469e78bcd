public import DiptychViews

// Attributes of the start tag that is being written. Each attribute overwrites the `>` of the tag,
// and writes it again.

extension HTMLWriter {
  @inlinable
  @inline(__always)
  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    attribute(MarkupName(name), value, as: kind)
  }

  /// Writes an attribute.
  @usableFromInline
  @inline(never)
  mutating func attribute(_ name: MarkupName, _ value: String, as kind: _AttributeKind) {
    let isURL = kind == .url || kind == .imageURL
    guard !isMerging, isURL && !isValidating || kind == .text || kind == .classes else {
      return shapedAttribute(name.string, value, as: kind)
    }
    out.count &-= 1
    out.reserve(name.count &+ 4)
    out.store(UInt8(ascii: " "))
    out.store(name.start, name.count)
    out.store("=\"")
    switch kind {
    case .url: out.append(url: value)
    case .imageURL: out.append(imageURL: value)
    default: out.append(escaping: value, in: .attribute)
    }
    out.store("\">")
  }

  /// Writes an attribute of any kind.
  @inline(never)
  private mutating func shapedAttribute(_ name: String, _ value: String, as kind: _AttributeKind) {
    if kind == .absent { return }
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
    isMerging = true
    state.beginMerge(of: name)
    setPending(PendingAttributes())
    if isRedacted { redactContent(of: name) }
  }

  /// Writes the pending attributes of a start tag.
  @usableFromInline
  @inline(never)
  mutating func completeStartTag() {
    isMerging = false
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

  @usableFromInline
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    shapedAttribute(prefix.description, "\(key)=\(value)", as: .keyed)
  }
}
