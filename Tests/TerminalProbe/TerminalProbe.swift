import Diptych
import DiptychLive

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// A program that draws a live region on standard output, and executes the commands on standard
/// input.
///
/// The usage is `TerminalProbe keep|erase`, or a mode of ``ProbeMode``. The commands are:
///
/// - `first N`, `second N`: sets a bar to N of 10 with the next tick.
/// - `lines N`: sets the region to N numbered lines with the next tick.
/// - `box TEXT`: prints a text in a border, and sets the region to it with the next tick.
/// - `tick`: lets the clock tick.
/// - `say TEXT`, `write TEXT`: prints a line above the region; writes text without a newline.
/// - `print TEXT`, `part TEXT`, `error TEXT`: prints a line with Swift's `print`; text without a
///   newline; a line on standard error with C's `fputs`.
/// - `shell SCRIPT`: runs a program that inherits the streams.
/// - `flood N`: prints N numbered lines of 1 KiB with Swift's `print`.
/// - `copy`: prints a line in a fork of the process, which exits.
/// - `nested TEXT`: draws a region on standard error inside of this one.
/// - `crash TEXT`, `abort TEXT`: crashes with a message, by `fatalError` or by `abort`.
/// - `draw TEXT`: sets the region to a view that crashes when it is drawn, and lets the clock tick.
/// - `return`, `throw`, `cancel`, `exit`: ends the region in one of these ways; the end of standard
///   input is like `return`.
@main
struct TerminalProbe {
  struct Failure: Error {}

  static func main() async {
    if let mode = CommandLine.arguments.last.flatMap(ProbeMode.init(rawValue:)) {
      return await mode.run()
    }
    let ending: LiveEnding = CommandLine.arguments.last == "keep" ? .keep : .erase
    var terminal = Terminal.standardOutput
    terminal.logging = .everyChange
    terminal.capturesOutput = !CommandLine.arguments.contains("alone")
    let clock = TickClock()
    do {
      try await terminal.live(ending: ending, after: .zero, clock: clock) {
        region async throws(Failure) in
        var work = Work()
        region.update(work)
        while let line = readLine() {
          let words = line.split(separator: " ", maxSplits: 1).map(String.init)
          let argument = words.count > 1 ? words[1] : ""
          switch words.first {
          case "first":
            work.first = Int(argument) ?? 0
            region.update(work)
          case "second":
            work.second = Int(argument) ?? 0
            region.update(work)
          case "lines":
            let numbers = Array(1...(Int(argument) ?? 1))
            region.update { VStack { ForEach(numbers, id: \.self) { Text("line \($0)") } } }
          case "tick": await clock.tick()
          case "say": await region.print(Text(verbatim: argument))
          case "box":
            let box = Text(verbatim: argument).border()
            await region.print(box)
            region.update(box)
          case "write": try? terminal.write(argument)
          case "print": print(argument)
          case "part": print(argument, terminator: "")
          case "error": fputs(argument + "\n", stderr)
          case "shell": system(argument)
          case "flood":
            for number in 1...(Int(argument) ?? 1) { print(floodLine(number)) }
          case "copy":
            if fork() == 0 {
              print("copy")
              exit(0)
            }
            wait(nil)
          case "nested":
            await Terminal.standardError.live(after: .zero) { inner in
              inner.update(Text(verbatim: argument))
            }
          case "crash": fatalError(argument)
          case "draw":
            region.update { crashingText(argument) }
            await clock.tick()
          case "abort":
            fputs(argument + "\n", stderr)
            abort()
          case "throw": throw Failure()
          case "cancel": withUnsafeCurrentTask { $0?.cancel() }
          case "exit": exit(3)
          default: return
          }
        }
      }
      terminal.print(Text("returned"))
    } catch {
      terminal.print(Text("failed"))
    }
  }
}

/// Returns a line of 1 KiB, including its newline.
func floodLine(_ number: Int) -> String {
  "\(number) " + String(repeating: "x", count: 1022 - "\(number)".count)
}

/// Crashes while a view is created.
private func crashingText(_ message: String) -> Text { fatalError(message) }
