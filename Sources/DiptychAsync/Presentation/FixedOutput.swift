package import DiptychViews

extension EnvironmentValues {
  private enum FixedOutputKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the loads of the output have ended for good, as on a page that is written to a file.
  ///
  /// Then ``retry`` and ``refresh`` are not available, because their buttons would do nothing.
  package var isFixedOutput: Bool {
    get { self[FixedOutputKey.self] }
    set { self[FixedOutputKey.self] = newValue }
  }
}
