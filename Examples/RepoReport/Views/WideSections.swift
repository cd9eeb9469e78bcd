import Diptych

/// The sections of a large history in the wide layout, except the newest commits.
///
/// They are in two columns of about the same height, so that no large space stays empty. The parent
/// view is a stack.
struct WideSections: View {
  let history: History
  let limit: Int

  @Environment(\.shownLines) private var shownLines

  var body: some View {
    let columns = WideColumns(history: history, limit: limit)
    switch columns.arrangement {
    case .rows:
      SectionPair {
        contributors
      } trailing: {
        files
      }
      SectionPair {
        WeekSection(history: history)
      } trailing: {
        HStack(alignment: .top, spacing: 4) {
          plot(columns).frame(maxWidth: .max, alignment: .topLeading)
          if showsLines {
            LinesSection(history: history, height: columns.plotHeight)
              .frame(maxWidth: .max, alignment: .topLeading)
          }
        }
      }
    case .filesAlone:
      SectionPair {
        contributorsAndWeek
        plot(columns)
      } trailing: {
        files
      }
    case .filesAbovePlot:
      SectionPair {
        contributorsAndWeek
      } trailing: {
        files
        plot(columns)
      }
    case .plotBelow:
      SectionPair {
        contributorsAndWeek
      } trailing: {
        files
      }
      plotBesideWeekdays(columns)
    case .contributorsAlone:
      SectionPair {
        contributors
      } trailing: {
        files
        WeekSection(history: history)
      }
      plotBesideWeekdays(columns)
    }
    if columns.arrangement != .rows { LinesSection(history: history) }
  }

  private var showsLines: Bool { shownLines?.includesFiles == true }

  @ViewBuilder private var contributorsAndWeek: some View {
    if history.contributors.count > 1 { contributors }
    WeekSection(history: history)
  }

  private var contributors: ContributorsSection {
    ContributorsSection(history: history, limit: limit)
  }

  private var files: FilesSection { FilesSection(history: history, limit: limit) }

  private func plot(_ columns: WideColumns) -> PlotSection {
    PlotSection(history: history, height: columns.plotHeight)
  }

  /// Returns the plot beside the table of weekdays.
  ///
  /// Both have the same height.
  private func plotBesideWeekdays(_ columns: WideColumns) -> some View {
    SectionPair {
      WeekdaysSection(history: history)
    } trailing: {
      plot(columns)
    }
  }
}
