import Diptych
import DiptychTesting
import Synchronization
import Testing

@testable import DiptychScreen

@Suite("The focus in frames")
struct ScreenStateTests {
  /// A button that is gone while its action runs, on a screen that a press may meet half drawn.
  private final class Screen: Sendable {
    let gate = Gate<Void, Void, Never>()
    let host = Mutex<(@Sendable (HostedButton) async -> Void)?>(nil)
    let buttonToPress = Mutex<HostedButton?>(nil)
    let press = Mutex<Task<Void, Never>?>(nil)
    let isLoading = Shared(wrappedValue: false)

    /// Presses the button: up to its first suspension, the action is performed within the call.
    func pressWhileDrawing() {
      guard let button = buttonToPress.withLock({ $0.take() }) else { return }
      let activate = host.withLock(\.self)
      press.withLock { $0 = Task.immediate { await activate?(button) } }
    }
  }

  private struct Content: View {
    let screen: Screen

    var body: some View {
      let _ = screen.pressWhileDrawing()
      if screen.isLoading.wrappedValue {
        Text("Loading…")
      } else {
        Button("Retry") { [screen] in
          screen.isLoading.wrappedValue = true
          await screen.gate.fetch(())
          screen.isLoading.wrappedValue = false
        }
      }
    }
  }

  @Test("A button whose press begins while a frame is drawn keeps the focus")
  func press() async throws {
    let screen = Screen()
    let host = ViewHost { Content(screen: screen) }
    screen.host.withLock { $0 = { await host.activate($0) } }
    let state = ScreenState(of: host, pressed: AsyncStream.makeStream().continuation)
    func frame() -> String { state.frame(as: TextFormat(width: 20), height: nil, footerLines: 0) }
    #expect(frame() == "[Retry]\n")
    let button = try #require(host.buttons.first)
    state.focus.withLock { $0.move(to: button.id) }
    #expect(frame() == "▸Retry◂\n")
    screen.buttonToPress.withLock { $0 = button }
    #expect(frame() == "Loading…\n")
    await screen.gate.request(1)
    await screen.gate.answer(1, with: ())
    await screen.press.withLock(\.self)?.value
    #expect(frame() == "▸Retry◂\n")
  }
}
