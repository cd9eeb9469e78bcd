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
  /// A live region is a part of the screen that a program draws again and again. An animated view,
  /// such as `Spinner`, uses this number to choose its picture.
  public var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }

  /// Whether a live region writes to a log, where it can't update lines that it has already
  /// written.
  ///
  /// An animated view should change less often in a log, because each change adds a line. For
  /// example, `Spinner` writes its label once, and `ProgressBar` writes a line after each tenth of
  /// the work.
  public var isLogged: Bool {
    get { self[IsLoggedKey.self] }
    set { self[IsLoggedKey.self] = newValue }
  }
}
