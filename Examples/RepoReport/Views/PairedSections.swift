import Diptych

/// The sections of a large history that are printed before the lines are counted, in two columns.
///
/// The parent view is a stack.
struct PairedSections: View {
  let history: History
  let limit: Int

  var body: some View {
    if history.contributors.count > 1 {
      SectionPair {
        ContributorsSection(history: history, limit: limit)
      } trailing: {
        PlotSection(history: history, height: plotHeight)
      }
    } else {
      SectionPair {
        WeekdaysSection(history: history)
      } trailing: {
        PlotSection(history: history, height: 8)
      }
    }
  }

  /// The height of the chart beside the contributors.
  ///
  /// The chart ends above the last contributor.
  private var plotHeight: Int {
    max(min(history.contributors.count, limit), 6)
  }
}

/// The heat map of the week, beside the chart of the lines.
///
/// The parent view is a stack.
struct PairedLines: View {
  let history: History

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    SectionPair {
      WeekSection(history: history)
    } trailing: {
      if shownLines?.includesFiles == true {
        LinesSection(history: history, height: 10)
      } else if history.contributors.count > 1 {
        WeekdaysSection(history: history)
      }
    }
  }
}
