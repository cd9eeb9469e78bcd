public import Yardsticks

/// Returns the lowest and the highest `v` of the points in each of 120 columns, in one pass.
///
/// The first and the last point have the least and the greatest `t`.
@inline(never)
public func columnRanges(_ points: [ChartPoint]) -> [(low: Double, high: Double)] {
  guard let first = points.first, let last = points.last else { return [] }
  let columns = 120
  let scale = Double(columns) / (last.t - first.t)
  var ranges = [(low: Double, high: Double)](repeating: (.infinity, -.infinity), count: columns)
  for point in points {
    let column = min(Int((point.t - first.t) * scale), columns - 1)
    if point.v < ranges[column].low { ranges[column].low = point.v }
    if point.v > ranges[column].high { ranges[column].high = point.v }
  }
  return ranges
}
