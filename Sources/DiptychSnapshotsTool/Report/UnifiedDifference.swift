import Diptych
import DiptychSnapshots

/// The lines that differ between an output and its reference, below each other.
struct UnifiedDifference {
  struct Line {
    let role: Role?
    let parts: [LinePart]
  }

  /// The maximum number of lines that are shown.
  private static let maximum = 1000

  private(set) var lines: [Line] = []

  var isEmpty: Bool { lines.isEmpty }

  init(_ diff: LineDiff) {
    for hunk in diff.hunks {
      let room = Self.maximum - lines.count
      if room <= 0 { break }
      append(hunk.header, .accent)
      append(SideBySide.rows(of: Array(hunk.lines.prefix(room))))
    }
    let count = diff.hunks.map { $0.lines.count + 1 }.reduce(0, +)
    if count > lines.count { append("… \(counted(count - lines.count, "more line"))", .secondary) }
    if let extent = diff.uncompared {
      append(
        "… \(counted(extent.old, "line")) of the reference and \(grouped(extent.new)) of the output"
          + " differ, too many to show",
        .secondary
      )
    }
  }

  private mutating func append(_ text: String, _ role: Role) {
    lines.append(Line(role: role, parts: [LinePart(text, isChanged: false)]))
  }

  /// Appends rows.
  ///
  /// In a group of rows that differ, the lines of the reference come first.
  private mutating func append(_ rows: [SideBySide.Row]) {
    var added: [Line] = []
    for row in rows {
      if row.isCommon {
        lines += added
        added = []
        lines.append(Self.line(" ", row.old ?? [], nil))
      } else {
        if let old = row.old { lines.append(Self.line("-", old, .removed)) }
        if let new = row.new { added.append(Self.line("+", new, .added)) }
      }
    }
    lines += added
  }

  private static func line(_ sign: String, _ parts: [LinePart], _ role: Role?) -> Line {
    Line(role: role, parts: [LinePart(sign, isChanged: false)] + parts)
  }
}

/// A difference as a block of code with underlined changed words.
struct UnifiedDifferenceView: PrimitiveView {
  let difference: UnifiedDifference

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let lines = view.difference.lines
    let text = lines.map { $0.parts.map(\.text).joined() }.joined(separator: "\n")
    renderer.codeBlock(text, language: "diff", highlighted: UnifiedLines(lines: lines))
  }
}

/// The lines of a difference as inline text.
private struct UnifiedLines: PrimitiveView {
  let lines: [UnifiedDifference.Line]

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    for (index, line) in view.lines.enumerated() {
      if index > 0 { renderer.text("\n") }
      let words = Words(parts: line.parts)
      if let role = line.role {
        _StyledView._render(words.role(role), into: &renderer)
      } else {
        Words._render(words, into: &renderer)
      }
    }
  }

  static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }

  /// The words of a line.
  private struct Words: PrimitiveView {
    let parts: [LinePart]

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      for part in view.parts {
        let text = Text(verbatim: part.text)
        Text._render(part.isChanged ? text.underline() : text, into: &renderer)
      }
    }

    static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
  }
}
