extension EnvironmentValues {
  private enum FreshStackKey: EnvironmentKey {
    static var defaultValue: @Sendable (_ work: () -> Void) -> Void { { work in work() } }
  }

  /// A function that wraps the rendering on a fresh stack, which runs on another thread.
  package var aroundFreshStack: @Sendable (_ work: () -> Void) -> Void {
    get { self[FreshStackKey.self] }
    set { self[FreshStackKey.self] = newValue }
  }
}
