import Dispatch
import DiptychScreen
import Foundation

/// The mode whose button shows another button, and whose action ends later, by the signal USR1.
///
/// Enter presses a button, Escape ends the screen.
struct LateMode {
  let input: TerminalInput

  func run() async {
    signal(SIGUSR1, SIG_IGN)
    let (signals, received) = AsyncStream.makeStream(of: Void.self)
    let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .global())
    source.setEventHandler { received.yield() }
    source.resume()
    defer { source.cancel() }
    let isSent = Shared(wrappedValue: false)
    let host = ViewHost {
      if isSent.wrappedValue {
        Button("Next") {}
      } else {
        Button("Send") {
          isSent.wrappedValue = true
          for await _ in signals { break }
        }
      }
    }
    await input.show(host, every: .seconds(3600)) { screen in
      for await event in screen.events {
        switch event {
        case .key(.enter): screen.press()
        case .key(.escape): return
        default: break
        }
      }
    }
  }
}
