/// The shapes of a scene, whose places are values of the axes and not yet parts of a picture.
enum SceneShapes {
  /// A bar: its place on one axis and its ends on the other.
  struct Bar: Hashable, Sendable {
    /// The middle of the bar on the axis of its place; a position of a band, or a value.
    let place: Double
    /// The position among bars that stand beside each other in the band, and how many there are.
    var slot = 0
    var slots = 1
    /// The end at zero, or the lower one.
    let start: Double
    let end: Double
    let color: ChartColor
    /// The series of the bar.
    let series: String?
    /// The value as it was given.
    let value: Double
  }

  /// The place of the bars of a stack.
  struct BarPlace: Hashable {
    /// The position of a band, or a value.
    let value: Double
    /// The position among the stacks beside each other.
    let slot: Int
  }

  /// The points of a line, in the order of the x axis; a y that is not a number parts it.
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
    let isLying: Bool
    /// The value on the axis that the line crosses.
    let value: Double
    /// The ends on the other axis; nil across the whole chart.
    let ends: ClosedRange<Double>?
    let color: ChartColor
    let series: String?
  }

  /// A rectangle between values of both axes.
  struct Rectangle: Hashable, Sendable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    let color: ChartColor
    /// The step of its colour, from 0 to 4; nil for all of it.
    let step: Int?
    let value: Double?
  }

  /// A part of a whole.
  struct Sector: Hashable, Sendable {
    let name: String
    let value: Double
    /// The shares before the part and up to its end, from 0 to 1.
    let start: Double
    let end: Double
    let color: ChartColor
  }

  /// Words at a point.
  struct Words: Hashable, Sendable {
    let text: String
    let x: Double
    let y: Double
    let position: AnnotationPosition
  }
}
