import DiptychViews

/// The settings that a program has made for an axis.
struct AxisSettings: Sendable {
  var isHidden = false
  var label: String?
  var domain = ChartScaleDomain.automatic
  var type = ScaleType.linear
  var marks: AxisMarks?
}
