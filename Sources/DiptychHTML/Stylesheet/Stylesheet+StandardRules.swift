import DiptychViews

extension Stylesheet {
  /// The rules of the standard stylesheet.
  ///
  /// A page that links to a stylesheet file can use only these rules.
  package static var standardRules: [StyleRule] {
    var rules: [StyleRule] = [
      .horizontalStack, .verticalStack, .spacer, .panel, .border(isRounded: false),
      .border(isRounded: true), .redacted, .dim, .inverse, .bold, .italic, .underline,
      .strikethrough,
      .monospaced, .textAlignment(.leading), .textAlignment(.center), .textAlignment(.trailing),
      .textAlignment(.justified), .wrapping(.filled), .wrapping(.balanced),
      .textAlignment(.decimal), .lineBreaks(.soft), .lineBreaks(.preserved),
      .itemsAcross(.center), .itemsAcross(.trailing), .itemsDown(.center), .itemsDown(.bottom),
    ]
    rules += [
      .layers, .layered, .fit, .overlay, .underlay, .outline, .fillWidth, .task, .sparkline,
      .sidebar, .scroll, .records, .facts, .stats, .callout, .badge, .diff, .empty, .navigation,
      .breadcrumbs, .path, .terminal, .labeledDivider, .busy, .columns,
      .segmentedBar, .pageHeader, .pageFooter, .skip, .sideNavigation, .headings,
      .striped, .terms,
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
    let measures: [(ClosedRange<Int>, (Int) -> StyleRule)] = [
      (1...200, { .columnWidth($0) }), (0...100, { .columnPercent($0) }),
      (0...200, { .minWidth($0) }), (0...200, { .maxWidth($0) }), (0...16, { .gap($0) }),
      (1...80, { .columns($0) }), (0...16, { .columnGap($0) }), (1...16, { .lineClamp($0) }),
      (0...40, { .hangingIndent($0) }), (1...16, { .padding(.top, $0) }),
      (1...16, { .padding(.leading, $0) }), (1...16, { .padding(.bottom, $0) }),
      (1...16, { .padding(.trailing, $0) }), (0...200, { .width($0) }), (0...50, { .height($0) }),
      (0...255, { .foreground(.indexed(UInt8($0))) }),
      (0...255, { .background(.indexed(UInt8($0))) }),
    ]
    for (range, rule) in measures {
      for measure in range { rules.append(rule(measure)) }
    }
    return rules
  }
}
