extension EnvironmentValues {
  private enum FreshStackKey: EnvironmentKey {
    static var defaultValue: @Sendable (_ work: () -> Void) -> Void { { work in work() } }
  }

  /// What runs the work that goes on on a fresh stack, which is another thread.
  package var aroundFreshStack: @Sendable (_ work: () -> Void) -> Void {
    get { self[FreshStackKey.self] }
    set { self[FreshStackKey.self] = newValue }
  }
}
