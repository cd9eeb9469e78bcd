import DiptychViews

// Redacted content: the same elements, with block characters for their text.
extension HTMLWriter {
  /// Appends block characters for a text.
  ///
  /// White space stays, because it reveals nothing.
  mutating func appendRedacted(_ string: String) {
    let blocks = _Redaction.redacted(string)
    if flow == .characters || blocks == string { return out.append(text: blocks) }
    usedRules.insert(.redacted)
    usedState?.factNameStart = nil
    guard usedState?.isAnnouncementDue == true else { return appendBlocks(blocks) }
    let outer = beginTag("span")
    closeAttributes()
    appendBlocks(blocks)
    endTag("span", outer)
  }

  private mutating func appendBlocks(_ blocks: String) {
    out.append("<span class=\"redacted\" aria-hidden=\"true\">")
    out.append(text: blocks)
    out.append("</span>")
  }

  /// Begins an element without content, such as an image.
  ///
  /// Returns whether redaction removes the element.
  ///
  /// All content of such an element is in its attributes. The alternative text of an image is drawn
  /// in its place, redacted.
  @usableFromInline
  mutating func beginRemovedTag(_ name: StaticString) -> Bool {
    let removed = ["area", "base", "embed", "img", "link", "meta", "source", "track"]
    guard removed.contains(name.description) else { return false }
    isMerging = true
    state.beginRemoval()
    return true
  }

  /// Writes an attribute that the renderer itself sets, which redaction keeps.
  mutating func plainAttribute(_ name: StaticString, _ value: StaticString) {
    out.count &-= 1
    out.append(" ")
    out.append(name)
    out.append("=\"")
    out.append(value)
    out.append("\">")
  }

  /// Redacts the content of the element that was opened.
  ///
  /// An element that can contain only text gets block characters without a `span`. An element whose
  /// name comes from its content, such as a button or a heading, would be announced without a name.
  /// So it is hidden from assistive technology, unless the content announces that it is loading.
  mutating func redactContent(of name: String) {
    let isDue = state.isAnnouncementDue
    switch name {
    case "div", "p", "section", "span":
      if isDue { state.announceMerging(EnvironmentValues.current.labels.loading) }
    case "option", "script", "style", "title": flow = .characters
    case "textarea":
      flow = .characters
      state.disableMerging()
    case "input", "select": state.disableMerging()
    case "button", "h1", "h2", "h3", "h4", "h5", "h6", "th":
      if !isDue { state.hideMerging() }
    default: break
    }
  }

  // MARK: Placeholders

  /// Begins redacted content that is loading, and returns whether the content announces it.
  ///
  /// Only the outermost redacted content announces it. The first element without a meaning of its
  /// own gets the attributes for this message. If there are only other elements, such as items of a
  /// list, their roles must not change, so an element around the first text gets the attributes.
  @usableFromInline
  mutating func beginPlaceholder() -> Bool {
    guard !isRedacted, !state.isAnnounced else { return false }
    state.isAnnounced = true
    state.isAnnouncementDue = true
    return true
  }

  @usableFromInline
  mutating func endPlaceholder() {
    state.isAnnounced = false
    state.isAnnouncementDue = false
  }

  /// Suspends a due announcement for an element that must not make it.
  ///
  /// Returns whether an announcement is due, for ``resumeAnnouncement(_:)``.
  @usableFromInline
  mutating func suspendAnnouncement() -> Bool {
    guard let usedState, usedState.isAnnouncementDue else { return false }
    usedState.isAnnouncementDue = false
    return true
  }

  @usableFromInline
  mutating func resumeAnnouncement(_ isDue: Bool) {
    if isDue { state.isAnnouncementDue = true }
  }
}

/// The attributes that an element keeps when it is redacted.
///
/// These attributes describe the structure of the element, or are names for stylesheets and scripts
/// of the page. Any other attribute, such as a title or a source, may contain words or addresses.
enum RedactedAttributes {
  /// Whether an element keeps an attribute.
  static func keeps(_ name: String) -> Bool { kept.contains(name.lowercased()) }

  /// Names within the page; structure; states; sizes, and shapes of SVG.
  private static let kept = Set(
    names: """
      class for form headers id is list name part popovertarget slot
      aria-controls aria-describedby aria-labelledby aria-owns

      colspan dir lang role rowspan scope span start type

      aria-atomic aria-busy aria-checked aria-current aria-disabled aria-expanded aria-haspopup
      aria-hidden aria-level aria-live aria-modal aria-orientation aria-pressed aria-selected
      aria-sort autocapitalize autocomplete autocorrect contenteditable draggable enterkeyhint
      inputmode popover spellcheck tabindex translate wrap writingsuggestions

      cols cx cy d fill height maxlength minlength points preserveaspectratio r rows rx ry size
      stroke stroke-width transform viewbox width x x1 x2 xmlns y y1 y2
      """
  )
}
