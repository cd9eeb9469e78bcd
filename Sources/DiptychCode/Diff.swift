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
/// In a terminal, spaces at the end of a removed or added line are shown as `·`.
///
/// If lines end in a carriage return in one of the texts or in parts of them, it is shown as `␍`.
///
/// It is a ``CodeBlock`` in the language `diff` in every format: a removed line begins with `-` and
/// an added one with `+`, and both have the colours of the theme. Equal texts draw nothing.
public struct Diff: View, Sendable {
  private let text: String

  /// Creates a view of a unified diff, such as the output of `git diff`.
  public init(_ text: String) {
    self.text = text
  }

  /// Creates a view of the difference of two texts.
  ///
  /// Lines that stand once in both texts are kept, as `git diff --patience` keeps them. The other
  /// lines between two of these are compared if they are few; else all of them count as changed.
  ///
  /// - Parameters:
  ///   - old: The text before the changes.
  ///   - new: The text after them.
  ///   - context: The number of unchanged lines before and after a change.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of both texts.
  public init(from old: String, to new: String, context: Int = 3) {
    text = UnifiedDiff(from: old, to: new, context: max(context, 0)).text
  }

  public var body: some View {
    if !text.isEmpty { CodeBlock(text, language: "diff") }
  }
}
