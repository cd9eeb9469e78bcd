import Diptych
import DiptychTerminal

#if canImport(Glibc)
@preconcurrency import Glibc
#elseif canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Darwin)
@preconcurrency import Darwin
#endif

/// Draws a live region on standard output and does what each line of standard input says.
///
/// `TerminalProbe keep|erase`, or else what ``ProbeMode`` names. The commands:
///
/// - `first N`, `second N`: a bar is at N of 10 with the next tick.
/// - `lines N`: the region is N numbered lines with the next tick.
/// - `box TEXT`: prints a text in a border, and makes it the region with the next tick.
/// - `tick`: time passes.
/// - `say TEXT`, `write TEXT`: prints a line above the region, or text that ends no line.
/// - `print TEXT`, `part TEXT`, `error TEXT`: prints a line with Swift's `print`, or text that ends no
///   line, or a line with C's `fputs` to standard error.
/// - `shell SCRIPT`: runs a program that inherits the streams.
/// - `flood N`: prints N lines of 1 KiB with Swift's `print`, numbered.
/// - `copy`: prints a line in a copy of the process (fork), which exits.
/// - `nested TEXT`: draws a region on standard error in this one.
/// - `crash TEXT`, `abort TEXT`: the end of a program with a bug; says the text before.
/// - `draw TEXT`: makes a view the region that crashes when it is drawn, and lets time pass.
/// - `return`, `throw`, `cancel`, `exit`: the end, also that of standard input.
@main
struct TerminalProbe {
  struct Failure: Error {}

  static func main() async {
    if let mode = CommandLine.arguments.last.flatMap(ProbeMode.init(rawValue:)) {
      return await mode.run()
    }
    let ending: LiveEnding = CommandLine.arguments.last == "keep" ? .keep : .erase
    var terminal = Terminal.standardOutput
    terminal.capturesOutput = !CommandLine.arguments.contains("alone")
    let clock = TickClock()
    do {
      try await terminal.live(ending: ending, clock: clock) {
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
            await Terminal.standardError.live { inner in inner.update(Text(verbatim: argument)) }
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

/// A line of 1 KiB, with its newline.
func floodLine(_ number: Int) -> String {
  "\(number) " + String(repeating: "x", count: 1022 - "\(number)".count)
}

/// A text that can't be made.
private func crashingText(_ message: String) -> Text { fatalError(message) }
