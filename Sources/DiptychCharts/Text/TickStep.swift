/// The distance between two labels of an axis.
enum TickStep {
  /// A step that a program has set.
  case stride(Double)
  /// A round number: 1, 2 or 5 times a power of ten.
  case round(factor: Double, power: Int)
  /// A number of decades on a logarithmic axis.
  case decades(Int)

  /// The distance between the values, or between the exponents of powers of ten.
  var size: Double { if case .decades(let number) = self { Double(number) } else { value(1) } }

  /// Returns the value at a multiple of the step.
  func value(_ multiple: Double) -> Double {
    switch self {
    case .stride(let step): return multiple * step
    case .round(let factor, let power):
      // As in ``Spacing``, a quotient is used, because it is closer to a decimal fraction than a
      // product.
      return power < 0
        ? multiple / (PowersOfTen.power(-power) / factor)
        : multiple * (PowersOfTen.power(power) * factor)
    case .decades(let number): return PowersOfTen.power(multiple * Double(number))
    }
  }
}

extension TickStep {
  /// The steps that an axis can have.
  struct Choices {
    /// The range of the values of marks, or of their logarithms on a logarithmic axis.
    let reach: ClosedRange<Double>
    let isLogarithmic: Bool
    /// The number of labels that a program has requested.
    let count: Int?
    private let stride: Double?
    private let isWhole: Bool

    /// The minimum number of decades for labels that are powers of ten.
    ///
    /// If there are fewer decades, more labels with different distances are used.
    private static let fewDecades = 2.5

    init?(_ axis: ChartAxis, _ reach: ClosedRange<Double>) {
      guard case .numbers(_, let type) = axis.scale else { return nil }
      isLogarithmic = type == .log
      self.reach =
        isLogarithmic
        ? PowersOfTen.logarithm(of: reach.lowerBound)...PowersOfTen.logarithm(of: reach.upperBound)
        : reach
      isWhole = axis.isWhole
      let width = self.reach.upperBound - self.reach.lowerBound
      guard width > 0, width.isFinite, !isLogarithmic || width >= Self.fewDecades else {
        return nil
      }
      switch axis.marks?.values.choice {
      case .values?: return nil
      case .stride(let step)?:
        guard !isLogarithmic else { return nil }
        (count, stride) = (nil, step > 0 && step.isFinite ? step : nil)
      case .automatic(let count?)?: (self.count, stride) = (max(count, 1), nil)
      case .automatic(nil)?, .dateStride?, nil: (count, stride) = (nil, nil)
      }
    }

    /// Returns some steps that are not shorter than a length, in ascending order.
    func from(_ length: Double) -> [TickStep] {
      // A rounding error must not select the next larger step.
      let length = length * (1 - 1e-9)
      if let stride { return stride >= length ? [.stride(stride)] : [] }
      if isLogarithmic {
        let first = max(Int(length.rounded(.up)), 1)
        return (first..<(first + 3)).map { .decades($0) }
      }
      guard length > 0, length.isFinite else { return [] }
      let power = PowersOfTen.exponent(of: length)
      let steps = [power, power + 1].flatMap { power in
        [1, 2, 5].map { TickStep.round(factor: $0, power: power) }
      }
      return steps.filter {
        $0.size.isFinite && $0.size >= length && (!isWhole || $0.size >= 1)
      }
    }
  }
}
