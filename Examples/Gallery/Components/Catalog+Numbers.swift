import Diptych

extension Catalog {
  /// The views that show a small set of numbers.
  static let numbers = CatalogGroup(
    "Numbers",
    "Numbers as bars and lines.",
    [stats, progressView, gauge, sparkline, segmentedBar]
  )

  private static let stats = CatalogEntry(
    "Stats",
    "Important numbers side by side.",
    [
      Component("stats") {
        Stats {
          Stat("Commits", value: "20,431", note: "1,204 merges")
          Stat("Contributors", value: "148")
          Stat("This year", value: "3,310") {
            Sparkline("Commits a month", values: [210, 340, 280, 410, 260, 390, 300])
          }
        }
      }
    ]
  )

  private static let progressView = CatalogEntry(
    "ProgressView",
    "The progress of a task.",
    card: .sample {
      ProgressView("Copying", value: 3, total: 4)
      ProgressView("Waiting")
    },
    [
      Component("progress-view") {
        ProgressView()
        ProgressView("Copying", value: 3, total: 4)
        ProgressView(value: 0.0)
        ProgressView(value: 0.001)
        ProgressView(value: 0.999)
        ProgressView(value: 1.0)
      }
    ]
  )

  private static let gauge = CatalogEntry(
    "Gauge",
    "A value between two bounds.",
    [
      Component("gauge") {
        LabeledContent("Half of the disk") { Gauge("Half", value: 0.5) }
        LabeledContent("Seven of ten") { Gauge("Seven", value: 7, in: 0...10) }
        Gauge("Framed", value: 7, in: 0...10).frame(width: 24)
      }
    ]
  )

  private static let sparkline = CatalogEntry(
    "Sparkline",
    "A small chart of one line.",
    card: .sample {
      LabeledContent("Commits") { Sparkline("Commits", values: [1, 5, 22, 13, 8, 0, 3, 9, 17]) }
      LabeledContent("Load") {
        Sparkline("Load", values: [0.1, 0.9, 0.4, 0.6], in: 0...1).foregroundStyle(.green)
      }
    },
    [
      Component("sparkline") {
        Sparkline("Commits a week", values: [1, 5, 22, 13, 8, 0, 3])
        Sparkline("Many", values: (0..<60).map { $0 % 13 })
        Sparkline("Gaps", values: [0.25, .nan, 0.5, 0.75], in: 0...1)
        Sparkline("One", values: [7])
        HStack {
          Text("Load")
          Sparkline("Load", values: [0.1, 0.9, 0.4], in: 0...1).foregroundStyle(.green)
        }
      }
    ]
  )

  private static let segmentedBar = CatalogEntry(
    "SegmentedBar",
    "Several values in one bar.",
    card: .sample {
      LabeledContent("Lines") {
        SegmentedBar("Lines", [BarSegment(214, role: .added), BarSegment(58, role: .removed)])
      }
      LabeledContent("Tests") {
        SegmentedBar("Tests", [BarSegment(97, role: .success), BarSegment(9, role: .danger)])
      }
    },
    [
      Component("segmented-bar") {
        SegmentedBar(
          "Lines",
          [BarSegment(214, role: .added), BarSegment(58, role: .removed)],
          of: 400
        )
        SegmentedBar("Tests", [BarSegment(97, role: .success), BarSegment(3, role: .danger)])
        HStack {
          Text("Lines")
          SegmentedBar("Lines", [BarSegment(1, role: .added)], of: 400).frame(width: 12)
        }
      }
    ]
  )
}
