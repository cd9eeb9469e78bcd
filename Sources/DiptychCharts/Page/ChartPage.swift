import DiptychViews

/// A chart in a page, as an SVG with coordinates in percent.
///
/// So the chart is as wide as its container, and its text keeps its size.
struct ChartPage: View {
  let scene: ChartScene

  var body: some View {
    PageElement("figure", SVGAttributes(class: "plot")) {
      if scene.isRedacted {
        PlotPicture(scene: scene, placement: PlotPlacement(scene))
      } else {
        if !scene.title.isEmpty { caption }
        if scene.legendPosition == .top { PageLegend(scene: scene) }
        if scene.isEmpty {
          PageElement("p") { Text(verbatim: scene.words.noValues).role(.label) }
        } else if scene.sectors.isEmpty {
          plot
        } else {
          PageRing(scene: scene)
        }
        if scene.legendPosition == .bottom && scene.sectors.isEmpty { PageLegend(scene: scene) }
        ForEach(scene.problems, id: \.self) { problem in
          PageElement("p") { problem.note }
        }
        if scene.hasValues { table }
      }
    }
  }

  // The caption is hidden from screen readers, because the accessibility label of the picture
  // begins with the same text.
  private var caption: some View {
    PageElement("figcaption", .hidden) { Text(verbatim: scene.title) }
  }

  @ViewBuilder private var plot: some View {
    let placement = PlotPlacement(scene)
    if scene.namesYAxis && scene.y.bandCount == nil {
      unit(scene.y.label, class: "unit")
    }
    PageElement("div", SVGAttributes(class: placement.classNames)) {
      if let names = placement.longNames { PlotNames(class: "sides", names: names) }
      PlotPicture(scene: scene, placement: placement)
      if !scene.x.isHidden {
        PlotLabels(scene: scene, placement: placement)
        if !scene.x.label.isEmpty && scene.x.bandCount == nil && !scene.isInTime {
          unit(scene.x.label, class: "unit x")
        }
      }
    }
  }

  private func unit(_ text: String, class name: String) -> some View {
    PageElement("div", SVGAttributes(class: name, ["aria-hidden": "true"])) {
      Text(verbatim: text)
    }
  }

  private var table: some View {
    DisclosureGroup("\(scene.chartLabels.data)") {
      ChartTable(scene)
      if let note = ChartTable.note(scene) {
        PageElement("p") { Text(verbatim: note) }
      }
    }
  }
}

extension ChartScene {
  /// Whether the x axis has dates.
  ///
  /// Dates need no name of the axis.
  fileprivate var isInTime: Bool {
    switch x.scale {
    case .dates, .dateBands: true
    case .bands, .numbers: false
    }
  }
}
