/// The differences of two texts, line by line and byte for byte.
///
/// Lines end at `\n`. Canonically equivalent texts differ if their bytes differ.
public struct LineDiff: Hashable, Sendable {
  /// The kind of a line in a diff.
  public enum Kind: Hashable, Sendable {
    /// The line is in both texts.
    case common

    /// The line is in the old text only.
    case removed

    /// The line is in the new text only.
    case added
  }

  /// A line of one text or of both.
  public struct Line: Hashable, Sendable {
    /// The kind of the line.
    public let kind: Kind

    /// The line without its newline; bytes that are not UTF-8 are replaced by U+FFFD.
    public let text: String

    /// Whether the line ends with a newline; only the last line of a text may not.
    public let isTerminated: Bool
  }

  /// A group of changes near each other, with up to three common lines before and after.
  public struct Hunk: Hashable, Sendable {
    /// The number of old lines before the hunk.
    public let oldOffset: Int

    /// The number of new lines before the hunk.
    public let newOffset: Int

    /// The lines; at each place of a change, removed lines come before added ones.
    public let lines: [Line]
  }

  /// The number of lines from the first change to the last.
  public struct Extent: Hashable, Sendable {
    /// The number of old lines.
    public let old: Int

    /// The number of new lines.
    public let new: Int
  }

  /// The hunks; empty if the texts are equal.
  public let hunks: [Hunk]

  /// The extent of the changes if they were too long to compare, or nil; ``hunks`` then contains
  /// the first change alone.
  public let uncompared: Extent?

  /// Creates the differences of two texts in UTF-8.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* bytes and *d* lines from the first change to the last.
  ///   More than 4,000 such lines are not compared.
  public init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    let comparison = LineComparison(from: old, to: new)
    hunks = comparison.hunks()
    uncompared = comparison.isBounded ? nil : comparison.extent
  }
}
