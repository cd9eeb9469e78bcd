import DiptychViews

/// The settings that a program has made for an axis.
struct AxisSettings: Sendable {
  var isHidden = false
  var label: String?
  var domain = _ChartScaleDomain.automatic
  var type = _ScaleType.linear
  var marks: AxisMarks?
}
