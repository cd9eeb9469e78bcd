import Diptych
import DiptychCharts
import Testing

@Suite("Charts in streamed pages")
struct StreamedChartTests {
  /// A sink of bytes.
  private struct Collector: _ByteSink {
    var bytes: [UInt8] = []

    mutating func write(_ chunk: borrowing RawSpan) {
      for index in 0..<chunk.byteCount {
        bytes.append(chunk.unsafeLoad(fromByteOffset: index, as: UInt8.self))
      }
    }
  }

  private struct Page: View {
    var body: some View {
      Document(title: "Commits", language: "en") {
        Chart([3, 1, 2]) { LineMark(x: .value("Day", $0), y: .value("Commits", $0)) }
      }
    }
  }

  private func streamed(_ page: some View) -> String {
    var sink = Collector()
    page.write(as: .html, to: &sink)
    return String(decoding: sink.bytes, as: UTF8.self)
  }

  @Test("Its theme gives a streamed page the rules that a whole one collects")
  func rules() throws {
    let themed = streamed(Page().theme(try Theme.standard.rules(Chart.stylesheet)))
    let rules = Chart.stylesheet.split(separator: "\n")
    #expect(rules.filter { !themed.contains($0) } == [])
    let whole = Page().rendered(as: .html).split(separator: "\n")
    #expect(whole.count { $0.contains(".plot") } == rules.count { $0.contains(".plot") })
    #expect(!streamed(Page()).contains(".plot"))
  }
}
