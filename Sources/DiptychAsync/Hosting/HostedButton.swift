public import DiptychViews
import Synchronization

/// A button in a frame of a host.
///
/// ```swift
/// let host = ViewHost { Button("Retry") { await store.load() } }
/// print(host.rendered(as: .text()))  // [Retry]
/// if let button = host.buttons.first { await host.activate(button) }
/// ```
public struct HostedButton: Identifiable, Sendable {
  /// The identity of a button, which it keeps as long as each frame shows it at the same place.
  ///
  /// While its action runs, it keeps it without being shown: the button below a list is not there
  /// while the next page loads.
  public struct ID: Hashable, Sendable {
    private static let last = Atomic<Int>(0)

    private let number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue

    init() {}
  }

  /// The identity of the button.
  public let id: ID
  /// The text of the button's label.
  public let label: String
  let action: @Sendable () async -> Void
}

extension EnvironmentValues {
  private enum FocusedButtonKey: EnvironmentKey {
    static var defaultValue: HostedButton.ID? { nil }
  }

  /// The button that has the focus of the keyboard in the frames of a host.
  ///
  /// Text shows it in inverse, between other signs: `▸Retry◂` instead of `[Retry]`.
  public var focusedButton: HostedButton.ID? {
    get { self[FocusedButtonKey.self] }
    set { self[FocusedButtonKey.self] = newValue }
  }
}
