import DiptychViews

extension Stylesheet {
  /// The rules of the standard stylesheet.
  ///
  /// A streamed page, and a page that links to a stylesheet file, can use only these rules.
  static var standardRules: [StyleRule] {
    let edges: [Edge] = [.top, .leading, .bottom, .trailing]
    var rules: [StyleRule] = [
      .horizontalStack, .verticalStack, .spacer, .panel, .border(isRounded: false),
      .border(isRounded: true), .redacted, .dim, .inverse, .bold, .italic, .underline,
      .strikethrough,
      .monospaced, .textAlignment(.leading), .textAlignment(.center), .textAlignment(.trailing),
      .textAlignment(.justified), .wrapping(.filled), .wrapping(.balanced),
      .lineBreaks(.soft), .lineBreaks(.preserved),
      .itemsAcross(.center), .itemsAcross(.trailing), .itemsDown(.center), .itemsDown(.bottom),
    ]
    rules += [
      .layers, .layered, .fit, .overlay, .underlay, .outline, .fillWidth, .task, .sparkline,
      .sidebar, .scroll, .records, .facts, .stats, .callout, .badge, .diff, .empty, .navigation,
      .breadcrumbs, .path, .terminal, .labeledDivider, .busy, .hidden, .columns, .chart,
      .segmentedBar, .heat, .pageHeader, .pageFooter, .skip, .sideNavigation, .headings,
    ]
    rules += Status.allCases.map { .status($0) } + Role.allCases.map { .role($0) }
    for vertical in [VerticalAlignment.top, .center, .bottom] {
      for horizontal in [HorizontalAlignment.leading, .center, .trailing] {
        rules.append(.place(Alignment(horizontal: horizontal, vertical: vertical)))
      }
    }
    rules += [.verticalAlignment(.center), .verticalAlignment(.bottom)]
    rules += [.contentDown(.center), .contentDown(.bottom)]
    rules += [TableBorder.square, .heavy, .double, .none].compactMap(StyleRule.lines)
    rules.append(.framedCells)
    rules += (1...200).map { .columnWidth($0) } + (0...100).map { .columnPercent($0) }
    rules += (0...200).map { .minWidth($0) } + (0...200).map { .maxWidth($0) }
    rules += (0...16).map { .gap($0) }
    rules += (1...80).map { .columns($0) } + (0...16).map { .columnGap($0) }
    rules += (1...16).map { .lineClamp($0) } + (0...40).map { .hangingIndent($0) }
    for edge in edges { rules += (1...16).map { .padding(edge, $0) } }
    rules += (0...200).map { .width($0) } + (0...50).map { .height($0) }
    rules +=
      (0...255).map { .foreground(.indexed($0)) } + (0...255).map { .background(.indexed($0)) }
    return rules
  }
}
