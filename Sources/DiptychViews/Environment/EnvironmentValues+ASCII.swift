extension EnvironmentValues {
  private enum IsASCIIKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether what the kit draws, and what it says itself, is ASCII: no lines, dots and ellipses of
  /// Unicode.
  ///
  /// A text format sets it that was asked for that. A view that draws signs of its own can ask:
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

  /// The same values for a stream that takes ASCII only.
  package var inASCII: EnvironmentValues {
    var values = self
    values.isASCII = true
    values.words = words.inASCII
    return values
  }
}

extension Words {
  /// The words with the kit's own in ASCII; those of a program stay as they are.
  fileprivate var inASCII: Words {
    var words = self
    let own = Words()
    if loading == own.loading { words.loading = "Loading..." }
    if loadingMore == own.loadingMore { words.loadingMore = "Loading more..." }
    return words
  }
}
