import DiptychViews

// Bars, whose parts are drawn in the styles of their roles.
extension DocumentBuilder {
  /// Appends a bar with a track and a percentage.
  mutating func appendProgress(_ fraction: Double?) {
    endRun()
    let text = style
    let natural = fraction == nil ? 1 : Self.barWidth + BarParameter.percentageWidth
    append(
      Node(
        kind: .bar,
        style: accentStyle(),
        start: BarParameter(fraction).bits,
        natural: UInt32(natural),
        extra: UInt32(glyphStyle(.track)) | UInt32(text) &<< 16
      )
    )
  }

  /// The cells of a bar that nothing else gives a width.
  private static var barWidth: Int { 20 }
}
