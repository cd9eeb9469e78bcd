import DiptychViews

/// The settings of an axis, by a program.
struct AxisSettings: Sendable {
  var isHidden = false
  var label: String?
  var domain = ChartScaleDomain.automatic
  var type = ScaleType.linear
  var marks: AxisMarks?
}
