import DiptychSnapshots

/// The lines of a reference and of an output, each beside its counterpart.
struct SideBySide: Equatable {
  /// A line of one text or of both.
  struct Row: Equatable {
    /// The line of the reference, in parts, or nil.
    let old: [LinePart]?
    /// The line of the output, in parts, or nil.
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

  /// Returns the rows of the lines of a hunk.
  static func rows(of lines: [LineDiff.Line]) -> [Row] {
    var rows: [Row] = []
    var rest = lines[...]
    while let line = rest.first {
      if line.kind == .common {
        let part = [LinePart(line.display(beside: nil), isChanged: false)]
        rows.append(Row(old: part, new: part, isCommon: true))
        rest.removeFirst()
        continue
      }
      let removed = Array(rest.prefix { $0.kind == .removed })
      rest = rest.dropFirst(removed.count)
      let added = Array(rest.prefix { $0.kind == .added })
      rest = rest.dropFirst(added.count)
      for index in 0..<max(removed.count, added.count) {
        rows.append(
          row(
            index < removed.count ? removed[index] : nil,
            index < added.count ? added[index] : nil
          )
        )
      }
    }
    return rows
  }

  private static func row(_ old: LineDiff.Line?, _ new: LineDiff.Line?) -> Row {
    guard let old, let new else {
      return Row(
        old: old.map { [LinePart($0.display(beside: nil), isChanged: false)] },
        new: new.map { [LinePart($0.display(beside: nil), isChanged: false)] },
        isCommon: false
      )
    }
    let parts = LinePart.parts(from: old.display(beside: new), to: new.display(beside: old))
    return Row(old: parts.old, new: parts.new, isCommon: false)
  }
}

extension LineDiff.Line {
  /// The maximum length in bytes of a line that is not cut.
  ///
  /// Some lines are very long, because an HTML page may be a single line.
  private static let longest = 2000

  /// Returns the line with visible control characters, and a symbol for a missing newline.
  ///
  /// A long line is cut to the part around its first difference.
  fileprivate func display(beside other: Self?) -> String {
    let isLong = max(text.utf8.count, other?.text.utf8.count ?? 0) > Self.longest
    return display(beside: other, isExcerpt: isLong) + (isTerminated ? "" : " ⏎ missing")
  }
}
