public import DiptychViews
import Synchronization

/// A button that a ``ViewHost`` has rendered.
///
/// ```swift
/// let host = ViewHost { Button("Retry") { await store.load() } }
/// print(host.rendered(as: .text()))  // [Retry]
/// if let button = host.buttons.first { await host.activate(button) }
/// ```
public struct HostedButton: Identifiable, Sendable {
  /// The identity of a button.
  ///
  /// It stays the same as long as every rendering contains the button at the same place in the
  /// view.
  ///
  /// While its action runs, the button keeps its identity even if the view does not contain it. For
  /// example, the button below a list is hidden while the next page loads.
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

  /// The identity of the button that has the keyboard focus, or nil.
  ///
  /// Text output shows this button in reverse video, and with other symbols around it: `▸Retry◂`
  /// instead of `[Retry]`.
  public var focusedButton: HostedButton.ID? {
    get { self[FocusedButtonKey.self] }
    set { self[FocusedButtonKey.self] = newValue }
  }
}
