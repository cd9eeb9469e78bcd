extension EnvironmentValues {
  private enum TickKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum IsLoggedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The number of animation steps so far in a live region of a terminal; 0 outside of a live
  /// region.
  ///
  /// A live region is a part of the screen that a program draws again and again. An animated view
  /// in it, such as `Spinner`, chooses its picture by this number.
  public var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }

  /// Whether a live region writes to a log, where each changed line is written once and never drawn
  /// again.
  ///
  /// A view that changes with every animation step should change less often in a log. For example,
  /// `Spinner` writes its label once, and `ProgressBar` writes a line for each tenth of the work.
  public var isLogged: Bool {
    get { self[IsLoggedKey.self] }
    set { self[IsLoggedKey.self] = newValue }
  }
}
