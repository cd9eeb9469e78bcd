import DiptychViews

/// An element around views with a theme of their own.
struct ThemeGroup {
  let theme: Theme
  /// The rule of the element, or nil if there is no element.
  var rule: ThemeRule?
  let flow: HTMLWriter.Flow
  let pending: PendingAttributes
  /// The position where the start tag begins.
  let start: Int
  /// The extent of the output after the start tag.
  let content: ByteBuffer.Extent
}

extension HTMLWriter {
  /// Opens a group with the colours of a theme, unless the theme around it has the same colours.
  @usableFromInline
  @inline(never)
  mutating func beginTheme(_ theme: Theme) {
    let rule = theme.rule(inside: state.themes.last?.theme ?? state.theme)
    let (outer, pending) = (flow, state.pending)
    // The start tag must be in one piece of the buffer, so that it can be dropped.
    if rule != nil { out.reserve(64 + pending.maxBytes) }
    let start = out.count
    if let rule {
      openThemeGroup(rule)
      checkContrast(of: theme)
    }
    state.themes.append(
      ThemeGroup(
        theme: theme,
        rule: rule,
        flow: outer,
        pending: pending,
        start: start,
        content: out.extent
      )
    )
  }

  @usableFromInline
  @inline(never)
  mutating func endTheme() {
    guard let group = state.themes.popLast(), let rule = group.rule else { return }
    usedRules.insert(rule)
    if group.theme.hasHeadings { usedRules.insert(.headings) }
    endGroup(group.flow)
  }

  /// Drops the groups around a document, because the theme of a document applies to the whole page.
  mutating func dropThemeGroups() {
    guard let themes = usedState?.themes else { return }
    for index in themes.indices.reversed() where themes[index].rule != nil {
      let group = themes[index]
      guard out.extent == group.content else { return }
      out.count = group.start
      dropContrast()
      flow = group.flow
      // The attributes of the group, followed by the attributes that were set in the group.
      var pending = group.pending
      pending.append(state.pending)
      setPending(pending)
      state.themes[index].rule = nil
    }
  }
}
