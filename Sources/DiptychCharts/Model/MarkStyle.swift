public import DiptychViews

/// The style that marks have in common which are drawn in the same way.
@usableFromInline
struct MarkStyle: Hashable, Sendable {
  /// The series, which gives a mark its colour and its entry in the legend.
  @usableFromInline var series: String?
  /// The line that a mark belongs to, among lines of one colour.
  @usableFromInline var line: String?
  /// The place beside others in a band.
  @usableFromInline var position: String?
  /// The role whose colour a mark has in place of the colour of its series.
  @usableFromInline var role: Role?
  @usableFromInline var stacking = MarkStackingMethod.unstacked
  @usableFromInline var interpolation = InterpolationMethod.linear

  @usableFromInline
  init() {}
}
