/// A number as HTML writes it: without a fraction where there is none.
///
/// HTML Living Standard, 2.3.4.3, floating-point numbers.
@usableFromInline
func numberValue(_ number: Double) -> String {
  guard let integer = Int(exactly: number) else { return number.description }
  return String(integer)
}
