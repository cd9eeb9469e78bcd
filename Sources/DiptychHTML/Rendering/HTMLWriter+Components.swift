import DiptychViews

extension HTMLWriter {
  /// Opens a badge, with a paragraph around it if it is among blocks.
  ///
  /// Returns the flow outside.
  ///
  /// A redacted badge has no status, because the status would reveal its words.
  @usableFromInline
  mutating func openBadge(_ status: Status?) -> Flow {
    let outer = beginInlineElement()
    let status = isRedacted ? nil : status
    usedRules.insert(.badge)
    _ = beginTag("span")
    attribute("class", status.map { "badge \($0.role.className)" } ?? "badge")
    closeAttributes()
    flow = .phrasing
    if let status {
      usedRules.insert(.status(status))
      out.append(text: EnvironmentValues.current.glyphs.symbol(status))
      out.append(UInt8(ascii: " "))
    }
    return outer
  }

  /// Writes the name of a file after its folders, with an opportunity for a line break after each
  /// slash.
  mutating func pathname(_ path: String) {
    let path = _VisibleControl.shownOnOneLine(path)
    let outer = beginInlineElement()
    _ = openTag("code", .path)
    flow = .phrasing
    if isRedacted {
      append(path)
    } else {
      let slash = UInt8(ascii: "/")
      var name = path[...]
      // A slash at the end is part of the name.
      if let end = path.utf8.dropLast().lastIndex(of: slash) {
        let start = path.utf8.index(after: end)
        out.append("<span>")
        append(String(path[..<start])) { byte, _ in byte == slash }
        out.append("</span><wbr>")
        name = path[start...]
      }
      append(String(name)) { _, _ in false }
    }
    endTag("code", .phrasing)
    endInline(outer)
  }

  // MARK: Callouts

  /// Opens a callout up to its title, and returns the flow outside.
  @usableFromInline
  mutating func openCallout(_ traits: _CalloutTraits) -> Flow {
    let status = traits.status
    usedRules.insert(.callout)
    usedRules.insert(.status(status))
    let outer = beginGroup()
    attribute("class", "callout \(status.role.className)")
    attribute("role", "note")
    closeAttributes()
    flow = outer == .phrasing ? .phrasing : .block
    let isLine = flow == .phrasing
    out.append(isLine ? "<span>" : "<div><p>")
    appendIcon(of: status)
    out.append("<strong>")
    out.append(text: traits.label)
    flow = .phrasing
    return outer
  }

  /// Writes the icon of a status: a circle, a lamp, a triangle or an octagon, or the sign of the
  /// theme if the theme has a sign of its own.
  ///
  /// The icon needs no rules, because markup may be shown without a stylesheet, as in a mail.
  private mutating func appendIcon(of status: Status) {
    let sign = EnvironmentValues.current.glyphs.symbol(status)
    guard sign == Theme.Glyphs.unicode.symbol(status) else {
      out.append("<span class=\"icon\" aria-hidden=\"true\">")
      out.append(text: sign)
      return out.append("</span>")
    }
    out.append(
      "<svg class=\"icon\" aria-hidden=\"true\" viewBox=\"0 0 20 20\" width=\"20\" height=\"20\""
    )
    out.append(" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"")
    out.append(" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"")
    switch status {
    case .info:
      out.append("M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5ZM10 9.25v4.25M10 6.5v.01")
    case .success:
      out.append(
        "M7.5 14.5c0-1.7-2.75-2.9-2.75-6.2a5.25 5.25 0 0 1 10.5 0c0 3.3-2.75 4.5-2.75 6.2ZM8 17.5h4"
      )
    case .warning:
      out.append(
        "M8.7 3.25 2.1 14.5a1.5 1.5 0 0 0 1.3 2.25h13.2a1.5 1.5 0 0 0 1.3-2.25L11.3 3.25a1.5 1.5 0 0 0-2.6 0ZM10 8v3.5M10 14v.01"
      )
    case .danger:
      out.append("M6.9 2.75h6.2l4.15 4.15v6.2l-4.15 4.15H6.9L2.75 13.1V6.9ZM10 6.5V11M10 13.5v.01")
    }
    out.append("\"></path></svg>")
  }

  /// Ends the title of a callout.
  ///
  /// Also ends its line, unless content continues in the line.
  @usableFromInline
  mutating func endCalloutTitle(_ outer: Flow, isLast: Bool) {
    out.append("</strong>")
    if outer == .phrasing { return out.append(" ") }
    if isLast {
      out.append("</p>")
      flow = .block
    } else {
      out.append(" ")
    }
  }

  /// Ends the content of a callout, before its actions.
  @usableFromInline
  mutating func endCalloutContent(_ outer: Flow, isInline: Bool) {
    if outer == .phrasing { return out.append("</span> ") }
    if isInline { out.append("</p>") }
    out.append("</div>")
    // A button is not in a paragraph, so that it can be at the end of the line.
    flow = .inline
  }

  // MARK: Missing content

  /// Opens a note in place of missing content, up to its title.
  ///
  /// Returns the flow outside.
  @usableFromInline
  mutating func openEmpty() -> Flow {
    let outer = beginGroup()
    addClass(.empty)
    closeAttributes()
    let isLine = outer == .phrasing
    out.append(isLine ? "<span class=\"icon\"" : "<p class=\"icon\"")
    out.append(" aria-hidden=\"true\">")
    out.append(text: EnvironmentValues.current.glyphs.empty)
    out.append(isLine ? "</span> <span class=\"title\">" : "</p><p class=\"title\">")
    flow = .phrasing
    return outer
  }

  @usableFromInline
  mutating func endEmptyTitle(_ outer: Flow) {
    out.append(outer == .phrasing ? "</span> " : "</p>")
    flow = outer == .phrasing ? .phrasing : .block
  }

  // MARK: Navigation

  /// Begins links or steps, for ``endNavigation(_:_:)``.
  @usableFromInline
  mutating func beginNavigation(_ kind: _NavigationKind, _ label: String) -> Slot {
    beginSlot(byteCount: 8 * label.utf8.count + 64) { writer in
      let outer = writer.beginTag("nav")
      if kind == .path { writer.attribute("class", StyleRule.breadcrumbs.className) }
      writer.attribute("aria-label", label)
      writer.closeAttributes()
      _ = writer.openTag(kind == .links ? "ul" : "ol")
      return outer
    }
  }

  /// Ends links or steps, and drops their elements if they are empty.
  @usableFromInline
  mutating func endNavigation(_ kind: _NavigationKind, _ slot: Slot) {
    guard out.extent != slot.content else { return endSlot("nav", slot) }
    usedRules.insert(kind == .links ? .navigation : .breadcrumbs)
    endTag(kind == .links ? "ul" : "ol", .block)
    endTag("nav", slot.flow)
  }

  // MARK: Terminals

  /// Opens a picture of a terminal up to its output, and returns the flow outside.
  @usableFromInline
  mutating func openTerminal(_ caption: String) -> Flow {
    let outer = openTag("figure", .terminal)
    if !caption.isEmpty {
      let inner = openTag("figcaption")
      append(caption)
      endTag("figcaption", inner)
    }
    let word = EnvironmentValues.current.labels.terminal
    openPreformatted(caption.isEmpty || isRedacted ? word : caption)
    _ = openTag("code")
    flow = .phrasing
    return outer
  }

  /// Opens a scrollable area of lines, which users can reach with the keyboard.
  ///
  /// - Parameters:
  ///   - label: The name of the area, which redaction does not hide.
  ///   - rule: The rule of the area, if it has one.
  /// - Returns: The flow outside of the area.
  @discardableResult
  mutating func openPreformatted(_ label: String, _ rule: StyleRule? = nil) -> Flow {
    let outer = beginTag("pre")
    if let rule { addClass(rule) }
    attribute("tabindex", "0")
    attribute("role", "group")
    if isRedacted {
      out.count &-= 1
      out.append(" aria-label=\"")
      out.append(attributeValue: label)
      out.append("\">")
    } else {
      attribute("aria-label", label)
    }
    closeAttributes()
    return outer
  }
}
