import Diptych
import DiptychTesting
import Testing

@Suite("The look of the tables and charts of a report") struct ReportLookTests {
  private static let widths = [20, 40, 80, 150]

  @Test("Contributors, with bars", arguments: widths)
  func contributors(width: Int) { look(Harbor.contributorTable, "contributors", width) }

  @Test("Files, with added and removed lines", arguments: widths)
  func files(width: Int) { look(Harbor.fileTable, "files", width) }

  @Test("Commits, whose subjects are cut", arguments: widths)
  func commits(width: Int) { look(Harbor.commitTable, "commits", width) }

  @Test("Commits that become records where lines would break", arguments: widths)
  func records(width: Int) { look(Harbor.commitTable.records(), "records", width) }

  @Test("A heat map", arguments: widths)
  func heatMap(width: Int) { look(Harbor.heatMap, "heat-map", width) }

  private func look(_ view: some View, _ name: String, _ width: Int) {
    expectSnapshot(
      of: view,
      named: name,
      as: [.text(width: width), .ansi(width: width, color: .ansi16)]
    )
    let ascii = view.rendered(as: .text(width: width, options: .ascii))
    expectSnapshot(of: ascii, named: "\(name).ascii.w\(width)")
    expectSnapshot(
      of: view.redacted(reason: .placeholder).rendered(as: .text(width: width)),
      named: "\(name).hidden.w\(width)"
    )
  }
}
