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
  private static let lastID = Atomic<Int>(0)

  /// Returns an identity that no button has.
  static func newID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The identity of the button.
  ///
  /// It stays the same as long as every rendering contains the button at the same place in the
  /// view.
  ///
  /// While its action runs, the button keeps its identity even if the view does not contain it. For
  /// example, the button below a list is hidden while the next page loads.
  public let id: Int
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

/// The error of a press of a button that the last frame does not have.
struct NoSuchButton: Error, CustomStringConvertible {
  let label: String
  /// The labels of the frame's buttons, in order.
  let available: [String]

  var description: String {
    let same = available.count { $0 == label }
    let found =
      same == 0
      ? "no button \"\(label)\""
      : "only \(same) \(same == 1 ? "button" : "buttons") \"\(label)\""
    let buttons =
      available.isEmpty
      ? "it has no buttons"
      : "its buttons are " + available.map { "\"\($0)\"" }.joined(separator: ", ")
    return "the last frame has \(found); \(buttons)"
  }
}
