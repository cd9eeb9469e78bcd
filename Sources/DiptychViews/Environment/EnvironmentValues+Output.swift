extension EnvironmentValues {
  private enum IsASCIIKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the lines, symbols and words that the built-in components draw are limited to ASCII.
  ///
  /// A text format with the option `.ascii` sets this value. A view that draws symbols of its own
  /// can read it:
  ///
  /// ```swift
  /// struct Passed: View {
  ///   @Environment(\.isASCII) var isASCII
  ///   var body: some View { Text(verbatim: isASCII ? "ok" : "✓") }
  /// }
  /// ```
  public var isASCII: Bool {
    get { self[IsASCIIKey.self] }
    set { self[IsASCIIKey.self] = newValue }
  }

  /// The values with ASCII output turned on.
  package var inASCII: EnvironmentValues {
    var values = self
    values.isASCII = true
    values.labels = labels.inASCII
    return values
  }
}

extension Labels {
  /// The words, with the default English words in ASCII; words that a program has set stay the
  /// same.
  fileprivate var inASCII: Labels {
    var words = self
    let own = Labels()
    if loading == own.loading { words.loading = "Loading..." }
    if retrying == own.retrying { words.retrying = "Trying again..." }
    if loadingMore == own.loadingMore { words.loadingMore = "Loading more..." }
    if nestedTooDeep == own.nestedTooDeep { words.nestedTooDeep = "... nested too deep" }
    return words
  }
}

extension EnvironmentValues {
  private enum TickKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum IsLoggedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The number of animation steps so far in a live region of a terminal, or 0 outside of a live
  /// region.
  ///
  /// A live region is a part of the screen that a program keeps updating. An animated view, such as
  /// `Spinner`, draws a different picture for each step.
  public var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }

  /// Whether a live region writes to a stream that can't be redrawn, such as a log file or a pipe.
  ///
  /// In such a stream, each change adds a line, because the lines before it can't be updated. An
  /// animated view should therefore change less often. For example, `Spinner` writes its label
  /// once, and `ProgressBar` writes a line after each tenth of the work.
  public var isLogged: Bool {
    get { self[IsLoggedKey.self] }
    set { self[IsLoggedKey.self] = newValue }
  }
}
