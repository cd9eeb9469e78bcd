/// The differences between two texts, line by line.
///
/// Lines end at `\n` and are compared byte by byte. So two lines can look the same and still
/// differ, for example if `é` is one scalar in one line and two scalars in the other line.
public struct LineDiff: Hashable, Sendable {
  /// The kind of a line in a diff: common, removed or added.
  public enum Kind: Hashable, Sendable {
    /// The line is in both texts.
    case common

    /// The line is only in the old text.
    case removed

    /// The line is only in the new text.
    case added
  }

  /// A line of a diff, which is in one of the texts or in both.
  public struct Line: Hashable, Sendable {
    /// The kind of the line.
    public let kind: Kind

    /// The text of the line without its newline.
    ///
    /// U+FFFD replaces bytes that are not UTF-8.
    public let text: String

    /// Whether the line ends with a newline.
    ///
    /// Only the last line of a text can lack a newline.
    public let isTerminated: Bool
  }

  /// A group of changes that are close to each other, with up to three common lines before and
  /// after the group.
  public struct Hunk: Hashable, Sendable {
    /// The number of lines of the old text before the hunk.
    public let oldOffset: Int

    /// The number of lines of the new text before the hunk.
    public let newOffset: Int

    /// The lines of the hunk.
    ///
    /// In each change, removed lines come before added lines.
    public let lines: [Line]
  }

  /// The numbers of lines in the old and the new text from the first change to the last change.
  public struct Extent: Hashable, Sendable {
    /// The number of lines in the old text from the first change to the last change.
    public let old: Int

    /// The number of lines in the new text from the first change to the last change.
    public let new: Int
  }

  /// The groups of changes, in the order of the lines.
  ///
  /// The array is empty if the texts are equal.
  public let hunks: [Hunk]

  /// The numbers of lines that were not compared because there are too many, or nil if all lines
  /// were compared.
  ///
  /// If it is not nil, ``hunks`` contains only the first line that differs.
  public let uncompared: Extent?

  /// Compares two texts in UTF-8.
  ///
  /// - Complexity: O(*n* + *d*²) for texts of *n* bytes, with *d* lines from the first change to
  ///   the last. If *d* is more than 4,000, only the first line that differs is found.
  public init(from old: some Sequence<UInt8>, to new: some Sequence<UInt8>) {
    let comparison = LineComparison(from: old, to: new)
    hunks = comparison.hunks()
    uncompared = comparison.isBounded ? nil : comparison.extent
  }
}
