extension EnvironmentValues {
  private enum TickKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum IsLoggedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The number of ticks since the live region began; 0 outside of a live region.
  ///
  /// An animated view such as `Spinner` derives its picture from the tick.
  public var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }

  /// Whether the live region writes to a log, which gets each changed line once.
  ///
  /// A view that changes with every tick should change less often there: `Spinner` writes its label
  /// once, `ProgressBar` a line for each tenth.
  public var isLogged: Bool {
    get { self[IsLoggedKey.self] }
    set { self[IsLoggedKey.self] = newValue }
  }
}
