/// The options of a program, spelled as on the command line.
package protocol ProgramOption: CaseIterable, RawRepresentable<String>, Sendable {
  /// The rule for the value of the option, which ends an error message.
  ///
  /// It is nil for an option without a value.
  var valueRule: String? { get }
}
