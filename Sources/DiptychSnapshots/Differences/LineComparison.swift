/// The comparison that computes the hunks of a ``LineDiff``.
struct LineComparison {
  private typealias Kind = LineDiff.Kind

  /// The lines with their newlines, as bytes, because strings would be compared by canonical
  /// equivalence.
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// The number of common lines at the beginning of both texts.
  private let prefix: Int
  private let suffix: Int

  init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    self.old = old
    self.new = new
    self.prefix = prefix
    suffix = zip(old.suffix(rest).reversed(), new.suffix(rest).reversed()).prefix { $0 == $1 }.count
  }

  /// The number of lines from the first change to the last.
  var extent: LineDiff.Extent {
    LineDiff.Extent(old: old.count - prefix - suffix, new: new.count - prefix - suffix)
  }

  /// Whether the lines are few enough to be compared one by one.
  ///
  /// If one of the texts has no lines there, a comparison is not needed.
  var isBounded: Bool { min(extent.old, extent.new) == 0 || max(extent.old, extent.new) <= 4000 }

  func hunks() -> [LineDiff.Hunk] {
    let context = 3
    let start = max(0, prefix - context)
    let kinds =
      Array(repeating: Kind.common, count: prefix - start)
      + (isBounded ? changes() : [.removed, .added])
      + Array(repeating: .common, count: isBounded ? min(context, suffix) : 0)

    var ranges: [Range<Int>] = []
    for index in kinds.indices where kinds[index] != .common {
      let range = max(0, index - context)..<min(kinds.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }

    var oldOffset = start
    var newOffset = start
    var index = 0
    func next() -> LineDiff.Line {
      let kind = kinds[index]
      let bytes = kind == .added ? new[newOffset] : old[oldOffset]
      index += 1
      oldOffset += kind == .added ? 0 : 1
      newOffset += kind == .removed ? 0 : 1
      let text = bytes.last == newline ? bytes.dropLast() : bytes
      return LineDiff.Line(
        kind: kind,
        text: String(decoding: text, as: UTF8.self),
        isTerminated: text.count < bytes.count
      )
    }
    return ranges.map { range in
      oldOffset += range.lowerBound - index  // the lines between two hunks are common
      newOffset += range.lowerBound - index
      index = range.lowerBound
      return LineDiff.Hunk(
        oldOffset: oldOffset,
        newOffset: newOffset,
        lines: range.map { _ in next() }
      )
    }
  }

  /// Returns the kind of each line from the first change to the last.
  private func changes() -> [Kind] {
    let old = old[prefix..<self.old.count - suffix]
    let new = new[prefix..<self.new.count - suffix]
    guard !old.isEmpty, !new.isEmpty else {
      return old.map { _ in .removed } + new.map { _ in .added }
    }

    // Equal lines get equal numbers, which are much faster to compare.
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let number = numbers[line, default: numbers.count]
      numbers[line] = number
      return number
    }
    var isRemoved = Array(repeating: false, count: old.count)
    var isAdded = Array(repeating: false, count: new.count)
    for change in new.map(number).difference(from: old.map(number)) {
      switch change {
      case .remove(let offset, _, _): isRemoved[offset] = true
      case .insert(let offset, _, _): isAdded[offset] = true
      }
    }

    var kinds: [Kind] = []
    var oldOffset = 0
    var newOffset = 0
    while oldOffset < old.count || newOffset < new.count {
      if oldOffset < old.count, isRemoved[oldOffset] {
        kinds.append(.removed)
        oldOffset += 1
      } else if newOffset < new.count, isAdded[newOffset] {
        kinds.append(.added)
        newOffset += 1
      } else {
        kinds.append(.common)
        oldOffset += 1
        newOffset += 1
      }
    }
    return kinds
  }

  private static func lines(_ text: some Sequence<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(text)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: newline).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

private let newline = UInt8(ascii: "\n")
