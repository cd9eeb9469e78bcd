import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Columns that depend on data") struct ConditionalColumnsTests {
  struct Package: Identifiable, Sendable {
    let id: Int
    let name: String
    let license: String?
    let downloads: [Int]
    var isRemark: Bool { downloads.isEmpty }
  }

  enum Detail: CaseIterable, Sendable {
    case none, short, long
  }

  private static let packages = [
    Package(id: 1, name: "swift-log", license: "Apache-2.0", downloads: [12, 340]),
    Package(id: 2, name: "Yams", license: nil, downloads: [7, 8]),
  ]

  private struct Report: View {
    var packages = ConditionalColumnsTests.packages
    var showsLicense = true
    var remark: String?
    var detail = Detail.none
    var years = [2025, 2026]

    var body: some View {
      Table(packages) {
        TableColumn("Name", value: \.name).rowHeader()
        if showsLicense { TableColumn("License", value: \.license, placeholder: "–") }
        if let remark { TableColumn(remark) { Text($0.isRemark ? remark : "") } }
        switch detail {
        case .none: let _ = ()
        case .short: TableColumn("Years") { Text("\($0.downloads.count)") }
        case .long:
          TableColumn("Least") { Text("\($0.downloads.min() ?? 0)") }
          TableColumn("Most") { Text("\($0.downloads.max() ?? 0)") }
        }
        for (index, year) in years.enumerated() {
          TableColumn("\(year)", alignment: .trailing) { Text("\($0.downloads[index])") }
            .footer("\(index + 1).")
        }
      }
    }
  }

  @Test("Every kind of condition and a loop") func pictures() {
    let report = Report(remark: "Remark", detail: .long)
    #expect(
      report.theme(.square).rendered(as: .text()) == """
        ┌───────────┬────────────┬────────┬───────┬──────┬──────┬──────┐
        │ Name      │ License    │ Remark │ Least │ Most │ 2025 │ 2026 │
        ├───────────┼────────────┼────────┼───────┼──────┼──────┼──────┤
        │ swift-log │ Apache-2.0 │        │ 12    │ 340  │   12 │  340 │
        │ Yams      │ –          │        │ 7     │ 8    │    7 │    8 │
        ├───────────┼────────────┼────────┼───────┼──────┼──────┼──────┤
        │           │            │        │       │      │   1. │   2. │
        └───────────┴────────────┴────────┴───────┴──────┴──────┴──────┘

        """
    )
    let short = Report(showsLicense: false, detail: .short, years: [2025])
    #expect(
      short.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead>\
        <tr><th scope="col">Name</th><th scope="col">Years</th>\
        <th scope="col" class="text-trailing">2025</th></tr></thead><tbody>\
        <tr><th scope="row">swift-log</th><td>2</td><td class="text-trailing">12</td></tr>\
        <tr><th scope="row">Yams</th><td>2</td><td class="text-trailing">7</td></tr>\
        </tbody><tfoot><tr><td></td><td></td><td class="text-trailing">1.</td></tr></tfoot>\
        </table></div>
        """
    )
    expectSnapshot(of: Report(showsLicense: false, years: []).rendered(as: .tree))
  }

  /// Returns the columns of a table, written one by one or made by conditions and loops.
  @TableColumnBuilder<Package>
  private static func columns(_ isConditional: Bool) -> some TableColumns<Package> {
    if isConditional {
      let names = ["Name", "Again"]
      if let first = names.first {
        TableColumn(first, value: \.name).columnSpan { $0.license == nil ? 2 : 1 }.priority(1)
      }
      if names.isEmpty { TableColumn("Never", value: \.name) }
      if names.count > 1 {
        TableColumn("License", value: \.license).width(min: 6, max: 8)
      } else {
        TableColumn("Never", value: \.name)
      }
      TableColumnForEach([0, 1], id: \.self) { index in
        TableColumn("\(2025 + index)", alignment: .trailing) { Text("\($0.downloads[index])") }
          .footer("\(index)")
      }
      for index in 0..<1 {
        TableColumn("Again") { package in VStack { Text("\(index) \(package.name)") } }
          .priority(-1)
          .rowSpan { $0.id }
      }
    } else {
      TableColumn("Name", value: \.name).columnSpan { $0.license == nil ? 2 : 1 }.priority(1)
      TableColumn("License", value: \.license).width(min: 6, max: 8)
      TableColumn("2025", alignment: .trailing) { Text("\($0.downloads[0])") }.footer("0")
      TableColumn("2026", alignment: .trailing) { Text("\($0.downloads[1])") }.footer("1")
      TableColumn("Again") { package in VStack { Text("0 \(package.name)") } }
        .priority(-1)
        .rowSpan { $0.id }
    }
  }

  @Test(
    "Traits, spans, footers and priorities are as in unconditional columns",
    arguments: ExtractionFormat.withoutPlaces
  )
  func same(format: ExtractionFormat) {
    func drawn(_ isConditional: Bool, as format: some RenderingFormat<String>) -> String {
      Table(Array(repeating: Self.packages, count: 3).flatMap(\.self), id: \.name) {
        Self.columns(isConditional)
      }
      .caption("Packages")
      .rendered(as: format)
    }
    func compare(_ format: some RenderingFormat<String>) {
      #expect(drawn(true, as: format) == drawn(false, as: format))
    }
    compare(format.format)
  }

  @Test("More rows than are measured at once are written as they come") func streamed() {
    let many = (1...1500).map {
      Package(id: $0, name: "p\($0)", license: "MIT", downloads: [$0, 2 * $0])
    }
    struct Sink: _ByteSink {
      var bytes: [UInt8] = []

      mutating func write(_ bytes: RawSpan) { bytes.withUnsafeBytes { self.bytes += $0 } }
    }
    for detail in Detail.allCases {
      let report = Report(packages: many, detail: detail)
      func compare(_ format: some RenderingFormat<String>) {
        var sink = Sink()
        report.write(as: format, to: &sink)
        #expect(String(decoding: sink.bytes, as: UTF8.self) == report.rendered(as: format))
      }
      compare(.text())
      compare(.html)
    }
  }

  @Test("A table without columns draws nothing") func noColumns() {
    let table = Table(Self.packages) {
      if Self.packages.isEmpty { TableColumn("Name", value: \.name) }
    }
    .caption("Packages")
    #expect(table.rendered(as: .text()) == "")
    #expect(table.rendered(as: .html) == "")
    #expect(table.rendered(as: .plain) == "")
    #expect(table.rendered(as: .markdown) == "")
  }
}
