package import DiptychCode

/// The differences between two texts, line by line.
///
/// Lines end at `\n` and are compared byte by byte. So two lines can look the same and still
/// differ, for example if `é` is one scalar in one line and two scalars in the other line.
package struct LineDiff: Hashable, Sendable {
  /// The kind of a line in a diff: common, removed or added.
  package typealias Kind = LineDifference.Kind

  /// A line of a diff, which is in one of the texts or in both.
  package struct Line: Hashable, Sendable {
    /// The kind of the line.
    package let kind: Kind

    /// The text of the line without its newline.
    ///
    /// U+FFFD replaces bytes that are not UTF-8.
    package let text: String

    /// Whether the line ends with a newline.
    ///
    /// Only the last line of a text can lack a newline.
    package let isTerminated: Bool
  }

  /// A group of changes that are close to each other, with up to three common lines before and
  /// after the group.
  package struct Hunk: Hashable, Sendable {
    /// The number of lines of the old text before the hunk.
    package let oldOffset: Int

    /// The number of lines of the new text before the hunk.
    package let newOffset: Int

    /// The lines of the hunk.
    ///
    /// In each change, removed lines come before added lines.
    package let lines: [Line]
  }

  /// The groups of changes, in the order of the lines.
  ///
  /// The array is empty if the texts are equal.
  package let hunks: [Hunk]

  /// Compares two texts in UTF-8, as `Diff` does.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the total length of both texts.
  package init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    hunks = LineDifference.hunks(from: TextLines(old), to: TextLines(new), context: 3).map { hunk in
      Hunk(
        oldOffset: hunk.old.lowerBound,
        newOffset: hunk.new.lowerBound,
        lines: hunk.parts.flatMap { part in
          part.text.lines[part.lines].map { offsets in
            let line = part.text.bytes[offsets]
            let isTerminated = line.last == UInt8(ascii: "\n")
            return Line(
              kind: part.kind,
              text: String(decoding: isTerminated ? line.dropLast() : line, as: UTF8.self),
              isTerminated: isTerminated
            )
          }
        }
      )
    }
  }

  // MARK: Texts

  /// Returns the complete diff in the unified format, with symbols for control characters and
  /// trailing blanks.
  ///
  /// - Complexity: O(*n*) in the length of the hunks.
  package func unified() -> String { lines(areExcerpts: false).joined(separator: "\n") }

  /// Returns the diff in the unified format, shortened to at most `maximumLineCount` lines.
  ///
  /// A long line is shortened to the part around its first difference.
  ///
  /// - Parameters:
  ///   - maximumLineCount: The maximum number of lines, at least one.
  ///   - old: The name of the old text.
  ///   - new: The name of the new text.
  ///   - rest: The text after the number of lines that are left out.
  /// - Returns: The shortened diff. If lines are left out, the last line contains their number.
  /// - Complexity: O(*n*) in the length of the hunks.
  package func summary(
    maximumLineCount: Int,
    from old: String = "reference",
    to new: String = "output",
    rest: String = ": see the attached diff"
  ) -> String {
    var lines = lines(areExcerpts: true, from: old, to: new)
    let excess = lines.count - maximumLineCount
    if excess > 0 {
      lines.removeLast(excess + 1)
      lines.append("... \(excess + 1) more lines\(rest)")
    }
    return lines.joined(separator: "\n")
  }

  private func lines(
    areExcerpts: Bool,
    from old: String = "reference",
    to new: String = "output"
  ) -> [String] {
    ["--- \(old)", "+++ \(new)"]
      + hunks.flatMap { [$0.header] + $0.body(areExcerpts: areExcerpts) }
  }
}

extension LineDiff.Hunk {
  /// The line above the hunk in the unified form, such as `@@ -1,3 +1,4 @@`.
  fileprivate var header: String {
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
      result.append(line.kind.rawValue + line.display(beside: other, isExcerpt: areExcerpts))
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
  fileprivate func display(beside other: Self?, isExcerpt: Bool) -> String {
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
