/// A point of a chart.
public struct ChartPoint: Sendable {
  public let t: Double
  public let v: Double

  /// Returns points in the order of `t`, each a step up or down from the one before.
  public static func generated(_ count: Int) -> [ChartPoint] {
    var generator = LinearCongruentialGenerator(seed: 42)
    var level = 0.0
    return (0..<count).map { index in
      level += Double(generator.below(2001) - 1000) / 1000
      return ChartPoint(t: Double(index), v: level)
    }
  }
}
