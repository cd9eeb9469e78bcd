import Diptych
import DiptychSampling
import Testing

/// Tests of large tables, whose memory is handed back after writing.
///
/// That does not happen to rows that are streamed to a sink, whose document never grows large.
@Suite("Large tables")
struct LargeTableTests {
  private struct Sink: _ByteSink {
    var text = ""

    mutating func write(_ chunk: borrowing RawSpan) {
      chunk.withUnsafeBytes { text += String(decoding: $0, as: UTF8.self) }
    }
  }

  /// A text so long that the document counts as large.
  private static let long = String(repeating: "l", count: 34 << 20)

  /// A table of 12 columns.
  private func table(_ count: Int, isLarge: Bool = true) -> some View {
    Table(0..<count) {
      TableColumn("Number", alignment: .trailing) { Text("\($0 % 1000)") }
      TableColumn("Words") { number in
        switch number % 1000 {
        case 1: Text("a longer text that may be wrapped or not")
        case 2: Text("größer 日本")
        case 3: Text("two\nlines")
        case 4: Text("part ") + Text("of it").bold()
        case 5: Text(String(repeating: "x", count: 300))
        case 6: Text(String(repeating: "日", count: 64))
        case 7: Panel("Block") { Text("block") }
        case 8: Text("soft\u{AD}hyphen")
        case 9: Text("")
        case 10: Text("hidden").redacted(reason: .placeholder)
        default: Text("word \(number % 7)")
        }
      }
      TableColumn("C") { Text("c\($0 % 10)") }
      TableColumn("D") { Text($0 % 2 == 0 ? "" : "d") }
      TableColumn("E") { _ in Text("é") }
      TableColumn("F") { _ in Text("f").bold() }
      TableColumn("G") { _ in Text("g") }
      TableColumn("H") { _ in Text("h") }
      TableColumn("I") { _ in Text("i") }
      TableColumn("J") { _ in Text("j") }
      TableColumn("K") { _ in Text("k") }
      TableColumn("L") { Text($0 == 0 && isLarge ? Self.long : "l") }.truncated()
    }
  }

  @Test("Views of a large document are drawn as each is written to a sink")
  func views() {
    let views: [any View] = [
      // Makes the document large, and takes one line.
      Panel(Self.long) { Text("below the title") },
      table(21_100, isLarge: false),
      HStack {
        Text("a")
        table(1100, isLarge: false).frame(width: 60)
      },
      table(1100, isLarge: false).frame(width: 20),
    ]
    let view = VStack { ForEach(Array(views.enumerated()), id: \.offset) { AnyView($0.element) } }
    var sink = Sink()
    for (index, view) in views.enumerated() {
      // An empty line parts figures.
      if index > 0 { sink.text += "\n" }
      AnyView(view).write(as: .text(width: 100), to: &sink)
    }
    // The macro does not compare the strings, because it would print both.
    let isEqual = view.rendered(as: .text(width: 100)) == sink.text
    #expect(isEqual)
  }

  @Test(
    "A large table is drawn as it is written to a sink",
    .enabled(if: Sample.isFull),
    arguments: [
      TextFormat(width: 100), TextFormat(width: 60), TextFormat(width: 20),
      TextFormat(width: 100, color: .ansi16),
    ]
  )
  func whole(format: TextFormat) {
    let view = table(23_200, isLarge: format.width == 100)
    var sink = Sink()
    view.write(as: format, to: &sink)
    let isEqual = view.rendered(as: format) == sink.text
    #expect(isEqual)
  }

  @Test("The views around a large table are drawn too", .enabled(if: Sample.isFull))
  func surroundings() {
    let view = VStack {
      Text("above")
      table(23_200).padding(1)
      Text("below")
    }
    let inner = table(23_200).rendered(as: .text(width: 98)).split(separator: "\n")
    let lines = ["above", ""] + inner.map { " \($0)" } + ["", "below"]
    let isEqual = view.rendered(as: .text(width: 100)) == lines.joined(separator: "\n") + "\n"
    #expect(isEqual)
  }

  @Test("A large table is drawn beside something", .enabled(if: Sample.isFull))
  func besides() {
    let view = HStack {
      Text("a")
      table(23_200)
    }
    let inner = table(23_200).rendered(as: .text(width: 98)).split(separator: "\n")
    let lines = inner.enumerated().map { ($0 == 0 ? "a " : "  ") + $1 }
    let isEqual = view.rendered(as: .text(width: 100)) == lines.joined(separator: "\n") + "\n"
    #expect(isEqual)
  }

  @Test("A column of many texts is drawn whole")
  func column() {
    let count = Sample.count(140_000, of: 600_000)
    let view = VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    let isEqual = view.rendered(as: .text(width: 20)) == (0..<count).map { "\($0)\n" }.joined()
    #expect(isEqual)
  }
}
