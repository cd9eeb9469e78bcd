/// The range of the places in a block.
struct MarkBlock: Sendable {
  let low: SIMD2<Double>
  let high: SIMD2<Double>
  /// Whether all places are finite on both axes.
  ///
  /// If it is false, the range is not known.
  let isFinite: Bool
  /// Whether the x values are ascending.
  let isAscending: Bool

  /// Computes the range of an even number of places, two places at a time.
  init(_ places: UnsafeBufferPointer<SIMD2<Double>>) {
    let memory = UnsafeRawBufferPointer(places)
    func pair(_ index: Int) -> SIMD4<Double> {
      memory.loadUnaligned(
        fromByteOffset: index * MemoryLayout<SIMD2<Double>>.stride,
        as: SIMD4<Double>.self
      )
    }
    var (low, high) = (pair(0), pair(0))
    // The product is zero as long as all places are finite.
    var product = SIMD4<Double>.zero
    var isOrdered = SIMDMask<SIMD4<Int64>>(repeating: true)
    for index in stride(from: 0, to: places.count, by: 2) {
      let next = pair(index)
      low.replace(with: next, where: next .< low)
      high.replace(with: next, where: next .> high)
      product += next * 0
      if index > 0 { isOrdered = isOrdered .& (pair(index - 1) .<= next) }
    }
    self.low = SIMD2(Swift.min(low[0], low[2]), Swift.min(low[1], low[3]))
    self.high = SIMD2(Swift.max(high[0], high[2]), Swift.max(high[1], high[3]))
    isFinite = product == .zero
    isAscending = places[0].x <= places[1].x && isOrdered[0] && isOrdered[2]
  }
}
