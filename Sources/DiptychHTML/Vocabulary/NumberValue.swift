/// Returns a number in the format of HTML, where an integer has no fraction, such as `3`.
///
/// HTML Living Standard, 2.3.4.3, floating-point numbers.
@usableFromInline
func numberValue(_ number: Double) -> String {
  guard let integer = Int(exactly: number) else { return number.description }
  return String(integer)
}
