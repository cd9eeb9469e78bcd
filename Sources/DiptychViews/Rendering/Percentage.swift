/// A fraction as text in percent, the same in every format.
///
/// ```swift
/// _Percentage(share: 0.0001).description  // <1%
/// _Percentage(done: 0.0001).description  // 1%
/// ```
///
/// For a share, as in a ``Gauge``, only 0 is `0%` and only 1 is `100%`: values that would round to
/// these are `<1%` or `>99%`. For work that is done, as in a ``ProgressView``, such values are `1%`
/// or `99%`, because `<1%` does not look like work that has begun.
public struct _Percentage: Hashable, Sendable, CustomStringConvertible {
  /// The number of percents; 101 stands for `<1%`, and 102 for `>99%`.
  package let code: UInt8

  package init(code: UInt8) { self.code = code }

  /// Whether the share is above 0 and would round to `0%`.
  package var isBelowOne: Bool { code == 101 }

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
