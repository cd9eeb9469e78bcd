import Diptych
import DiptychTesting
import Testing

@Suite("Styles of rows") struct RowStyleTests {
  private struct Job: Identifiable {
    let id: String
    let minutes: Int
    var isLate: Bool { minutes > 9 }
  }

  private let jobs = [
    Job(id: "build", minutes: 7), Job(id: "test", minutes: 12), Job(id: "lint", minutes: 1),
  ]

  private func table(_ border: TableBorder = .horizontal) -> Table<[Job], some TableColumns<Job>> {
    Table(jobs) {
      TableColumn("Job", value: \.id)
      TableColumn("Minutes", alignment: .trailing, value: \.minutes)
    }
    .tableBorder(border)
  }

  private func shown(_ view: some View, width: Int = 40) -> String {
    view.rendered(as: .text(width: width, color: .ansi256)).replacing("\u{1B}", with: "␛")
  }

  @Test("A background fills cells, gaps and lines of the row") func ground() {
    #expect(
      shown(table().rowStyle { $0.isLate ? .background(.blue) : nil }) == """
        Job    Minutes
        ␛[2m──────────────␛[0m
        build        7
        ␛[44mtest        12␛[0m
        lint         1

        """
    )
    #expect(
      shown(table(.square).rowStyle { $0.isLate ? .background(.blue) : nil }) == """
        ␛[2m┌───────┬─────────┐␛[0m
        ␛[2m│ ␛[0mJob   ␛[2m│ ␛[0mMinutes ␛[2m│␛[0m
        ␛[2m├───────┼─────────┤␛[0m
        ␛[2m│ ␛[0mbuild ␛[2m│       ␛[0m7 ␛[2m│␛[0m
        ␛[2;44m│ ␛[22mtest  ␛[2m│      ␛[22m12 ␛[2m│␛[0m
        ␛[2m│ ␛[0mlint  ␛[2m│       ␛[0m1 ␛[2m│␛[0m
        ␛[2m└───────┴─────────┘␛[0m

        """
    )
  }

  @Test("A background fills a record, a section, and rows that a cell spans") func grounds() {
    let late = table().rowStyle { $0.isLate ? .background(.blue) : nil }
    expectSnapshot(of: shown(late, width: 8))
    #expect(
      shown(late.sections { $0.isLate ? "late" : "" }) == """
        Job      Minutes
        ␛[2m────────────────␛[0m
          build        7

        ␛[1mlate␛[0m
        ␛[44m  test        12␛[0m

          lint         1

        """
    )
    let spans = Table(jobs) {
      TableColumn("Group") { _ in Text("all") }.rowSpan { $0.id == "build" ? 3 : 1 }
      TableColumn("Job", value: \.id)
    }
    .rowStyle { $0.isLate ? .background(.red) : nil }
    #expect(
      shown(spans) == """
        Group  Job
        ␛[2m────────────␛[0m
        all    build
        ␛[41m       test ␛[0m
               lint

        """
    )
    #expect(
      spans.rendered(as: .html).contains(
        #"<tr class="bg-red covered"><td>test</td></tr><tr class="covered"><td>lint</td></tr>"#
      )
    )
  }

  @Test("Every second row is set off, unless it has a style of its own") func stripes() {
    let many = Table(jobs + [Job(id: "check", minutes: 3)]) { TableColumn("Job", value: \.id) }
    #expect(
      shown(many.striped()) == """
        Job
        ␛[2m─────␛[0m
        build
        ␛[2mtest␛[0m
        lint
        ␛[2mcheck␛[0m

        """
    )
    #expect(
      shown(many.striped(.background(.indexed(236))).rowStyle { $0.isLate ? .bold : nil }) == """
        Job
        ␛[2m─────␛[0m
        build
        ␛[1mtest␛[0m
        lint
        ␛[48;5;236mcheck␛[0m

        """
    )
  }

  @Test("A page has classes of the row and of the table") func page() {
    let view = table().rowStyle { $0.isLate ? .role(.warning) : nil }.striped()
      .sections { $0.isLate ? "late" : "on time" }
    let start = #"<div class="scroll" role="group" aria-label="Table" tabindex="0">"#
    let head =
      #"<table class="striped"><thead><tr><th scope="col">Job</th>"#
      + #"<th scope="col" class="text-trailing">Minutes</th></tr></thead>"#
    func body(_ title: String, _ row: String, _ minutes: Int, class name: String = "") -> String {
      #"<tbody><tr><th scope="rowgroup" colspan="2">\#(title)</th></tr><tr\#(name)>"#
        + #"<th scope="row">\#(row)</th><td class="text-trailing">\#(minutes)</td></tr></tbody>"#
    }
    #expect(
      view.rendered(as: .html)
        == start + head + body("on time", "build", 7)
        + body("late", "test", 12, class: #" class="warning""#) + body("on time", "lint", 1)
        + "</table></div>"
    )
  }

  @Test("Without colours rows look alike, and a placeholder shows no style") func hidden() {
    let late = table().rowStyle { $0.isLate ? .background(.blue) : nil }
    #expect(late.striped().rendered(as: .text(width: 40)) == table().rendered(as: .text(width: 40)))
    let (hidden, plain) = (
      late.redacted(reason: .placeholder), table().redacted(reason: .placeholder)
    )
    #expect(hidden.rendered(as: .html) == plain.rendered(as: .html))
    #expect(shown(hidden) == shown(plain))
  }
}
