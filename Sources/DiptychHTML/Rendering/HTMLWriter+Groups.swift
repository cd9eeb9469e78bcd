public import DiptychViews

// Elements that only exist for their classes: a `div`, or a `span` in a line. Each `open` method
// returns the flow outside of the element, for ``endGroup(_:)``.
extension HTMLWriter {
  mutating func beginGroup() -> Flow { flow == .phrasing ? beginTag("span") : beginTag("div") }

  /// Ends the start tag of a group with the same allowed content as its container.
  @inline(__always)
  private mutating func openGroup(in outer: Flow) -> Flow {
    closeAttributes()
    flow = outer == .inline || outer == .phrasing ? outer : .block
    return outer
  }

  /// Ends the start tag of a group of blocks.
  @inline(__always)
  private mutating func openBlocks(in outer: Flow) -> Flow {
    closeAttributes()
    flow = outer == .phrasing ? .phrasing : .block
    return outer
  }

  @usableFromInline
  mutating func endGroup(_ outer: Flow) {
    if outer == .phrasing { endTag("span", outer) } else { endTag("div", outer) }
  }

  // MARK: Containers

  /// Opens a stack whose children are all drawn.
  @usableFromInline
  mutating func openStack(_ layout: _StackLayout) -> Flow {
    let outer = beginGroup()
    switch layout {
    case .axis(let axis, let alignment, let spacing):
      addClasses(ofStack: axis, alignment, spacing: spacing)
    case .layers(let alignment):
      addClass(.layers)
      usedRules.insert(.fit)
      addClass(.place(alignment))
    case .columns(let minimum, let spacing):
      addClass(.columns)
      addClass(.columns(minimum))
      if spacing != 2 { addClass(.columnGap(spacing)) }
    case .firstThatFits: break
    }
    return openBlocks(in: outer)
  }

  /// Opens a view with layers; the view itself is a group inside.
  @usableFromInline
  mutating func openLayered() -> Flow {
    let outer = beginGroup()
    addClass(.layered)
    usedRules.insert(.fit)
    return openBlocks(in: outer)
  }

  @usableFromInline
  mutating func openLayer(_ position: _LayerPosition, _ alignment: Alignment) -> Flow {
    let outer = beginGroup()
    addClass(position == .behind ? .underlay : .overlay)
    addClass(.place(alignment))
    return openGroup(in: outer)
  }

  /// Opens a task, which starts with its checkbox.
  @usableFromInline
  mutating func openTask(isDone: Bool) -> Flow {
    let outer = beginGroup()
    addClass(.task)
    closeAttributes()
    writeBox(isDone: isDone)
    flow = outer == .phrasing ? .phrasing : .inline
    return outer
  }

  // MARK: Modifiers

  /// Opens the group of a theme.
  ///
  /// Its rule is recorded when the group is closed.
  mutating func openThemeGroup(_ rule: ThemeRule) {
    let outer = beginGroup()
    attribute("class", rule.name.string)
    _ = openGroup(in: outer)
  }

  /// Opens a group without a class.
  @usableFromInline
  mutating func openGroup() -> Flow {
    let outer = beginGroup()
    return openGroup(in: outer)
  }

  @usableFromInline
  mutating func openGroup(_ modifier: _ContentModifier) -> Flow {
    let outer = beginGroup()
    switch modifier {
    case .padding(let insets): addClasses(of: insets)
    case .frame(let size, let alignment): addClasses(of: size, alignment)
    case .border(let border):
      addClass(.border(isRounded: border == .rounded))
      usedRules.insert(.fit)
    case .paragraphs(let style): addClasses(of: style)
    case .theme, .headingIDs: break
    }
    return openGroup(in: outer)
  }

  @usableFromInline
  mutating func openGroup(_ style: TextStyle) -> Flow {
    let outer = beginGroup()
    addClasses(of: style)
    if style.background != nil { addClass(.fit) }
    return openGroup(in: outer)
  }
}

// Wide content in a separately scrolling region, which users can reach with the keyboard.
extension HTMLWriter {
  /// Opens a region that scrolls.
  ///
  /// A region with a caption or under a heading is a landmark. A second region with the same name
  /// is no landmark, because landmarks need different names. The content gets the pending
  /// attributes.
  ///
  /// - Parameter table: The table in the region.
  mutating func openScroll(of table: _TableTraits) {
    usedRules.insert(.scroll)
    let label = isRedacted ? nil : table.caption ?? headingWords
    let isLandmark = label.map { state.captions.insert($0).inserted } ?? false
    out.append("<div class=\"scroll")
    if table.border == .rounded {
      usedRules.insert(.framed)
      out.append(" framed")
    }
    if table.becomesRecords {
      usedRules.insert(.records)
      out.append(" records")
    }
    out.append(isLandmark ? "\" role=\"region\" aria-label=\"" : "\" role=\"group\" aria-label=\"")
    out.append(attributeValue: label ?? EnvironmentValues.current.labels.table)
    out.append("\" tabindex=\"0\">")
  }

  mutating func closeScroll() { out.append("</div>") }
}
