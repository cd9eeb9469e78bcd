/// The shapes of a scene, whose places are values on the axes.
enum SceneShapes {
  /// A bar, with its place on one axis and its ends on the other axis.
  struct Bar: Hashable, Sendable {
    /// The middle of the bar on the axis of its place: the position of a band, or a value.
    let place: Double
    /// The position among the bars beside each other in the band, and the number of these bars.
    var slot = 0
    var slots = 1
    /// The end at zero, or the lower end.
    let start: Double
    let end: Double
    let color: ChartColor
    /// The series of the bar.
    let series: String?
    /// The original value.
    let value: Double
  }

  /// The place of a stack of bars.
  struct BarPlace: Hashable {
    /// The position of a band, or a value.
    let value: Double
    /// The position among the stacks beside each other in the band.
    let slot: Int
  }

  /// The points of a line, in the order of the x axis.
  ///
  /// If a y value is not finite, the line has a gap.
  struct Line: Sendable {
    let places: MarkPlaces
    let color: ChartColor
    let series: String?
    let interpolation: InterpolationMethod
  }

  /// An area between two lines with the same places on the x axis.
  struct Area: Sendable {
    let xs: [Double]
    let starts: [Double]
    let ends: [Double]
    let color: ChartColor
    let series: String?
    let interpolation: InterpolationMethod
  }

  /// Points of one colour.
  struct Points: Sendable {
    let places: MarkPlaces
    let color: ChartColor
    let series: String?
  }

  /// A line across the chart, or between two values.
  struct Rule: Hashable, Sendable {
    let isHorizontal: Bool
    /// The value on the axis that the line crosses.
    let value: Double
    /// The ends on the other axis, or nil for a line across the whole chart.
    let ends: ClosedRange<Double>?
    let color: ChartColor
    let series: String?
  }

  /// A rectangle between values of both axes.
  struct Rectangle: Hashable, Sendable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let color: ChartColor
    /// The shade of its colour, from 0 to 4, or nil for the full colour.
    let step: Int?
    let value: Double?
  }

  /// A sector, which is a share of a whole.
  struct Sector: Hashable, Sendable {
    let name: String
    let value: Double
    /// The start of the sector and its end, as shares from 0 to 1.
    let start: Double
    let end: Double
    let color: ChartColor
  }

  /// A text at a point.
  struct Words: Hashable, Sendable {
    let text: String
    let x: Double
    let y: Double
    let position: AnnotationPosition
  }
}
