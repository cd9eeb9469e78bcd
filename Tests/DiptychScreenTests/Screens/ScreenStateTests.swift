import Diptych
import DiptychSystem
import DiptychTesting
import Testing

@testable import DiptychScreen

@Suite("The focus in frames") struct ScreenStateTests {
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

  /// A screen whose buttons depend on a step.
  enum Steps: Sendable {
    case value, page, rows, branches, branchesWithText, banner, disabled

    struct Oops: DisplayableError {
      var message: String { "Oops" }
    }

    @ViewBuilder
    func view(_ step: Int) -> some View & SendableMetatype {
      switch self {
      case .value:
        AsyncValueView(value: Self.values[step], onRetry: {}) { Button("Like \($0)") {} }
        Button("Pay") {}
      case .page:
        PagingList(state: Self.pages[step], onLoadMore: {}) {
          List($0, id: \.self) { Button("Like \($0)") {} }
        }
      case .rows: ForEach(["ABC", "AC", "AB"][step].map { "\($0)" }, id: \.self) { Button($0) {} }
      case .branches:
        if step == 0 { Button("Keep") {} } else { Button("Kept") {} }
        Button("Pay") {}
      case .branchesWithText:
        if step == 0 {
          Text("failed")
          Button("Retry") {}
        } else {
          Text("loaded")
          Button("Pay") {}
        }
      case .banner:
        AsyncValueView(value: AsyncValue.reloadFailed(1, Oops()), onRetry: {}) { Text("\($0)") }
          .bannerView { _ in
            if step == 0 { RetryButton() }
            Button("Hide") {}
          }
      case .disabled:
        Button("A") {}
        Button("B") {}.disabled(step == 1)
        Button("C") {}
      }
    }

    private static let values: [AsyncValue<Int, Oops>] = [
      .failed(Oops()), .retrying(Oops()), .loaded(1),
    ]

    /// A failed page, its retry, the next page, and the last page.
    private static let pages: [PagingState<Int, Int, Oops>] = {
      var state = PagingState<Int, Int, Oops>()
      state.refresh()
      state.succeed(.refresh, with: .init(items: [1], next: 2))
      state.loadMore()
      state.fail(.append, Oops())
      var states = [state]
      for next in [3, nil] {
        state.loadMore()
        if next != nil { states.append(state) }
        state.succeed(.append, with: .init(items: [next ?? 4], next: next))
        states.append(state)
      }
      return states
    }()
  }

  @Test(
    "After a press, the focus goes to the button's replacement, or nowhere",
    arguments: [
      // The keys are p to press, t and b to move the focus, and digits to show a step.
      (.value, "p1", "Retry -"), (.value, "p10", "Retry - Retry"), (.value, "p12", "Retry - -"),
      (.value, "p12t", "Retry - - Like 1"), (.value, "p12b", "Retry - - Pay"),
      (.value, "p12p0", "Retry - - - Retry"), (.value, "p1t2", "Retry - Pay Pay"),
      (.page, "bp12", "Retry Retry - Load more"), (.page, "bp123", "Retry Retry - Load more -"),
      (.page, "bp123t", "Retry Retry - Load more - Like 4"),
      (.rows, "tp1", "B B -"), (.rows, "tp1t", "B B - C"), (.rows, "tp1b", "B B - A"),
      (.rows, "bp2t", "C C - A"), (.rows, "bp2b", "C C - B"), (.rows, "tp10", "B B - B"),
      (.branches, "p10", "Keep Kept Keep"), (.branchesWithText, "p1", "Retry -"),
      (.banner, "p1t", "Retry - Hide"), (.disabled, "tp10", "B B - B"),
      // Without a press.
      (.value, "tb1", "Pay Retry Pay"), (.value, "tb2", "Pay Retry Like 1"),
      (.rows, "t1", "B C"), (.rows, "tbt2", "B A B B"), (.rows, "b2", "C B"),
      (.rows, "tpbt1", "B B A B C"), (.branchesWithText, "b1", "Retry Pay"),
      (.disabled, "t10", "B - B"), (.disabled, "t1t", "B - C"), (.disabled, "1t", "A C"),
    ] as [(Steps, String, String)]
  )
  func presses(_ steps: Steps, keys: String, expected: String) throws {
    let step = Shared(wrappedValue: 0)
    let host = ViewHost { steps.view(step.wrappedValue) }
    let state = ScreenState(of: host, pressed: AsyncStream.makeStream().continuation)
    func focusedLabel() -> String {
      let frame = state.frame(as: TextFormat(width: 40), height: nil, footerLines: 0)
      return frame.firstMatch(of: /▸(.*)◂/).map { String($0.1) } ?? "-"
    }
    _ = focusedLabel()
    let labels = keys.map { key in
      switch key {
      case "p": state.focusedButton.map(state.press)
      case "t": state.focus.withLock { $0.move(.next) }
      case "b": state.focus.withLock { $0.move(.previous) }
      default: step.wrappedValue = key.wholeNumberValue ?? 0
      }
      return focusedLabel()
    }
    #expect(labels.joined(separator: " ") == expected)
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
