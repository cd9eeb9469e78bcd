public import DiptychViews

extension HTMLWriter {
  /// Whether attributes are pending in a line, so that the following content needs an element
  /// around it.
  @usableFromInline var isLineWithAttributes: Bool { hasPending && flow != .block }

  /// Opens a paragraph if the flow consists of blocks, for inline content to follow.
  ///
  /// - Returns: The flow outside of the content, for ``endInline(_:)``.
  @usableFromInline
  mutating func beginInline() -> Flow {
    let outer = flow == .block ? openTag("p") : flow
    flow = .phrasing
    return outer
  }

  /// Begins a line without a paragraph, and returns true.
  ///
  /// In a line, or if attributes are pending, does nothing and returns false.
  @usableFromInline
  mutating func beginItemLine() -> Bool {
    guard flow == .block, !hasPending else { return false }
    flow = .phrasing
    return true
  }

  /// Opens a paragraph if the flow consists of blocks, for an inline element to follow.
  ///
  /// The inline element gets the pending attributes, not the paragraph.
  @usableFromInline
  mutating func beginInlineElement() -> Flow {
    guard _slowPath(hasPending && flow == .block) else { return beginInline() }
    let pending = state.pending
    setPending(PendingAttributes())
    let outer = openTag("p")
    setPending(pending)
    flow = .phrasing
    return outer
  }

  @usableFromInline
  mutating func endInline(_ outer: Flow) {
    if outer == .block { endTag("p", outer) } else { flow = outer }
  }

  /// Opens an element for each part of a style with an HTML element, and a `span` for the other
  /// parts.
  ///
  /// If a whole paragraph has a background, the background is a rectangle. In a line, it is only
  /// behind the letters.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - outer: The flow outside of the text, from ``beginInline()``.
  @usableFromInline
  mutating func openTags(_ style: TextStyle, in outer: Flow) {
    if style.contains(.bold) { _ = openTag("strong") }
    if style.contains(.italic) { _ = openTag("em") }
    if style.contains(.underline) { _ = openTag("u") }
    if style.contains(.strikethrough) { _ = openTag("s") }
    if style.contains(.monospaced) { _ = openTag("code") }
    if style.hasClasses {
      _ = beginTag(element(of: style))
      addClasses(of: style, withoutElements: true)
      if outer == .block && style.background != nil { addClass(.fit) }
      closeAttributes()
    }
    flow = .phrasing
  }

  @usableFromInline
  mutating func closeTags(_ style: TextStyle) {
    if style.hasClasses { endTag(element(of: style), .phrasing) }
    if style.contains(.monospaced) { endTag("code", .phrasing) }
    if style.contains(.strikethrough) { endTag("s", .phrasing) }
    if style.contains(.underline) { endTag("u", .phrasing) }
    if style.contains(.italic) { endTag("em", .phrasing) }
    if style.contains(.bold) { endTag("strong", .phrasing) }
  }

  /// The element for the parts of a style without an HTML element of their own.
  ///
  /// In a diff, the element tells a screen reader the meaning of the colour.
  private func element(of style: TextStyle) -> StaticString {
    guard let usedState, usedState.isDiff, let role = style.foreground?.role else { return "span" }
    return role == .added ? "ins" : role == .removed ? "del" : "span"
  }

  /// Writes the start tag of a link unless its URL is refused, and returns whether it did.
  @usableFromInline
  mutating func openLink(_ destination: String) -> Bool {
    guard _fastPath(Destination.isLink(destination)) else {
      if isValidating, let refusal = Destination.refusal(of: destination) {
        report(.refusedLink(url: destination, refusal))
      }
      dropPending("download href hreflang ping referrerpolicy rel target type")
      return false
    }
    _ = beginTag("a")
    attribute("href", destination, as: .url)
    closeAttributes()
    flow = .phrasing
    return true
  }

  /// Drops pending attributes of an element that only its content stands for.
  private mutating func dropPending(_ names: StaticString) {
    guard hasPending else { return }
    var pending = state.pending
    pending.drop(Set(names: names.description))
    setPending(pending)
  }

  mutating func image(_ source: String, alternative: String) {
    guard !isRedacted else {
      dropPending("height width")
      return text(alternative)
    }
    let outer = beginInlineElement()
    _ = beginTag("img")
    attribute("src", source, as: .imageURL)
    attribute("alt", alternative)
    closeAttributes()
    endInline(outer)
  }

  /// Writes code in a line.
  ///
  /// In long code, a line may end after a symbol that joins names, such as `.`. If the code has a
  /// long name, a line may also end before a capital letter in a name. If a part of the code is
  /// longer than a line, browsers break it anywhere.
  mutating func code(_ string: String) {
    let longest = 24
    guard string.utf8.count > longest else { return out.append(code: string) }
    let breaksNames = string.utf8.split { $0.isJoint || $0 == UInt8(ascii: " ") }
      .contains { $0.count > longest }
    append(string) { $0.endsName(before: $1) || breaksNames && $0.isLowercase && $1.isCapital }
  }

  /// Appends code with an opportunity for a line break between two bytes if `isBreak` returns
  /// true.
  ///
  /// The first of the two bytes is ASCII.
  mutating func append(_ text: String, breakingBetween isBreak: (UInt8, UInt8) -> Bool) {
    let utf8 = text.utf8
    var start = utf8.startIndex
    var previous: UInt8?
    for index in utf8.indices {
      if let previous, isBreak(previous, utf8[index]) {
        out.append(code: String(text[start..<index]))
        out.append("<wbr>")
        start = index
      }
      previous = utf8[index]
    }
    out.append(code: String(text[start...]))
  }

  mutating func lineBreak() { out.append("<br>") }

  /// Writes the start tag of a button, and returns the flow outside of it.
  @usableFromInline
  mutating func openButton(isBusy: Bool) -> Flow {
    let outer = beginTag("button")
    attribute("type", "button")
    if isRedacted || !EnvironmentValues.current.isEnabled {
      attribute("disabled", "", as: .boolean)
    } else if isBusy {
      attribute("aria-busy", "true")
    }
    closeAttributes()
    flow = .phrasing
    return outer
  }
}

extension TextStyle {
  /// Whether the style has a part that HTML has no element for.
  fileprivate var hasClasses: Bool {
    contains(.dim) || contains(.inverse) || foreground != nil || background != nil
  }
}

extension UInt8 {
  /// Whether the byte is a symbol that joins names in code.
  fileprivate var isJoint: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"),
      UInt8(ascii: "_"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isLowercase: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// Whether a line of code may end between this byte and another one, which begins a name.
  fileprivate func endsName(before next: UInt8) -> Bool {
    isJoint && !next.isJoint && next > UInt8(ascii: ")")
  }
}
