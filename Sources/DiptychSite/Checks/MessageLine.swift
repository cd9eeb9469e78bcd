import DiptychViews

extension String {
  /// The text of a message as one line, with visible characters in place of control characters.
  ///
  /// A message contains names and reasons from outside. Their control characters could send
  /// commands to a terminal, and their line breaks could imitate another message.
  package var onOneLine: String {
    _VisibleControl.shown(in: self).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
