import DiptychScreen
import DiptychSystem

/// The mode that shows a counter with buttons, and a line of text.
///
/// Tab and Shift-Tab move the focus, Enter presses a button, Escape ends the screen, and all other
/// keys are for the line.
struct ScreenMode {
  private final class Model: Sendable {
    struct State {
      var count = 0
      var line = LineInput()
      var isCrashing = false
    }

    let state = Mutex(State())
  }

  private struct Counter: View {
    let model: Model

    var body: some View {
      let state = model.state.withLock(\.self)
      VStack {
        Text("count \(state.count)")
        HStack {
          Button("Add") { model.state.withLock { $0.count += 1 } }
          if state.count.isMultiple(of: 2) {
            Button("Double") { model.state.withLock { $0.count *= 2 } }
          }
          Button("Crash") { model.state.withLock { $0.isCrashing = true } }
        }
        LineInputView(state.line, width: 12)
        if state.isCrashing { crash() }
      }
    }
  }

  let input: TerminalInput

  func run() async {
    let model = Model()
    let host = ViewHost { Counter(model: model) }
    let count = await input.show(host, every: .seconds(3600)) { screen in
      for await event in screen.events {
        switch event {
        case .key(.tab): screen.moveFocus(.next)
        case .key(.backTab): screen.moveFocus(.previous)
        case .key(.enter): screen.press()
        case .key(.escape): return model.state.withLock(\.count)
        default: model.state.withLock { _ = $0.line.handle(event) }
        }
      }
      return -1
    }
    print("count was \(count)")
  }
}

/// Crashes while a view is created.
private func crash() -> Text { fatalError("over") }
