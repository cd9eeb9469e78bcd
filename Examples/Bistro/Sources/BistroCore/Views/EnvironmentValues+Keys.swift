import Diptych

extension EnvironmentValues {
  private enum TabsHaveKeysKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether digits show the tabs, so that the focus need not pass over buttons of theirs.
  var tabsHaveKeys: Bool {
    get { self[TabsHaveKeysKey.self] }
    set { self[TabsHaveKeysKey.self] = newValue }
  }
}
