import DiptychSystem
package import DiptychViews

/// A button that runs an action of the nearest component.
///
/// If the action is not available, nothing is drawn.
struct ActionButton: View {
  let title: String
  let action: ComponentAction
  /// The name of the button's type.
  let name: String
  var isDisabled = false

  var body: some View {
    let _ = noteIfUseless()
    if action.isAvailable {
      if isDisabled {
        Button(title) {}.attributed(Disabled()).dim()
      } else {
        Button(title) { [action] in await action() }
      }
    }
  }

  /// Prints a message in a debug build if the component never offers the action.
  private func noteIfUseless() {
    #if DEBUG
    let values = EnvironmentValues.current
    guard values.componentActions.isComponent, !action.isOffered, !values.isFixedOutput else {
      return
    }
    let message = """
      a \(name) stands in a slot of a component that never has its action, so it is never drawn: give \
      the component the action, or remove the button
      """
    if let messages = values.uselessButtons {
      messages.append(message)
    } else if UselessButtons.reported.withLock({ $0.insert(name).inserted }) {
      writeToStandardError("Diptych: \(message)\n")
    }
    #endif
  }
}

/// The attribute of a button that can't be pressed.
private struct Disabled: Attributes {
  static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    sink.attribute("disabled", "", as: .boolean)
  }
}

/// The messages about buttons whose action is never offered, collected while a view is drawn.
package final class UselessButtons: Sendable {
  /// The names of the buttons that a message was already written about.
  fileprivate static let reported = WatchedMutex<Set<String>>([])

  private let texts = WatchedMutex<[String]>([])

  package init() {}

  /// The messages, in the order the buttons were drawn.
  package var messages: [String] { texts.withLock { $0 } }

  fileprivate func append(_ message: String) { texts.withLock { $0.append(message) } }
}

extension EnvironmentValues {
  private enum UselessButtonsKey: EnvironmentKey {
    static var defaultValue: UselessButtons? { nil }
  }

  /// The collector of the messages; if it is nil, they are written to the standard error.
  package var uselessButtons: UselessButtons? {
    get { self[UselessButtonsKey.self] }
    set { self[UselessButtonsKey.self] = newValue }
  }
}
