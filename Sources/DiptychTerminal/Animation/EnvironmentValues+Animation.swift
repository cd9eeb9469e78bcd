public import DiptychViews

extension EnvironmentValues {
  private enum TickKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum IsLoggedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The ticks since a live region began, or 0 outside of one: what a view that moves is drawn by.
  public var tick: Int {
    get { self[TickKey.self] }
    set { self[TickKey.self] = newValue }
  }

  /// Whether a live region writes to a log, where each line that changes is added.
  ///
  /// A view that changes all the time says there less often how things are.
  public var isLogged: Bool {
    get { self[IsLoggedKey.self] }
    set { self[IsLoggedKey.self] = newValue }
  }
}
