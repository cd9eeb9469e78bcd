import Diptych
import DiptychSampling
import Testing

@Suite("Text streamed to a sink") struct TableStreamTests {
  /// A sink that keeps its chunks, and the size of the largest.
  private struct Sink: _ByteSink {
    var text = ""
    var largest = 0

    mutating func write(_ chunk: borrowing RawSpan) {
      largest = max(largest, chunk.byteCount)
      chunk.withUnsafeBytes { text += String(decoding: $0, as: UTF8.self) }
    }
  }

  private func written(_ view: some View, width: Int? = 40, color: ColorLevel = .none) -> Sink {
    var sink = Sink()
    view.theme(.square).write(as: .text(width: width, color: color), to: &sink)
    return sink
  }

  private func table(_ numbers: some Sequence<Int>) -> some View {
    Table(AnySequence(numbers)) {
      TableColumn("Number", alignment: .trailing) { Text("\($0)").bold() }.footer("last")
      TableColumn("Words") { number in
        Text(number % 3 == 0 ? "fizz" : "a text that may be wrapped or not")
        if number % 500 == 7 {
          Table([number]) { TableColumn("Nested") { Text("\($0)") } }
        }
      }
    }
    .caption("Many")
  }

  @Test("The background of a table is also behind streamed rows") func ground() {
    let view = table(1...1500).backgroundStyle(.red)
    #expect(
      written(view, color: .ansi16).text
        == view.theme(.square).rendered(as: .text(width: 40, color: .ansi16))
    )
  }

  @Test("A document is written as it is rendered", arguments: [ColorLevel.none, .ansi256])
  func document(color: ColorLevel) {
    let view = VStack {
      Heading("Title")
      table(1...1500)
    }
    let format = TextFormat(width: 30, color: color)
    #expect(written(view, width: 30, color: color).text == view.theme(.square).rendered(as: format))
    #expect(
      written(table(1...1000)).text == table(1...1000).theme(.square).rendered(as: .text(width: 40))
    )
    #expect(
      written(table(EmptyCollection())).text == "Many\n┌────────┬───────┐\n" + """
        │ Number │ Words │
        ├────────┼───────┤
        │   last │       │
        └────────┴───────┘

        """
    )
  }

  @Test("Later rows are fitted to the columns of the first thousand") func fitted() {
    let rows = (1...1003).map { $0 > 1000 ? 12_345_678 : $0 }
    let lines = written(
      Table(rows) {
        TableColumn("A") { Text("\($0)") }.footer("end")
        TableColumn("B") { _ in Text("b") }
      }
    ).text.split(separator: "\n")
    let middle = (1...1000).map { number in
      "│ \(number)\(String(repeating: " ", count: 4 - "\(number)".count)) │ b │"
    }
    let late = ["│ 1234 │ b │", "│ 5678 │   │"]
    #expect(
      lines.map { String($0) } == ["┌──────┬───┐", "│ A    │ B │", "├──────┼───┤"] + middle + late
        + late + late + ["├──────┼───┤", "│ end  │   │", "└──────┴───┘"]
    )
  }

  @Test("Rows that come and go leave nothing behind", arguments: [40, 8, nil])
  func many(width: Int?) {
    let count = Sample.count(5000, of: 20_000)
    let sink = written(table(1...count), width: width)
    let lines = sink.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count { $0.contains("Nested") } == count / 500)
    #expect(lines.count { $0.contains("fizz") } == count / 3)
    #expect(sink.largest <= 16 << 10)
  }
}
