import Diptych

extension EnvironmentValues {
  private enum IsPageKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is part of a page of the site.
  ///
  /// Pages have links instead of buttons.
  var isPage: Bool {
    get { self[IsPageKey.self] }
    set { self[IsPageKey.self] = newValue }
  }
}
