/// The fraction of a bar that is full, in 65,535ths, or that the fraction is unknown.
struct BarParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ fraction: Double?) {
    bits = fraction.map { UInt32(($0 * 0xFFFF).rounded()) } ?? .max
  }

  var fraction: Double? { bits == .max ? nil : Double(bits) / 0xFFFF }

  /// The cells of two spaces and a percentage after a bar.
  static var percentageWidth: Int { 6 }

  /// The least cells of a percentage alone.
  static var narrowestPercentage: Int { 4 }

  /// The least cells of a bar with a percentage after it.
  static var narrowestBar: Int { 2 }
}
