public import DiptychViews

extension Terminal {
  /// Prints a message.
  ///
  /// If ``annotations`` is set, the message is printed for that service. Messages of the kinds `step`
  /// and `done` are always printed as lines of text.
  public func report<Title: View, Content: View>(_ message: Message<Title, Content>) {
    guard let line = annotations?.annotation(of: message) else { return print(message) }
    try? write(line + "\n")
  }

  /// Prints an error.
  ///
  /// ```swift
  /// Terminal.standardError.error("no such file: a.txt")
  /// ```
  ///
  /// ```text
  /// error: no such file: a.txt
  /// ```
  public func error(_ title: String, code: String? = nil, at place: SourcePlace? = nil) {
    report(Message(.error, title, code: code, at: place))
  }

  /// Prints a warning.
  ///
  /// ```text
  /// warning: the cache is 40 days old
  /// ```
  public func warning(_ title: String, code: String? = nil, at place: SourcePlace? = nil) {
    report(Message(.warning, title, code: code, at: place))
  }

  /// Prints a hint after an error or a warning.
  ///
  /// ```text
  /// hint: run “tool update”
  /// ```
  public func hint(_ title: String, at place: SourcePlace? = nil) {
    report(Message(.hint, title, at: place))
  }

  /// Prints a note.
  ///
  /// ```text
  /// note: 3 files are the same as before
  /// ```
  public func note(_ title: String, at place: SourcePlace? = nil) {
    report(Message(.note, title, at: place))
  }

  /// Prints a message about work that has succeeded.
  ///
  /// The title follows the symbol `✓`. If the output is limited to ASCII, the symbol is `+`.
  ///
  /// ```text
  /// ✓ Wrote page.html
  /// ```
  public func done(_ title: String) { report(Message(.done, title)) }

  /// Prints a message about a step that begins.
  ///
  /// The title follows the symbol `›`. If the output is limited to ASCII, the symbol is `>`.
  ///
  /// ```text
  /// › Resolving packages
  /// ```
  public func step(_ title: String) { report(Message(.step, title)) }
}
