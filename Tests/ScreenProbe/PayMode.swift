import DiptychScreen

/// The mode that shows a value, which fails at first and has a button, above a button that must not
/// be pressed by accident, and must not be pressed twice.
///
/// Tab moves the focus, Enter presses a button, `g` lets an action go on, Escape ends the screen.
struct PayMode {
  private struct Failure: DisplayableError {
    var message: String { "no connection" }
  }

  let input: TerminalInput

  func run() async {
    let (gate, answers) = AsyncStream.makeStream(of: Void.self)
    let (liked, paid, attempts) = (
      Shared(wrappedValue: 0), Shared(wrappedValue: 0), Shared(wrappedValue: 0)
    )
    let store = AsyncStore { () throws(Failure) in
      if attempts.update({
        $0 += 1; return $0
      }) == 1 {
        throw Failure()
      }
      for await _ in gate { break }
    }
    let host = ViewHost {
      VStack {
        Text("liked \(liked.wrappedValue), paid \(paid.wrappedValue)")
        AsyncValueView(store: store) { Button("Like") { liked.update { $0 += 1 } } }
        Button("Pay") {
          paid.update { $0 += 1 }
          for await _ in gate { break }
        }
      }
    }
    await input.show(host, every: .seconds(3600)) { screen in
      for await event in screen.events {
        switch event {
        case .key(.tab): screen.moveFocus(.next)
        case .key(.enter): screen.press()
        case .key(.escape): return
        case .key(.character("g")): answers.yield()
        default: break
        }
      }
    }
  }
}
