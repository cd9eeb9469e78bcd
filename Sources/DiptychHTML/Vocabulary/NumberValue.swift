/// Returns a number as HTML writes it: an integer without a fraction.
///
/// HTML Living Standard, 2.3.4.3, floating-point numbers.
@usableFromInline
func numberValue(_ number: Double) -> String {
  guard let integer = Int(exactly: number) else { return number.description }
  return String(integer)
}
