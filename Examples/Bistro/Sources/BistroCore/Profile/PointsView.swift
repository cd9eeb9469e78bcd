import Diptych

/// The points, the progress to the next level, and the history.
struct PointsView: View {
  let points: Points

  var body: some View {
    VStack(spacing: 1) {
      Facts {
        LabeledContent("Level", value: points.level)
        LabeledContent("Points", value: "\(points.points) of \(points.next)")
      }
      if points.points > 0 {
        Gauge("Next level", value: Double(points.points), in: 0...Double(max(points.next, 1)))
      }
      if points.history.isEmpty {
        ContentUnavailableView("No points yet.")
      } else {
        history
      }
    }
  }

  private var history: some View {
    Table(points.history) {
      TableColumn("Date") { entry in DateView(date: entry.date) }
      TableColumn("What") { entry in Text(verbatim: entry.title) }
      TableColumn("Points", alignment: .trailing) { entry in
        Text(verbatim: entry.points > 0 ? "+\(entry.points)" : "−\(-entry.points)")
      }
    }
  }
}
