import DiptychScreen

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// The mode that writes events, until a letter ends it: q returns, t throws, c cancels the task, x
/// exits with 3, f is a fatal error, a aborts, s is a fault of memory.
struct KeysMode {
  struct Failure: Error {}

  let input: TerminalInput

  func run() async {
    // Each line is written whole, so that a terminal that is read meanwhile shows no half of it.
    setvbuf(stdout, nil, _IOLBF, 1 << 12)
    do {
      try await input.withRawMode { events async throws(Failure) in
        print("ready \(getpid())")
        for await event in events {
          print(description(of: event))
          guard case .key(let key) = event else { continue }
          switch key {
          case .character("q"): return
          case .character("t"): throw Failure()
          case .character("c"): withUnsafeCurrentTask { $0?.cancel() }
          case .character("x"): exit(3)
          case .character("f"): fatalError("over")
          case .character("a"): abort()
          case .character("s"): raise(SIGSEGV)
          default: break
          }
        }
      }
      print("returned")
    } catch {
      print("failed")
    }
  }

  private func description(of event: InputEvent) -> String {
    switch event {
    case .key(let key):
      let names = [(Key.Modifiers.shift, "shift-"), (.alt, "alt-"), (.control, "control-")]
      let modifiers = names.map { key.modifiers.contains($0) ? $1 : "" }.joined()
      if case .character(let character) = key.code { return modifiers + String(character) }
      return "\(modifiers)\(key.code)"
    case .paste(let text):
      return "paste \(_VisibleControl.shown(in: text.replacing("\n", with: "/")))"
    case .resize(let columns, let rows): return "resize \(columns)x\(rows)"
    }
  }
}
