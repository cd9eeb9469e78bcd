extension EnvironmentValues {
  private enum FreshStackKey: EnvironmentKey {
    static var defaultValue: @Sendable (_ work: () -> Void) -> Void { { work in work() } }
  }

  /// A function called around work that continues on a fresh stack, that is, on another thread.
  package var aroundFreshStack: @Sendable (_ work: () -> Void) -> Void {
    get { self[FreshStackKey.self] }
    set { self[FreshStackKey.self] = newValue }
  }
}
