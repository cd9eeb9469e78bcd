import DiptychViews

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The settings that modifiers have made for a chart.
struct ChartSettings: Sendable {
  var x = AxisSettings()
  var y = AxisSettings()
  /// Whether the chart has a legend, or nil if it depends on the number of series.
  var hasLegend: Bool?
  /// The place of the legend.
  var legendPosition = ChartLegendPosition.bottom
  /// The order of the series, and the roles that give them colours.
  var seriesRoles: [(name: String, role: Role?)] = []
  /// The height of the plot with its axes, in lines.
  var height: Int?
  /// The calendar of dates.
  var calendar = Calendar.utc
  /// The words of charts in the language of the program.
  var words = Words.Charts()
}

extension EnvironmentValues {
  private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  /// The settings that the modifiers of a chart have made.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension Calendar {
  /// The Gregorian calendar in UTC, so that a chart looks the same everywhere.
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
