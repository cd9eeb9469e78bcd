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
    #expect(frame() == "▸Retry◂\n")
    let button = try #require(host.buttons.first)
    screen.buttonToPress.withLock { $0 = button }
    #expect(frame() == "Loading…\n")
    await screen.gate.request(1)
    await screen.gate.answer(1, with: ())
    await screen.press.withLock(\.self)?.value
    #expect(frame() == "▸Retry◂\n")
    #expect(host.buttons.map(\.id) == [button.id])
  }

  /// Buttons that stand below some lines.
  private struct Page: View {
    let lines: Int
    let buttons: [String]

    var body: some View {
      ForEach(0..<lines, id: \.self) { Text("\($0)") }
      ForEach(buttons, id: \.self) { Button($0) {} }
    }
  }

  @Test("The first button has the focus until a key moves it, and again after a reset")
  func start() throws {
    let page = Shared(wrappedValue: Page(lines: 1, buttons: []))
    let host = ViewHost { page.wrappedValue }
    let state = ScreenState(of: host, pressed: AsyncStream.makeStream().continuation)
    func frame() -> String { state.frame(as: TextFormat(width: 20), height: nil, footerLines: 0) }
    #expect(frame() == "0\n")
    page.wrappedValue = Page(lines: 1, buttons: ["B"])
    #expect(frame() == "0\n▸B◂\n")
    page.wrappedValue = Page(lines: 1, buttons: ["A", "B"])
    #expect(frame() == "0\n▸A◂\n[B]\n")
    state.focus.withLock { $0.move(.next) }
    page.wrappedValue = Page(lines: 0, buttons: ["0", "A", "B"])
    #expect(frame() == "[0]\n[A]\n▸B◂\n")
    state.focus.withLock { $0.reset() }
    #expect(frame() == "▸0◂\n[A]\n[B]\n")
    state.focus.withLock { $0.move(to: nil) }
    #expect(frame() == "[0]\n[A]\n[B]\n")
  }

  @Test(
    "A frame shows the focus among its own buttons, though the next rendering may have others",
    arguments: [
      (["A", "AB"], "▸A◂\n[B]\n", "[A]\n▸B◂\n"),
      (["A", "BA"], "▸B◂\n[A]\n", "[B]\n▸A◂\n"),
      (["A", "B"], "▸B◂\n", "▸B◂\n"),
      // Other buttons in each rendering.
      (["A", "B", "C", "D", "EF"], "[D]\n", "▸E◂\n[F]\n"),
    ]
  )
  func changes(renderings: [String], first: String, second: String) throws {
    let count = Mutex(0)
    let host = ViewHost {
      let index = count.withLock { count in
        count += 1
        return min(count, renderings.count) - 1
      }
      Page(lines: 0, buttons: renderings[index].map { String($0) })
    }
    let state = ScreenState(of: host, pressed: AsyncStream.makeStream().continuation)
    func frame() -> String { state.frame(as: TextFormat(width: 20), height: nil, footerLines: 0) }
    #expect(frame() == first)
    state.focus.withLock { $0.move(.previous) }
    #expect(frame() == second)
  }

  @Test("A first button below the window has the focus when a key moves there")
  func startBelow() throws {
    let host = ViewHost { Page(lines: 6, buttons: ["A"]) }
    let state = ScreenState(of: host, pressed: AsyncStream.makeStream().continuation)
    func frame() -> String { state.frame(as: TextFormat(width: 20), height: 4, footerLines: 0) }
    #expect(frame() == "0\n1\n2\n… 4 more lines")
    #expect(state.focusedButton == nil)
    state.focus.withLock { $0.move(.next) }
    state.window.withLock { $0.followFocus() }
    #expect(frame() == "… 4 more lines\n4\n5\n▸A◂")
  }
}
