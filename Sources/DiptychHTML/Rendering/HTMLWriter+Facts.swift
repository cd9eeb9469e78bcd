import DiptychViews

// Values with their names, in a `dl`. Adjacent values share a list: if nothing was written after
// the end tag of a list, the next value removes this tag and continues the list.
extension HTMLWriter {
  /// The kind of a list of values.
  @usableFromInline
  enum FactList: UInt8 {
    case facts
    case stats
  }

  /// The end of a list that the next value may continue.
  struct FactListEnd: Equatable {
    let list: FactList
    let extent: ByteBuffer.Extent
  }

  /// Begins a value in a list of a kind, up to its name.
  ///
  /// Returns the flow outside of the list.
  @usableFromInline
  mutating func beginFact(_ list: FactList) -> Flow {
    let outer = flow
    let state = state
    if state.factListEnd == FactListEnd(list: list, extent: out.extent) {
      out.count &-= Self.endOfFactList.utf8CodeUnitCount
    } else {
      openFactList(list)
      state.factNames.removeAll(keepingCapacity: true)
    }
    state.factListEnd = nil
    // The start of a value is in one piece of the buffer up to here, for ``separateRepeatedFact``.
    out.reserve(Self.roomForName)
    state.factStart = out.extent
    // In a list of values, the role of this `div` must not change.
    let isDue = suspendAnnouncement()
    _ = openTag("div")
    resumeAnnouncement(isDue)
    _ = openTag("dt")
    state.factNameStart = out.extent
    flow = .phrasing
    return outer
  }

  /// Opens a list.
  ///
  /// The first value gets the pending attributes, unless they belong to a group.
  private mutating func openFactList(_ list: FactList) {
    let rule: StyleRule = list == .facts ? .facts : .stats
    if state.isFactGroup {
      state.isFactGroup = false
      _ = openTag("dl", rule)
    } else {
      let pending = state.pending
      setPending(PendingAttributes())
      _ = openTag("dl", rule)
      setPending(pending)
    }
    if list == .facts && state.emphasizesLabels { addClass(.terms) }
  }

  /// Ends the name of a value, and begins the value itself.
  @usableFromInline
  mutating func beginFactContent(_ list: FactList) {
    separateRepeatedFact(list)
    endTag("dt", .block)
    _ = openTag("dd")
  }

  /// The maximum number of bytes from the start of a value to the end of a name that is compared.
  private static var maxBytesOfName: Int { 128 }

  /// The space that such a name needs in one piece of the buffer, including the space that escaping
  /// reserves.
  private static var roomForName: Int { 1024 }

  /// Begins another list before the current value if the list already has a value with the same
  /// name, because the next values then describe another thing.
  ///
  /// A redacted name is not compared, because different names can have the same block characters.
  private mutating func separateRepeatedFact(_ list: FactList) {
    let state = state
    guard let start = state.factStart, let nameStart = state.factNameStart,
      let value = out.bytes(since: start), value.count <= Self.maxBytesOfName,
      let name = out.bytes(since: nameStart).map({ String(decoding: $0, as: UTF8.self) }),
      !state.factNames.insert(name).inserted
    else { return }
    let bytes = Array(value)
    out.count &-= bytes.count
    out.append(Self.endOfFactList)
    let inner = openTag("dl", list == .facts ? .facts : .stats)
    if list == .facts && state.emphasizesLabels { addClass(.terms) }
    bytes.withUnsafeBytes { out.append($0) }
    flow = inner
    state.factNames = [name]
  }

  @usableFromInline
  mutating func endFact(_ list: FactList, _ outer: Flow) {
    endTag("dd", .block)
    endFactGroupItem(list, outer)
  }

  /// Ends a value, and its list unless another value follows.
  @usableFromInline
  mutating func endFactGroupItem(_ list: FactList, _ outer: Flow) {
    endTag("div", outer)
    out.append(Self.endOfFactList)
    state.factListEnd = FactListEnd(list: list, extent: out.extent)
  }

  private static var endOfFactList: StaticString { "</dl>" }

  // MARK: Groups

  /// Begins a group of values, whose list gets the pending attributes.
  ///
  /// - Returns: Whether names are emphasized in the group around it, for ``endFactGroup(_:)``.
  @usableFromInline
  mutating func beginFactGroup() -> Bool {
    let state = state
    defer { state.emphasizesLabels = EnvironmentValues.current.factEmphasis == .labels }
    state.factListEnd = nil
    state.isFactGroup = hasPending
    return state.emphasizesLabels
  }

  @usableFromInline
  mutating func endFactGroup(_ outer: Bool) {
    state.factListEnd = nil
    state.emphasizesLabels = outer
    state.isFactGroup = false
  }

  /// Prevents the next value from continuing the list before it.
  mutating func separateFacts() { usedState?.factListEnd = nil }
}
