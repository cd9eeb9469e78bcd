extension EnvironmentValues {
  private enum FreshStackKey: EnvironmentKey {
    static var defaultValue: @Sendable (_ work: () -> Void) -> Void { { work in work() } }
  }

  /// A function around the work that continues on a fresh stack, on another thread.
  ///
  /// It can bind task-local values for the work.
  package var aroundFreshStack: @Sendable (_ work: () -> Void) -> Void {
    get { self[FreshStackKey.self] }
    set { self[FreshStackKey.self] = newValue }
  }
}
