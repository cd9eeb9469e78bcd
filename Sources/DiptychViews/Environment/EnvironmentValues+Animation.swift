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
