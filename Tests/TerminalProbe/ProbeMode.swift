import Diptych
import DiptychLive
@preconcurrency import Foundation
import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// The modes of the probe without commands.
enum ProbeMode: String {
  /// Prints alternately with Swift and with Diptych, while a thread waits for standard input.
  case order
  /// Does the same with Diptych on standard error.
  case errorOrder
  /// Draws a region in a synchronous function, which returns after the first line of input.
  case synchronous
  /// Draws a region in an async function, while all threads of Swift's pool are blocked.
  case blocked

  /// Draws two regions, one after the other, each until a line of input; the first one begins by
  /// running a line of input as a script.
  case twice

  /// Shows a report by the program that `PAGER` names.
  case page

  /// Prints an error with a place, for the service that is detected, and a text with an address.
  case place

  /// Asks for the ground of the terminal, prints it, and prints the next line of input.
  case ground

  /// Begins a line with the first line of input, and draws a region below it.
  case begun

  /// Draws a region until the line `end` of input, prints what was read, and reads another line.
  case typed

  func run() async {
    switch self {
    case .order: printByTurns(Terminal.standardOutput)
    case .errorOrder: printByTurns(Terminal.standardError)
    case .synchronous: drawSynchronously()
    case .twice: drawTwice()
    case .page:
      print("before")
      Terminal.standardOutput.page(
        VStack {
          Text("one").bold(); Text("two")
        }
      )
      print("after")
    case .place:
      var terminal = Terminal.standardOutput
      terminal.annotations = .detected
      terminal.error("bad", at: SourceSpan("my dir/a-b/Something.swift", line: 12000, column: 3))
      terminal.print(
        Text("see ") + Text("the guide (https://example.org/a-guide-to/it)")
      )
    case .begun:
      drawBelowBegunLine()
    case .typed:
      readBesideRegion()
    case .ground:
      var terminal = Terminal.standardOutput
      let ground = terminal.detectBackground(within: .seconds(20))
      print("ground: \(ground.map { "\($0)" } ?? "unknown")")
      print("read: \(readLine() ?? "nothing")")
    case .blocked:
      blockPool()
      await drawAsynchronously()
    }
  }

  private func printByTurns(_ terminal: Terminal) {
    Thread.detachNewThread { _ = readLine() }
    // Wait until the thread has locked standard input to read from it.
    while ftrylockfile(stdin) == 0 {
      funlockfile(stdin)
      sched_yield()
    }
    print("1")
    terminal.print(Text("2"))
    print("3, ", terminator: "")
    terminal.print("4")
    fputs("5\n", stdout)
    try? terminal.write("6\n")
    print("7")
    fflush(stdout)
    // `exit` would wait for the lock of standard input, too.
    _exit(0)
  }

  private func drawBelowBegunLine() {
    print(readLine() ?? "", terminator: "")
    fflush(stdout)
    Terminal.standardOutput.live(after: .zero) { region in region.update(Text("region")) }
    print("ok")
  }

  private func readBesideRegion() {
    var lines: [String] = []
    Terminal.standardOutput.live(ending: .erase, after: .zero) { region in
      region.update(Text("region"))
      while let line = readLine(), line != "end" { lines.append(line) }
    }
    print("read \(lines)")
    print("and \(readLine() ?? "")")
  }

  private func drawSynchronously() {
    let name = Terminal.standardOutput.live(ending: .erase, after: .zero, every: .milliseconds(1)) {
      region in
      region.update(Spinner("Waiting"))
      print("printed")
      Terminal.standardError.live(after: .zero) { inner in inner.update(Text("nested")) }
      Terminal.standardOutput.print("by the kit")
      return readLine()
    }
    print("read \(name ?? "")")
  }

  private func drawAsynchronously() async {
    await Terminal.standardOutput.live(
      after: .zero,
      every: .milliseconds(1),
      clock: ContinuousClock()
    ) {
      region in
      region.update(Spinner("Waiting"))
      print("printed")
      Terminal.standardError.live(after: .zero) { inner in inner.update(Text("nested")) }
      Terminal.standardOutput.print("by the kit")
      print("read \(readLine() ?? "")")
      // No thread of the pool is left to resume this function after an `await`.
      exit(0)
    }
  }

  private func drawTwice() {
    let terminal = Terminal.standardOutput
    terminal.live(ending: .erase, after: .zero) { region in
      region.update(Text("first"))
      system(readLine() ?? "")
      _ = readLine()
    }
    terminal.live(ending: .erase, after: .zero) { region in
      region.update(Text("second"))
      _ = readLine()
    }
  }

  /// Blocks all threads of the pool for ever.
  private func blockPool() {
    let count = ProcessInfo.processInfo.activeProcessorCount
    let waiting = WaitingTasks()
    for _ in 0..<count {
      Task.detached {
        waiting.count.add(1, ordering: .relaxed)
        DispatchSemaphore(value: 0).wait()
      }
    }
    while waiting.count.load(ordering: .relaxed) < count { sched_yield() }
  }

  private final class WaitingTasks: Sendable {
    let count = Atomic<Int>(0)
  }
}
