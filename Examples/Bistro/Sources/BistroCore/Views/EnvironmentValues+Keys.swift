import Diptych

extension EnvironmentValues {
  private enum TabsHaveKeysKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether digit keys select the tabs.
  ///
  /// In this case, the tabs are not buttons, so that the focus does not stop at them.
  var tabsHaveKeys: Bool {
    get { self[TabsHaveKeysKey.self] }
    set { self[TabsHaveKeysKey.self] = newValue }
  }
}
