import Diptych
import DiptychTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Draws a live region on standard output and does what each line of standard input says.
///
/// `TerminalProbe keep|erase`. The commands:
///
/// - `first N`, `second N`: a bar is at N of 10 with the next tick.
/// - `lines N`: the region is N numbered lines with the next tick.
/// - `box TEXT`: prints a text in a border, and makes it the region with the next tick.
/// - `tick`: time passes.
/// - `say TEXT`, `write TEXT`: prints a line above the region, or text that ends no line.
/// - `return`, `throw`, `cancel`, `exit`: the end, also that of standard input.
@main
struct TerminalProbe {
  struct Failure: Error {}

  static func main() async {
    let ending: LiveEnding = CommandLine.arguments.last == "keep" ? .keep : .erase
    let terminal = Terminal.standardOutput
    let clock = TickClock()
    do {
      try await terminal.live(ending: ending, clock: clock) { region throws(Failure) in
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
