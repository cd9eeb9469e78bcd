import Diptych
import DiptychExampleSupport

/// A number in large digits.
///
/// They are three lines high and are drawn with half blocks.
struct LargeNumber: View {
  /// The pixels of the digits.
  ///
  /// A digit has five rows of three pixels, and each row is an octal digit.
  private static let digits = [
    0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717,
  ]

  let value: Int

  var body: some View {
    VStack {
      ForEach(0..<3, id: \.self) { Text(verbatim: Self.line($0, of: grouped(value))).lineLimit(1) }
    }
    .bold()
    .role(.accent)
  }

  /// Returns a line of the digits.
  ///
  /// The lower half of the last line is empty, so that the digits don't touch the words below them.
  private static func line(_ line: Int, of number: String) -> String {
    number.map { character in
      guard let digit = character.wholeNumberValue else {
        // A comma has a body, and a tail below the body.
        return ["\u{A0}", "▄", "▘"][line]
      }
      let (upper, lower) = (row(2 * line, of: digit), row(2 * line + 1, of: digit))
      return String(
        [4, 2, 1].map { pixel in
          switch (upper & pixel != 0, lower & pixel != 0) {
          case (true, true): "█" as Character
          case (true, false): "▀"
          case (false, true): "▄"
          case (false, false): "\u{A0}"
          }
        }
      )
    }
    .joined(separator: "\u{A0}")
  }

  private static func row(_ row: Int, of digit: Int) -> Int {
    row > 4 ? 0 : digits[digit] >> (3 * (4 - row)) & 7
  }
}
