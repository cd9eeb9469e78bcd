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
    values.words = words.inASCII
    return values
  }
}

extension Words {
  /// The words, with the default English words in ASCII; words that a program has set stay the
  /// same.
  fileprivate var inASCII: Words {
    var words = self
    let own = Words()
    if loading == own.loading { words.loading = "Loading..." }
    if retrying == own.retrying { words.retrying = "Trying again..." }
    if loadingMore == own.loadingMore { words.loadingMore = "Loading more..." }
    if nestedTooDeep == own.nestedTooDeep { words.nestedTooDeep = "... nested too deep" }
    return words
  }
}
