/// An algorithm that finds the lines that differ between two texts.
///
/// Lines that occur once in each text are anchors, if they are in the same order in both texts.
/// Other lines may be unique between two anchors, so the search continues there. If a range without
/// anchors is short, it is compared by the shortest edit script. Otherwise, the range is one
/// change.
package struct LineDifference {
  /// A range of lines of the old text, and the lines that replace it in the new one.
  private typealias Change = (old: Range<Int>, new: Range<Int>)

  /// The kind of a line, which is common, removed or added, as its sign in a unified diff.
  package enum Kind: String, Sendable {
    case common = " "
    case removed = "-"
    case added = "+"
  }

  /// A group of changes that are close to each other, with the common lines around it.
  package struct Hunk {
    package let old: Range<Int>
    package let new: Range<Int>
    /// The lines in their order.
    ///
    /// In each change, removed lines come before added lines.
    package let parts: [(kind: Kind, text: TextLines, lines: Range<Int>)]
  }

  /// The lines of both texts as numbers; equal lines have equal numbers.
  private let old: [Int]
  private let new: [Int]
  private var changes: [Change] = []

  /// The maximum number of lines of both texts that are compared by the shortest edit script.
  ///
  /// Its time grows with the square.
  private static let longestScript = 256

  /// The maximum number of times that the search continues between anchors.
  ///
  /// Each time takes O(*n*) in the length of the texts.
  private static let maxLevels = 24

  /// Returns the changes that lead from one text to another, in groups whose common lines do not
  /// touch.
  ///
  /// - Parameters:
  ///   - old: The text before the changes.
  ///   - new: The text after the changes.
  ///   - context: The number of common lines before and after a group.
  /// - Returns: The groups of changes, each with the common lines around it.
  package static func hunks(from old: TextLines, to new: TextLines, context: Int) -> [Hunk] {
    let changes = changes(from: old, to: new)
    var hunks: [Hunk] = []
    var first = 0
    for index in changes.indices {
      let next = index + 1
      let isLast =
        next == changes.count
        || changes[next].old.lowerBound - changes[index].old.upperBound > 2 * context
      guard isLast else { continue }
      let start = changes[first]
      let end = changes[index]
      let before = min(context, start.old.lowerBound)
      let after = min(context, old.lines.count - end.old.upperBound)
      var position = start.old.lowerBound - before
      var parts: [(Kind, TextLines, Range<Int>)] = []
      for change in changes[first...index] {
        parts.append((.common, old, position..<change.old.lowerBound))
        parts.append((.removed, old, change.old))
        parts.append((.added, new, change.new))
        position = change.old.upperBound
      }
      parts.append((.common, old, position..<position + after))
      hunks.append(
        Hunk(
          old: start.old.lowerBound - before..<position + after,
          new: start.new.lowerBound - before..<end.new.upperBound + after,
          parts: parts
        )
      )
      first = next
    }
    return hunks
  }

  private static func changes(from old: TextLines, to new: TextLines) -> [Change] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func numbered(_ text: TextLines) -> [Int] {
      text.lines.map { line in
        if let number = numbers[text.bytes[line]] { return number }
        numbers[text.bytes[line]] = numbers.count
        return numbers.count - 1
      }
    }
    var difference = LineDifference(old: numbered(old), new: numbered(new))
    difference.compare(0..<difference.old.count, 0..<difference.new.count, level: 0)
    return difference.changes
  }

  private mutating func compare(_ oldLines: Range<Int>, _ newLines: Range<Int>, level: Int) {
    var (oldStart, newStart) = (oldLines.lowerBound, newLines.lowerBound)
    var (oldEnd, newEnd) = (oldLines.upperBound, newLines.upperBound)
    while oldStart < oldEnd && newStart < newEnd && old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let (oldRest, newRest) = (oldStart..<oldEnd, newStart..<newEnd)
    if oldRest.isEmpty || newRest.isEmpty { return append(oldRest, newRest) }
    let anchors = level < Self.maxLevels ? anchors(oldRest, newRest) : []
    guard !anchors.isEmpty else { return compareWithoutAnchors(oldRest, newRest) }
    for anchor in anchors {
      compare(oldStart..<anchor.old, newStart..<anchor.new, level: level + 1)
      (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
    }
    compare(oldStart..<oldEnd, newStart..<newEnd, level: level + 1)
  }

  private mutating func append(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    if oldLines.isEmpty && newLines.isEmpty { return }
    if let last = changes.last, last.old.upperBound == oldLines.lowerBound,
      last.new.upperBound == newLines.lowerBound
    {
      changes[changes.count - 1] = (
        last.old.lowerBound..<oldLines.upperBound, last.new.lowerBound..<newLines.upperBound
      )
    } else {
      changes.append((oldLines, newLines))
    }
  }

  // MARK: Anchors

  private typealias Anchor = (old: Int, new: Int)

  /// Returns the longest sequence of lines that occur once in each range, in order.
  private func anchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) -> [Anchor] {
    var places: [Int: (old: Int?, new: Int?, isUnique: Bool)] = [:]
    for index in oldLines {
      let isNew = places[old[index]] == nil
      places[old[index]] = (index, nil, isNew)
    }
    for index in newLines {
      guard let place = places[new[index]] else { continue }
      places[new[index]]?.new = index
      if place.new != nil { places[new[index]]?.isUnique = false }
    }
    return longestIncreasing(
      oldLines.compactMap { index -> Anchor? in
        guard let place = places[old[index]], place.isUnique, let new = place.new else {
          return nil
        }
        return (index, new)
      }
    )
  }

  /// Returns the longest subsequence of anchors whose new lines are in order, by patience sorting.
  private func longestIncreasing(_ anchors: [Anchor]) -> [Anchor] {
    // The anchors that end the best subsequence of each length, and the anchor before each anchor.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, anchor) in anchors.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if anchors[ends[middle]].new < anchor.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var longest: [Anchor] = []
    var next = ends.last
    while let index = next {
      longest.append(anchors[index])
      next = previous[index]
    }
    return longest.reversed()
  }

  // MARK: Short ranges

  private mutating func compareWithoutAnchors(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    guard oldLines.count + newLines.count <= Self.longestScript else {
      return append(oldLines, newLines)
    }
    let script = new[newLines].difference(from: old[oldLines])
    let removals = Set(script.removals.map(\.offset))
    let insertions = Set(script.insertions.map(\.offset))
    var (oldOffset, newOffset) = (0, 0)
    while oldOffset < oldLines.count || newOffset < newLines.count {
      let (oldStart, newStart) = (oldOffset, newOffset)
      while removals.contains(oldOffset) { oldOffset += 1 }
      while insertions.contains(newOffset) { newOffset += 1 }
      append(
        oldLines.lowerBound + oldStart..<oldLines.lowerBound + oldOffset,
        newLines.lowerBound + newStart..<newLines.lowerBound + newOffset
      )
      if oldOffset < oldLines.count {
        oldOffset += 1
        newOffset += 1
      }
    }
  }
}

extension CollectionDifference.Change {
  /// The position of the change in its text.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
