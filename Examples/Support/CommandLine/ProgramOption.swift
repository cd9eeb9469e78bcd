/// The options that a program knows, spelled as on the command line.
package protocol ProgramOption: CaseIterable, RawRepresentable<String>, Sendable {
  /// What a value must be, as the end of an error message says it; nil for an option without one.
  var valueRule: String? { get }
}
