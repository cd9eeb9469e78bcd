import DiptychSnapshots

/// The lines of a reference and of an output, each beside the line in its place.
struct SideBySide: Equatable {
  /// A line of one text or of both.
  struct Row: Equatable {
    /// The line of the reference, in parts; nil if there is none.
    let old: [LinePart]?
    /// The line of the output, in parts; nil if there is none.
    let new: [LinePart]?
    /// Whether the line is in both texts.
    let isCommon: Bool
  }

  /// A group of changes near each other.
  struct Part: Equatable {
    /// The number of the first line in the reference, counted from 1.
    let line: Int
    let rows: [Row]
  }

  let parts: [Part]

  /// Places the lines of a difference.
  init(_ diff: LineDiff) {
    parts = diff.hunks.map { hunk in
      Part(line: hunk.oldOffset + 1, rows: Self.rows(of: hunk.lines))
    }
  }

  private static func rows(of lines: [LineDiff.Line]) -> [Row] {
    var rows: [Row] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.kind == .common {
        let part = [LinePart(line.display, isChanged: false)]
        rows.append(Row(old: part, new: part, isCommon: true))
        rest.removeFirst()
        continue
      }
      let removed = rest.prefix { $0.kind == .removed }
      rest = rest.dropFirst(removed.count)
      let added = rest.prefix { $0.kind == .added }
      rest = rest.dropFirst(added.count)
      for index in 0..<max(removed.count, added.count) {
        let old = removed.dropFirst(index).first?.display
        let new = added.dropFirst(index).first?.display
        rows.append(row(old, new))
      }
    }
    return rows
  }

  private static func row(_ old: String?, _ new: String?) -> Row {
    guard let old, let new else {
      return Row(
        old: old.map { [LinePart($0, isChanged: false)] },
        new: new.map { [LinePart($0, isChanged: false)] },
        isCommon: false
      )
    }
    let parts = LinePart.parts(from: old, to: new)
    return Row(old: parts.old, new: parts.new, isCommon: false)
  }
}

extension LineDiff.Line {
  /// The line with visible control characters, and a sign for a newline that is missing.
  fileprivate var display: String {
    VisibleText.display(line: text) + (isTerminated ? "" : " ⏎ missing")
  }
}
