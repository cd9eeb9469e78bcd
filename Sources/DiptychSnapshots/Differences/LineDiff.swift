/// How two texts differ, line by line and byte for byte.
///
/// Lines end at `\n`. Texts that Unicode calls equivalent differ if their bytes do.
public struct LineDiff: Hashable, Sendable {
  /// What became of a line.
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
    /// What became of the line.
    public let kind: Kind

    /// The line without its newline; bytes that are not UTF-8 are replaced.
    public let text: String

    /// Whether a newline ends the line, as it does all lines but some last one.
    public let isTerminated: Bool
  }

  /// Changes near each other, with up to three common lines before and after.
  public struct Hunk: Hashable, Sendable {
    /// The number of old lines before the hunk.
    public let oldOffset: Int

    /// The number of new lines before the hunk.
    public let newOffset: Int

    /// The lines; of those that change in one place, removed ones come before added ones.
    public let lines: [Line]
  }

  /// How many lines there are from the first change to the last.
  public struct Extent: Hashable, Sendable {
    /// The number of old lines.
    public let old: Int

    /// The number of new lines.
    public let new: Int
  }

  /// The changes, none if the texts are equal.
  public let hunks: [Hunk]

  /// What was too long to compare; ``hunks`` then shows the first change alone.
  public let uncompared: Extent?

  /// Compares two texts in UTF-8.
  ///
  /// - Complexity: O(*n* + *d*²) for *n* bytes and *d* lines from the first change to the last. More
  ///   than 4,000 such lines are not compared.
  public init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    let comparison = LineComparison(from: old, to: new)
    hunks = comparison.hunks()
    uncompared = comparison.isBounded ? nil : comparison.extent
  }
}
