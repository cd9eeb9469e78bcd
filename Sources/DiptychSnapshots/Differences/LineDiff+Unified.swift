extension LineDiff {
  /// Returns the complete diff in the unified format, with symbols for control characters and
  /// trailing blanks.
  ///
  /// - Complexity: O(*n*) in the length of the hunks.
  public func unified() -> String {
    lines(areExcerpts: false).joined(separator: "\n")
  }

  /// Returns the diff in the unified format, shortened to at most `maximumLineCount` lines.
  ///
  /// A long line is shortened to the part around its first difference.
  ///
  /// - Parameter maximumLineCount: The maximum number of lines, at least one.
  /// - Returns: The shortened diff. If lines are left out, the last line contains their number.
  /// - Complexity: O(*n*) in the length of the hunks.
  public func summary(maximumLineCount: Int) -> String {
    summary(maximumLineCount: maximumLineCount, from: "reference", to: "output")
  }

  /// Returns the shortened diff, with names of the two texts other than `reference` and `output`.
  func summary(maximumLineCount: Int, from old: String, to new: String) -> String {
    var lines = lines(areExcerpts: true, from: old, to: new)
    let excess = lines.count - maximumLineCount
    if excess > 0 {
      lines.removeLast(excess + 1)
      lines.append("... \(excess + 1) more lines: see the attached diff")
    }
    return lines.joined(separator: "\n")
  }

  private func lines(
    areExcerpts: Bool,
    from old: String = "reference",
    to new: String = "output"
  ) -> [String] {
    var lines = ["--- \(old)", "+++ \(new)"]
    for hunk in hunks {
      lines.append(hunk.header)
      lines += hunk.body(areExcerpts: areExcerpts)
    }
    if let uncompared {
      lines.append(
        """
        ... this is the first of many changes: \(uncompared.old) lines of the \(old) and \
        \(uncompared.new) of the \(new) were not compared one by one
        """
      )
    }
    return lines
  }
}

extension LineDiff.Hunk {
  /// The line above the hunk in the unified form, such as `@@ -1,3 +1,4 @@`.
  package var header: String {
    let old = lines.count { $0.kind != .added }
    let new = lines.count { $0.kind != .removed }
    // A side without lines gets the number of the line before the hunk, as in other tools.
    return
      "@@ -\(oldOffset + (old == 0 ? 0 : 1)),\(old) +\(newOffset + (new == 0 ? 0 : 1)),\(new) @@"
  }

  fileprivate func body(areExcerpts: Bool) -> [String] {
    var result: [String] = []
    // An excerpt is for readers and not a patch, so it mentions a missing newline only if one side
    // has the newline.
    let ends = Set(lines.filter { !$0.isTerminated }.map(\.kind))
    let notesEnds = !areExcerpts || ends == [.removed] || ends == [.added]
    func append(_ line: LineDiff.Line, beside other: LineDiff.Line?) {
      result.append(line.kind.mark + line.display(beside: other, isExcerpt: areExcerpts))
      if notesEnds && !line.isTerminated { result.append("\\ No newline at end of file") }
    }
    var rest = lines[...]
    while let line = rest.first {
      guard line.kind != .common else {
        append(line, beside: nil)
        rest.removeFirst()
        continue
      }
      let removed = Array(rest.prefix { $0.kind == .removed })
      let added = Array(rest.dropFirst(removed.count).prefix { $0.kind == .added })
      for (index, line) in removed.enumerated() {
        append(line, beside: index < added.count ? added[index] : nil)
      }
      for (index, line) in added.enumerated() {
        append(line, beside: index < removed.count ? removed[index] : nil)
      }
      rest.removeFirst(removed.count + added.count)
    }
    return result
  }
}

extension LineDiff.Kind {
  fileprivate var mark: String {
    switch self {
    case .common: " "
    case .removed: "-"
    case .added: "+"
    }
  }
}

extension LineDiff.Line {
  /// Returns the line in a form that looks different from its counterpart in the other text.
  ///
  /// Canonically equivalent lines look the same, so all of their characters except ASCII are
  /// escaped.
  ///
  /// - Parameters:
  ///   - other: The counterpart of this line in the other text, or nil.
  ///   - isExcerpt: Whether only the part around the first difference is returned.
  /// - Returns: The line, with visible control characters and trailing blanks.
  package func display(beside other: Self?, isExcerpt: Bool) -> String {
    let looksSame = other.map { $0.text == text && !$0.text.utf8.elementsEqual(text.utf8) } ?? false
    let line = VisibleText.display(line: text, asciiOnly: looksSame)
    guard isExcerpt else { return line }
    return excerpt(
      line,
      beside: other.map { VisibleText.display(line: $0.text, asciiOnly: looksSame) } ?? ""
    )
  }
}

/// Returns the part of a long line around its first difference from another line.
///
/// So a message can show the change even if an HTML page is a single line.
private func excerpt(_ line: String, beside other: String) -> String {
  let length = 160
  let lead = 40
  let scalars = line.unicodeScalars
  let excess = scalars.count - length
  guard excess > 0 else { return line }
  let common = zip(scalars, other.unicodeScalars).prefix { $0 == $1 }.count
  let start = min(max(0, common - lead), excess)
  let part = String.UnicodeScalarView(scalars.dropFirst(start).prefix(length))
  return (start > 0 ? "…" : "") + String(part) + (start < excess ? "…" : "")
}
