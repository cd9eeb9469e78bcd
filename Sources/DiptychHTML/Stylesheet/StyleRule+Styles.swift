public import DiptychViews

// Which rules a style of the kit needs.

extension StyleRule {
  /// The rules of a text style; those that an element of HTML stands for may be left out.
  @usableFromInline
  static func rules(for style: TextStyle, withoutElements: Bool = false) -> [StyleRule] {
    var rules: [StyleRule] = []
    if !withoutElements {
      if style.contains(.bold) { rules.append(.bold) }
      if style.contains(.italic) { rules.append(.italic) }
      if style.contains(.underline) { rules.append(.underline) }
      if style.contains(.strikethrough) { rules.append(.strikethrough) }
      if style.contains(.monospaced) { rules.append(.monospaced) }
    }
    if style.contains(.dim) { rules.append(.dim) }
    if style.contains(.inverse) { rules.append(.inverse) }
    if let color = style.foreground { rules.append(.foreground(color)) }
    if let color = style.background { rules.append(.background(color)) }
    return rules
  }

  /// The rules of a stack.
  @usableFromInline
  static func rules(for axis: Axis, _ alignment: Alignment, spacing: Int) -> [StyleRule] {
    switch axis {
    case .horizontal:
      [.horizontalStack] + (spacing == 1 ? [] : [.gap(spacing)])
        + (alignment.vertical == .top ? [] : [.itemsDown(alignment.vertical)])
    case .vertical:
      [.verticalStack] + (spacing == 0 ? [] : [.gap(spacing)])
        + (alignment.horizontal == .leading ? [] : [.itemsAcross(alignment.horizontal)])
    }
  }

  /// The rules of columns of the same width.
  @usableFromInline
  static func rules(forColumns minimum: Int, spacing: Int) -> [StyleRule] {
    [.columns(minimum)] + (spacing == 2 ? [] : [.columnGap(spacing)])
  }

  /// The rules of space around a view.
  @usableFromInline
  static func rules(for insets: EdgeInsets) -> [StyleRule] {
    let edges: [(Edge, Int)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
      (.trailing, insets.trailing),
    ]
    return edges.filter { $0.1 > 0 }.map { .padding($0.0, $0.1) }
  }

  /// The rules of a frame.
  @usableFromInline
  static func rules(
    forWidth width: Int?,
    height: Int?,
    _ alignment: Alignment
  ) -> [StyleRule] {
    var rules: [StyleRule] = []
    if let width { rules.append(.width(width)) }
    if let height {
      rules.append(.height(height))
      if alignment.vertical != .top { rules.append(.contentDown(alignment.vertical)) }
    }
    switch alignment.horizontal {
    case .leading: break
    case .center: rules.append(.textAlignment(.center))
    case .trailing: rules.append(.textAlignment(.trailing))
    }
    return rules
  }

  /// The rules of a frame whose size has limits.
  @usableFromInline
  static func rules(for limits: SizeLimits, _ alignment: Alignment) -> [StyleRule] {
    var rules = rules(forWidth: nil, height: limits.minHeight, alignment)
    if let width = limits.minWidth { rules.append(.minWidth(width)) }
    switch limits.maxWidth {
    case nil: break
    case .max?: rules.append(.fillWidth)
    case let width?: rules.append(.maxWidth(max(width, limits.minWidth ?? 0)))
    }
    return rules
  }

  /// The rules of a paragraph style.
  ///
  /// Text that is cut stays in the page whole; which part of it shows is the browser's choice.
  @usableFromInline
  static func rules(for style: ParagraphStyle) -> [StyleRule] {
    var rules: [StyleRule] = []
    if let alignment = style.alignment { rules.append(.textAlignment(alignment)) }
    if case .lines(let count)? = style.lineLimit { rules.append(.lineClamp(count)) }
    if let wrapping = style.wrapping { rules.append(.wrapping(wrapping)) }
    if let cells = style.hangingIndent { rules.append(.hangingIndent(min(max(cells, 0), 254))) }
    return rules
  }
}
