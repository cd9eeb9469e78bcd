import Diptych
import DiptychTerminal
import Foundation
import Testing

@Suite("Writing to a stream")
struct TerminalTests {
  @Test("A view is written in the format of the stream")
  func write() async throws {
    let text = Text("one two three").bold()
    #expect(try await streamOutput(of: .log) { try $0.write(text) } == "one two three\n")
    let narrow = TerminalTraits(color: .ansi16, width: 7, isInteractive: true)
    #expect(
      try await streamOutput(of: narrow) { $0.print(text) }
        == "\u{1B}[1mone two\u{1B}[0m\n\u{1B}[1mthree\u{1B}[0m\n"
    )
  }

  @Test("A stream that is interactive is told where columns are, unless it is asked not to be")
  func columns() async throws {
    let box = Text("❤️").border()
    let plain = "┌────┐\n│ ❤️ │\n└────┘\n"
    var traits = TerminalTraits.small
    #expect(
      try await streamOutput(of: traits) { $0.print(box) }
        == "┌────┐\n│ ❤️\u{1B}[5G │\n└────┘\n"
    )
    traits.options.remove(.absoluteColumns)
    #expect(try await streamOutput(of: traits) { $0.print(box) } == plain)
    #expect(try await streamOutput(of: .log) { $0.print(box) } == plain)
    let detected = TerminalTraits(environment: [:], isTerminal: false, windowWidth: nil)
    #expect(try await streamOutput(of: detected) { $0.print(box) } == plain)
  }

  @Test("A disk that is full is an error")
  func full() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: TerminalError.self) {
      try Terminal(descriptor: device.fileDescriptor, traits: .log).write(Text("x"))
    }
    #expect(error?.description == "the output could not be written: No space left on device")
  }
}
