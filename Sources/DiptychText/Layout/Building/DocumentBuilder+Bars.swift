import DiptychViews

// Bars, whose parts are drawn in the styles of their roles.
extension DocumentBuilder {
  /// Appends the bar of a task, with a track and a percentage.
  mutating func appendProgress(_ fraction: Double?) {
    let natural = fraction == nil ? 1 : Self.barWidth + BarParameter.percentageWidth
    appendBar(fraction, flags: NodeFlag.tracked, natural: natural)
  }

  /// Appends the bar of a value in a range: a thin one in a table, where several stand together.
  mutating func appendGauge(_ fraction: Double) {
    appendBar(fraction, flags: table.isInRow ? NodeFlag.thin : 0, natural: Self.barWidth)
  }

  /// The cells of a bar that nothing else gives a width.
  private static var barWidth: Int { 20 }

  private mutating func appendBar(_ fraction: Double?, flags: UInt8, natural: Int) {
    endRun()
    let text = style
    append(
      Node(
        kind: .bar,
        flags: flags,
        style: accentStyle(),
        start: BarParameter(fraction).bits,
        natural: UInt32(natural),
        extra: UInt32(glyphStyle(.track)) | UInt32(text) << 16
      )
    )
  }
}
