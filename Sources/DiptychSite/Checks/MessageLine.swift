import DiptychViews

extension String {
  /// The text of a message as one line, with visible characters in the place of control characters.
  ///
  /// A message holds names and reasons from outside, which could send commands to a terminal or
  /// look like a message of their own.
  package var onOneLine: String {
    VisibleControl.shown(in: self).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
