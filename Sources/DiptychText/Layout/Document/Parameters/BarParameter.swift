/// How full a bar is, in 65,535ths, or that this is not known.
struct BarParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ fraction: Double?) {
    bits = fraction.map { UInt32(($0 * 0xFFFF).rounded()) } ?? .max
  }

  var fraction: Double? { bits == .max ? nil : Double(bits) / 0xFFFF }
}
