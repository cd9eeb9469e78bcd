import Diptych
import DiptychLive
import DiptychTerminalTesting
import Foundation
import Testing

@Suite("Writing to a stream") struct TerminalTests {
  @Test("A view is written in the format of the stream") func write() async throws {
    let text = Text("one two three").bold()
    #expect(try await streamOutput(of: .log) { try $0.write(text) } == "one two three\n")
    let narrow = TerminalTraits(color: .ansi16, width: 7, isInteractive: true)
    #expect(
      try await streamOutput(of: narrow) { $0.print(text) }
        == "\u{1B}[1mone two\u{1B}[0m\n\u{1B}[1mthree\u{1B}[0m\n"
    )
  }

  @Test("An interactive stream gets absolute columns, unless they are turned off")
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

  @Test(
    "A string is printed as it is, with a newline; what controls a terminal becomes visible",
    arguments: [
      ("one two three four five six seven", "one two three four five six seven\n"),
      ("two\nlines", "two\nlines\n"),
      ("  indented\n\n  more", "  indented\n\n  more\n"),
      ("", "\n"),
      ("\u{1B}[31mred\u{7}", "␛[31mred␇\n"),
      ("**no** markup, ❤️ and é", "**no** markup, ❤️ and é\n"),
    ]
  )
  func string(_ string: String, _ expected: String) async throws {
    #expect(try await streamOutput(of: .small) { $0.print(string) } == expected)
    #expect(try await streamOutput(of: .log) { $0.print(string) } == expected)
  }

  @Test("A terminal is a stream that Swift's print writes to") func stream() async throws {
    let output = try await streamOutput(of: .small) { terminal in
      var stream = terminal
      Swift.print("one", 2, separator: ", ", to: &stream)
      dump([3], to: &stream)
      await terminal.live(after: .zero) { region in
        region.update(Text("region"))
        Swift.print("above", "it", to: &stream)
        await region.print("and this")
      }
    }
    var screen = ScreenEmulator(columns: 20, rows: 10)
    try screen.feed(Array(output.replacing("\n", with: "\r\n").utf8))
    #expect(screen.picture == ["one, 2", "▿ 1 element", "  - 3", "above it", "and this", "region"])
  }

  @Test("An ASCII stream gets only ASCII symbols of the kit; text stays as it is")
  func ascii() async throws {
    var traits = TerminalTraits.small
    traits.options.insert(.ascii)
    let output = try await streamOutput(of: traits) { terminal in
      terminal.print(Text("é").border())
      await terminal.live(after: .zero, every: .seconds(3600)) { region in
        region.update(
          VStack {
            Spinner("Working")
            ForEach(1...9, id: \.self) { Text("\($0)") }
          }
        )
        await region.print(Spinner("dots"))
        await region.print(Spinner("own", style: .init(frames: ["<", ">"])))
      }
    }
    var screen = ScreenEmulator(columns: 20, rows: 30)
    try screen.feed(Array(output.replacing("\n", with: "\r\n").utf8))
    let printed = ["+---+", "| é |", "+---+", "| dots", "< own"]
    let region = ["| Working", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
    #expect(screen.picture == printed + region)
    #expect(output.contains("... 6 more lines"))
  }

  @Test("A disk that is full is an error") func full() throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: TerminalError.self) {
      try Terminal(descriptor: device.fileDescriptor, traits: .log).write(Text("x"))
    }
    #expect(error?.description == "the output could not be written: No space left on device")
  }
}
