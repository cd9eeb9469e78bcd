import Diptych
import DiptychTerminal
@preconcurrency import Foundation
import Synchronization

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// What the probe does instead of taking commands.
enum ProbeMode: String {
  /// Prints by turns with Swift and with the kit, while a thread waits for standard input.
  case order
  /// The same, with the kit on standard error.
  case errorOrder
  /// Draws a region of a program that is not async, and returns with the first line of input.
  case synchronous
  /// The same of a program that is async while all threads of Swift's pool wait.
  case blocked

  /// Draws two regions, one after the other, each until a line of input; runs the script that the
  /// first line is in the first one.
  case twice

  func run() async {
    switch self {
    case .order: printByTurns(Terminal.standardOutput)
    case .errorOrder: printByTurns(Terminal.standardError)
    case .synchronous: drawSynchronously()
    case .twice: drawTwice()
    case .blocked:
      blockPool()
      await drawAsynchronously()
    }
  }

  private func printByTurns(_ terminal: Terminal) {
    Thread.detachNewThread { _ = readLine() }
    // Until the thread has locked standard input to read from it.
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
    // As `exit` waits for standard input, too.
    _exit(0)
  }

  private func drawSynchronously() {
    let name = Terminal.standardOutput.live(ending: .erase, every: .milliseconds(1)) { region in
      region.update(Spinner("Waiting"))
      print("printed")
      Terminal.standardError.live { inner in inner.update(Text("nested")) }
      Terminal.standardOutput.print("by the kit")
      return readLine()
    }
    print("read \(name ?? "")")
  }

  private func drawAsynchronously() async {
    await Terminal.standardOutput.live(every: .milliseconds(1), clock: ContinuousClock()) {
      region in
      region.update(Spinner("Waiting"))
      print("printed")
      Terminal.standardError.live { inner in inner.update(Text("nested")) }
      Terminal.standardOutput.print("by the kit")
      print("read \(readLine() ?? "")")
      // No thread is left that could go on with what is awaited here.
      exit(0)
    }
  }

  private func drawTwice() {
    let terminal = Terminal.standardOutput
    terminal.live(ending: .erase) { region in
      region.update(Text("first"))
      system(readLine() ?? "")
      _ = readLine()
    }
    terminal.live(ending: .erase) { region in
      region.update(Text("second"))
      _ = readLine()
    }
  }

  /// Has each thread of the pool wait for ever.
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
