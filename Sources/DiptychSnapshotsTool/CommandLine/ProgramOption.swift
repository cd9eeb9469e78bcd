/// The options of a program, spelled as on the command line.
package protocol ProgramOption: CaseIterable, RawRepresentable<String>, Sendable {
  /// The rule for a value, written at the end of an error message, or nil for an option without a
  /// value.
  var valueRule: String? { get }
}
