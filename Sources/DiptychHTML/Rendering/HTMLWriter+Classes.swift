import DiptychViews

// The classes of styles, written into an open start tag, and the rules that they use.
extension HTMLWriter {
  /// Adds the rules of a figure to the page.
  @usableFromInline
  mutating func use(_ rules: _FigureRules) {
    // A figure that consists of other views needs no rules of its own.
    if rules.css.utf8CodeUnitCount == 0 { return }
    usedRules.insert(StyleRule(rules.className, .figure, "", nested: rules.css))
  }

  /// Adds the class of a rule to the open start tag, which has no other attributes so far.
  mutating func addClass(_ rule: StyleRule) {
    usedRules.insert(rule)
    // A further class is inserted before the quote that ends the attribute.
    let isFurther = out.count > 1 && out.bytes[out.count &- 2] == UInt8(ascii: "\"")
    if isMerging {
      return attribute("class", rule.className, as: isFurther ? .furtherClasses : .text)
    }
    if isFurther {
      out.count &-= 2
      out.append(" ")
    } else {
      out.count &-= 1
      out.append(" class=\"")
    }
    out.append(rule.name)
    out.append("\">")
  }

  /// Adds the classes of a text style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - withoutElements: Whether to leave out the parts that are elements, such as `strong`.
  mutating func addClasses(of style: TextStyle, withoutElements: Bool = false) {
    if !withoutElements {
      if style.contains(.bold) { addClass(.bold) }
      if style.contains(.italic) { addClass(.italic) }
      if style.contains(.underline) { addClass(.underline) }
      if style.contains(.strikethrough) { addClass(.strikethrough) }
      if style.contains(.monospaced) { addClass(.monospaced) }
    }
    if style.contains(.dim) { addClass(.dim) }
    if style.contains(.inverse) { addClass(.inverse) }
    if let color = style.foreground {
      addClass(color.role.map { .role($0) } ?? .foreground(color))
    }
    if let color = style.background {
      addClass(color.role.map { .roleBackground($0) } ?? .background(color))
    }
  }

  /// Adds the classes of a stack.
  mutating func addClasses(ofStack axis: Axis, _ alignment: Alignment, spacing: Int) {
    switch axis {
    case .horizontal:
      addClass(.horizontalStack)
      if spacing != 1 { addClass(.gap(spacing)) }
      if alignment.vertical != .top { addClass(.itemsDown(alignment.vertical)) }
    case .vertical:
      addClass(.verticalStack)
      if spacing != 0 { addClass(.gap(spacing)) }
      if alignment.horizontal != .leading {
        addClass(.itemsAcross(alignment.horizontal))
        usedRules.insert(.fit)
      }
    }
  }

  /// Adds the classes of padding.
  mutating func addClasses(of insets: EdgeInsets) {
    if insets.top > 0 { addClass(.padding(.top, insets.top)) }
    if insets.leading > 0 { addClass(.padding(.leading, insets.leading)) }
    if insets.bottom > 0 { addClass(.padding(.bottom, insets.bottom)) }
    if insets.trailing > 0 { addClass(.padding(.trailing, insets.trailing)) }
  }

  /// Adds the classes of a frame.
  mutating func addClasses(of size: _FrameSize, _ alignment: Alignment) {
    if let width = size.width { addClass(.width(width)) }
    if let height = size.height ?? size.minHeight {
      addClass(.height(height))
      if alignment.vertical != .top { addClass(.contentDown(alignment.vertical)) }
    }
    switch alignment.horizontal {
    case .leading: break
    case .center: addClass(.textAlignment(.center))
    case .trailing: addClass(.textAlignment(.trailing))
    }
    if let width = size.minWidth { addClass(.minWidth(width)) }
    switch size.maxWidth {
    case nil: break
    case .max?: addClass(.fillWidth)
    case let width?: addClass(.maxWidth(max(width, size.minWidth ?? 0)))
    }
  }

  /// Adds the classes of a paragraph style.
  ///
  /// The page contains the whole text, even if it is truncated; the browser decides which part to
  /// display.
  mutating func addClasses(of style: _ParagraphStyle) {
    if let alignment = style.alignment { addClass(.textAlignment(alignment)) }
    if case .lines(let count)? = style.lineLimit { addClass(.lineClamp(count)) }
    if let lineBreaks = style.lineBreaks { addClass(.lineBreaks(lineBreaks)) }
    if let wrapping = style.wrapping { addClass(.wrapping(wrapping)) }
    if let cells = style.hangingIndent { addClass(.hangingIndent(min(max(cells, 0), 254))) }
  }
}
