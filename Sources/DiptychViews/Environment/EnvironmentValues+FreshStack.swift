extension EnvironmentValues {
  private enum FreshStackKey: EnvironmentKey {
    static var defaultValue: @Sendable (_ work: () -> Void) -> Void { { work in work() } }
  }

  /// A function that calls `work` on another thread, where rendering continues on a fresh stack.
  package var aroundFreshStack: @Sendable (_ work: () -> Void) -> Void {
    get { self[FreshStackKey.self] }
    set { self[FreshStackKey.self] = newValue }
  }
}
