public import DiptychViews

/// A unified diff of two texts.
///
/// ```swift
/// Diff(from: "a\nb\nc\n", to: "a\nB\nc\n")
/// ```
///
/// ```text
///   @@ -1,3 +1,3 @@
///    a
///   -b
///   +B
///    c
/// ```
///
/// If some lines end in a carriage return and others do not, the carriage returns are shown as `␍`.
///
/// In every format, the diff is a ``CodeBlock`` in the language `diff`. A removed line begins with
/// `-`, and an added line begins with `+`. These lines have the colours of the theme. If the texts
/// are equal, nothing is drawn.
public struct Diff: View, Sendable {
  private let text: String

  /// Creates a view of a unified diff, such as the output of `git diff`.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a view of the difference between two texts.
  ///
  /// Lines that occur exactly once in each text are matched first, as `git diff --patience` does.
  /// The search is then repeated between each two matches. If a range contains no lines that occur
  /// exactly once in each text, the range is compared line by line. If such a range has more than
  /// 256 lines in both texts together, all of its lines count as changed.
  ///
  /// - Parameters:
  ///   - old: The text before the changes.
  ///   - new: The text after the changes.
  ///   - context: The number of unchanged lines that are shown before and after a change.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the total length of both texts.
  public init(from old: String, to new: String, context: Int = 3) {
    text = UnifiedDiff(from: old, to: new, context: max(context, 0)).text
  }

  public var body: some View {
    if !text.isEmpty { CodeBlock(text, language: "diff") }
  }
}
