import DiptychAsync
import DiptychText
import DiptychViews
import Synchronization

/// The part of a screen that keys and frames change.
final class ScreenState: Sendable {
  let focus = Mutex(Focus<HostedButton.ID>())
  let pressed: AsyncStream<HostedButton>.Continuation
  private let buttons: @Sendable () -> [HostedButton]
  private let render: @Sendable (TextFormat) -> String

  init<Content: View & SendableMetatype>(
    of host: ViewHost<Content>,
    pressed: AsyncStream<HostedButton>.Continuation
  ) {
    self.pressed = pressed
    buttons = { host.buttons }
    render = { format in host.rendered(as: format) }
  }

  var focusedButton: HostedButton? {
    let id = focus.withLock(\.element)
    return id.flatMap { id in buttons().first { $0.id == id } }
  }

  /// Renders a frame in which the button with the focus is one of those in the frame.
  func frame(as format: TextFormat) -> String {
    let focused = focus.withLock(\.element)
    let frame = rendered(as: format, focused)
    let ids = buttons().map(\.id)
    let found = focus.withLock { focus in
      focus.update(ids)
      return focus.element
    }
    return found == focused ? frame : rendered(as: format, found)
  }

  private func rendered(as format: TextFormat, _ focused: HostedButton.ID?) -> String {
    var values = EnvironmentValues.current
    values.focusedButton = focused
    return EnvironmentValues.$current.withValue(values) { render(format) }
  }
}
