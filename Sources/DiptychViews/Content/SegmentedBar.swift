/// A bar with the parts of a whole, such as lines added and lines removed.
///
/// ```swift
/// SegmentedBar("Lines", [BarSegment(214, role: .added), BarSegment(58, role: .removed)], of: 400)
/// ```
///
/// ```text
/// ━━━━━━━━━━━╍╍╍──────
/// ```
///
/// Text output is a line of at most 20 cells, or as wide as its frame or its column. HTML is an
/// `<svg class="churn">`. Both have a track up to the total. Every part greater than zero is
/// visible, and the length of the bar shows the sum of its parts. Screen readers and the format
/// `.plain` get the label and the numbers.
public struct SegmentedBar: PrimitiveView, Sendable {
  @usableFromInline let label: String
  @usableFromInline let segments: [BarSegment]

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: The meaning of the bar, for assistive technology.
  ///   - segments: The parts, in order from the leading end.
  ///   - total: The value of a full bar. Nil stands for the sum of the parts.
  public init(_ label: String, _ segments: [BarSegment], of total: Double? = nil) {
    let whole = total ?? segments.reduce(0) { $0 + $1.value }
    self.segments = segments.map { segment in
      var segment = segment
      segment.fraction = clampedFraction(segment.value, of: 0, whole)
      return segment
    }
    self.label =
      segments.isEmpty ? label : "\(label): \(segments.map(\.spoken).joined(separator: ", "))"
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.segmentedBar(view.segments, label: view.label)
  }
}

/// A part of a ``SegmentedBar``.
public struct BarSegment: Hashable, Sendable {
  /// The value of the part.
  public var value: Double
  /// The role that gives the part its look.
  public var role: Role
  /// The share of a full bar that the part takes, from 0 to 1; ``SegmentedBar`` sets it.
  public package(set) var fraction = 0.0

  /// Creates a part with a value; a value that is negative or not finite counts as 0.
  public init(_ value: Double, role: Role) {
    self.value = value.isFinite ? max(value, 0) : 0
    self.role = role
  }

  /// Creates a part with a whole number; a negative number counts as 0.
  public init(_ value: Int, role: Role) { self.init(Double(value), role: role) }

  /// The number and the name of the role, such as `214 added`.
  fileprivate var spoken: String { "\(Sparkline.digits(value)) \(role)" }
}
