public import DiptychViews

/// The style of marks that are drawn in the same way.
@usableFromInline
struct MarkStyle: Hashable, Sendable {
  /// The series, which determines the colour of a mark and its entry in the legend.
  @usableFromInline var series: String?
  /// The name of the line of a mark, which distinguishes lines of the same colour.
  @usableFromInline var line: String?
  /// The position beside other bars in a band.
  @usableFromInline var position: String?
  /// The role whose colour replaces the colour of the series.
  @usableFromInline var role: Role?
  @usableFromInline var stacking = MarkStackingMethod.unstacked
  @usableFromInline var interpolation = InterpolationMethod.linear

  @usableFromInline
  init() {}
}
