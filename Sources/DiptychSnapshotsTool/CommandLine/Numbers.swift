import Diptych

/// Returns a number with commas between groups of three digits.
package func grouped(_ number: Int) -> String { ValueFormat.number.text(number) }

/// Returns a number and a noun in the singular or the plural.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
