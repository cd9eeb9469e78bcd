import DiptychViews

/// One rule of the stylesheet: a class whose name says what it does, and its declarations.
///
/// A cell across is `1ch`, a line down is `1lh`, so that a page has the measures of the text.
enum StyleRule: Hashable, Sendable {
  case horizontalStack
  case verticalStack
  case gap(Int)
  case itemsAcross(HorizontalAlignment)
  case itemsDown(VerticalAlignment)
  case spacer
  case panel
  case border(isRounded: Bool)
  case padding(Edge, Int)
  case width(Int)
  case height(Int)
  case textAlignment(TextAlignment)
  case lineClamp(Int)
  case redacted
  case wrapping(TextWrapping)
  case lineBreaks(LineBreaks)
  case hangingIndent(Int)
  case dim
  case inverse
  case bold
  case italic
  case underline
  case strikethrough
  case monospaced
  case foreground(Color)
  case background(Color)
  case columns(Int)
  case columnGap(Int)
  case layers
  case layered
  case overlay
  case underlay
  case place(Alignment)
  case outline
  case minWidth(Int)
  case maxWidth(Int)
  case fillWidth
  case contentDown(VerticalAlignment)
  case task
  case sparkline
  case verticalAlignment(VerticalAlignment)
  case columnWidth(Int)
  case columnPercent(Int)
  case lines(TableBorder)
  case sidebar

  /// The class.
  var className: String { name.string }

  /// The class, in parts.
  var name: ClassName {
    switch self {
    case .horizontalStack: ClassName("hstack")
    case .verticalStack: ClassName("vstack")
    case .gap(let count): ClassName("gap-", count)
    case .itemsAcross(let alignment): ClassName("across-", alignment.name)
    case .itemsDown(let alignment): ClassName("down-", alignment.name)
    case .spacer: ClassName("spacer")
    case .panel: ClassName("panel")
    case .border(let isRounded): isRounded ? ClassName("border-rounded") : ClassName("border")
    case .padding(.top, let count): ClassName("pad-top-", count)
    case .padding(.leading, let count): ClassName("pad-leading-", count)
    case .padding(.bottom, let count): ClassName("pad-bottom-", count)
    case .padding(.trailing, let count): ClassName("pad-trailing-", count)
    case .width(let cells): ClassName("width-", cells)
    case .height(let lines): ClassName("height-", lines)
    case .textAlignment(let alignment): ClassName("text-", alignment.name)
    case .lineClamp(let lines): ClassName("clamp-", lines)
    case .redacted: ClassName("redacted")
    case .wrapping(let wrapping): ClassName("wrap-", wrapping.name)
    case .lineBreaks(let breaks): ClassName("line-breaks-", breaks.name)
    case .hangingIndent(let cells): ClassName("hang-", cells)
    case .dim: ClassName("dim")
    case .inverse: ClassName("inverse")
    case .bold: ClassName("bold")
    case .italic: ClassName("italic")
    case .underline: ClassName("underline")
    case .strikethrough: ClassName("strikethrough")
    case .monospaced: ClassName("monospaced")
    case .foreground(let color): ClassName("fg-", color)
    case .background(let color): ClassName("bg-", color)
    case .columns(let minimum): ClassName("columns-", minimum)
    case .columnGap(let cells): ClassName("column-gap-", cells)
    case .layers: ClassName("zstack")
    case .layered: ClassName("layered")
    case .overlay: ClassName("overlay")
    case .underlay: ClassName("underlay")
    case .place(let place):
      switch place.vertical {
      case .top: ClassName("place-top-", place.horizontal.name)
      case .center: ClassName("place-center-", place.horizontal.name)
      case .bottom: ClassName("place-bottom-", place.horizontal.name)
      }
    case .outline: ClassName("outline")
    case .minWidth(let cells): ClassName("min-width-", cells)
    case .maxWidth(let cells): ClassName("max-width-", cells)
    case .fillWidth: ClassName("fill-width")
    case .contentDown(let alignment): ClassName("content-", alignment.name)
    case .task: ClassName("task")
    case .sparkline: ClassName("sparkline")
    case .verticalAlignment(let alignment): ClassName("vertical-", alignment.name)
    case .columnWidth(let cells): ClassName("column-", cells)
    case .columnPercent(let percent): ClassName("column-", .percentage(percent))
    case .lines(let border): ClassName("lines-", border.name)
    case .sidebar: ClassName("sidebar")
    }
  }

  /// What the class does.
  var declarations: String {
    switch self {
    case .horizontalStack: "display: flex; align-items: flex-start; column-gap: 1ch"
    case .verticalStack: "display: flex; flex-direction: column; align-items: stretch"
    case .gap(let count): "gap: \(count)lh \(count)ch"
    case .itemsAcross(let alignment): "align-items: \(alignment.cssValue)"
    case .itemsDown(let alignment): "align-items: \(alignment.cssValue)"
    case .spacer: "flex: 1"
    case .panel: "border: 1px solid var(--line); border-radius: 6px; padding: 0.5lh 2ch"
    case .border(let isRounded):
      "border: 1px solid var(--line); padding: 0 1ch" + (isRounded ? "; border-radius: 6px" : "")
    case .padding(let edge, let count):
      "padding-\(edge.cssName): \(count)\(edge == .top || edge == .bottom ? "lh" : "ch")"
    case .width(let cells): "width: \(cells)ch; max-width: 100%"
    case .height(let lines): "min-height: \(lines)lh"
    case .textAlignment(let alignment): "text-align: \(alignment.cssValue)"
    case .lineClamp(let lines):
      "display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: \(lines); "
        + "overflow: hidden"
    case .redacted:
      "color: transparent; background: var(--line); border-radius: 3px; user-select: none"
    case .wrapping(let wrapping): "text-wrap: \(wrapping == .balanced ? "balance" : "wrap")"
    case .lineBreaks(let breaks): "white-space: \(breaks == .preserved ? "pre-line" : "normal")"
    case .hangingIndent(let cells): "padding-inline-start: \(cells)ch; text-indent: -\(cells)ch"
    case .dim: "color: var(--dim)"
    case .inverse: "color: var(--ground); background: var(--ink)"
    case .bold: "font-weight: bold"
    case .italic: "font-style: italic"
    case .underline: "text-decoration: underline"
    case .strikethrough: "text-decoration: line-through"
    case .monospaced: "font-family: var(--mono)"
    case .foreground(let color): "color: \(color.cssForeground)"
    case .background(let color): "background: \(color.cssBackground)"
    case .columns(let minimum):
      "display: grid; column-gap: 2ch; "
        + "grid-template-columns: repeat(auto-fill, minmax(min(\(minimum)ch, 100%), 1fr))"
    case .columnGap(let cells): "column-gap: \(cells)ch"
    case .layers: "display: grid"
    case .layered: "position: relative; isolation: isolate"
    case .overlay: "position: absolute; inset: 0; display: grid"
    case .underlay: "position: absolute; inset: 0; display: grid; z-index: -1"
    case .place(let place):
      "place-items: \(place.vertical.gridValue) \(place.horizontal.gridValue)"
    case .outline: "list-style: none; padding: 0"
    case .minWidth(let cells): "min-width: min(\(cells)ch, 100vw)"
    case .maxWidth(let cells): "width: 100%; max-width: \(cells)ch"
    case .fillWidth: "width: 100%"
    case .contentDown(let alignment):
      "align-content: \(alignment.gridValue)"
    case .task: "accent-color: var(--accent)"
    case .verticalAlignment(let alignment):
      "vertical-align: \(alignment == .center ? "middle" : "\(alignment)")"
    // The space beside the text of a cell is part of its column.
    case .columnWidth(let cells): "width: \(cells + 2)ch"
    case .columnPercent(let percent): "width: \(percent)%"
    case .lines(let border): border.cssLines
    // No element has the class: the rule is about the body that has something beside its content.
    case .sidebar: ""
    case .sparkline:
      "height: 1lh; vertical-align: bottom; fill: none; stroke: currentColor; stroke-width: 0.2; "
        + "overflow: visible"
    }
  }

  /// What the class does to elements in it, as whole rules.
  private var inner: [String] {
    switch self {
    case .horizontalStack: [".hstack > * { margin-block: 0 }"]
    case .verticalStack: [".vstack > * { margin-block: 0 }"]
    case .columns: [".\(className) > * { margin-block: 0 }"]
    case .layers:
      [
        ".zstack > * { grid-area: 1 / 1; margin-block: 0 }",
        ".zstack > * + * { background: var(--ground) }",
      ]
    case .overlay: [".overlay > * { background: var(--ground) }"]
    case .outline:
      [
        ".outline ul { list-style: none; border-inline-start: 1px solid var(--line); "
          + "margin: 0 0 0 0.5ch; padding-inline-start: 2ch }",
        ".outline p { margin: 0 }",
      ]
    case .panel: ["@media print { .panel { break-inside: avoid } }"]
    case .task: ["li:has(> .task) { list-style: none }"]
    case .sidebar:
      [
        "@media screen and (min-width: 60rem) { body:has(> main + aside) { display: grid; "
          + "grid-template-columns: minmax(0, 1fr) var(--sidebar, 30ch); column-gap: 4ch; "
          + "align-items: start } "
          + "body:has(> main + aside) > :is(header, footer) { grid-column: 1 / -1 } "
          + "body:has(> main + aside) > main { overflow-x: auto } }"
      ]
    default: []
    }
  }

  /// The rule as CSS, and those of what is in it, a line each.
  var css: String {
    let own = declarations.isEmpty ? [] : [".\(className) { \(declarations) }"]
    return (own + inner).map { $0 + "\n" }.joined()
  }
}

extension TableBorder {
  /// The lines around cells, and those that part the header and the footer from them; none where
  /// those of the base are meant.
  fileprivate var cssLines: String {
    switch self {
    case .square, .rounded, .ascii: ""
    case .heavy: "--cell-line: 2px solid var(--line)"
    case .double: "--cell-line: 3px double var(--line)"
    case .horizontal: "--cell-line: 0; --part-line: 1px solid var(--line)"
    case .none: "--cell-line: 0"
    }
  }

  /// The rule of a table whose lines are not those of the base.
  var rule: StyleRule? { cssLines.isEmpty ? nil : .lines(self) }
}

extension ColumnTraits {
  /// The rule of the width that a column is given, if it is one.
  var widthRule: StyleRule? {
    if let fraction { return .columnPercent(Int((fraction * 100).rounded())) }
    guard let minimumWidth, minimumWidth == maximumWidth else { return nil }
    return .columnWidth(min(max(minimumWidth, 1), 999))
  }
}
