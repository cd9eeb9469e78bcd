extension Int {
  /// Returns the quotient by a positive number, rounded down also below zero.
  func floored(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
