/// A fraction in percent, as every format writes it.
///
/// ```swift
/// Percentage(share: 0.0001).description  // <1%
/// Percentage(done: 0.0001).description  // 1%
/// ```
///
/// The share of a ``Gauge`` is true: what rounds to 0 or to 100 without being so is `<1%` or
/// `>99%`. The amount that a ``ProgressView`` has done is 1 to 99 until the work has ended, because
/// `<1%` does not read as work that has begun.
public struct Percentage: Hashable, Sendable, CustomStringConvertible {
  /// The number; 101 is less than one, and 102 more than 99.
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  /// Creates the percentage of a share from 0 to 1.
  public init(share fraction: Double) {
    let rounded = Self.rounded(fraction)
    let isInside = fraction > 0 && fraction < 1
    code = isInside && rounded == 0 ? 101 : isInside && rounded == 100 ? 102 : rounded
  }

  /// Creates the percentage of work that is done, from 0 to 1.
  public init(done fraction: Double) {
    let rounded = Self.rounded(fraction)
    code = fraction > 0 && fraction < 1 ? min(max(rounded, 1), 99) : rounded
  }

  private static func rounded(_ fraction: Double) -> UInt8 {
    UInt8((min(max(fraction, 0), 1) * 100).rounded())
  }

  public var description: String {
    switch code {
    case 101: "<1%"
    case 102: ">99%"
    default: "\(code)%"
    }
  }
}
