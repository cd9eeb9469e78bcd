/// A parser that splits a command line into options and positional arguments (POSIX guideline 10).
///
/// The forms `--name value`, `--name=value` and `-x` are recognised. After `--`, every argument is
/// positional.
package struct ArgumentReader<Option: ProgramOption> {
  package enum Argument {
    case option(Option)
    case value(Option, String)
    case positional(String)
  }

  private var rest: ArraySlice<String>
  private var readsOptions = true

  package init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the next argument, or nil at the end.
  ///
  /// - Throws: A ``UsageError`` if an option is unknown, lacks its value, or has one that it does
  ///   not take.
  package mutating func next() throws(UsageError) -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    guard readsOptions, argument.hasPrefix("-"), argument != "-" else {
      return .positional(argument)
    }
    if argument == "--" {
      readsOptions = false
      return try next()
    }
    let equals = argument.hasPrefix("--") ? argument.firstIndex(of: "=") : nil
    let name = String(argument[..<(equals ?? argument.endIndex)])
    guard let option = Option(rawValue: name) else {
      let known = Option.allCases.map(\.rawValue)
      throw .unknownOption(name, suggestion: suggestion(for: name, among: known))
    }
    let value = equals.map { String(argument[argument.index(after: $0)...]) }
    guard let rule = option.valueRule else {
      guard value == nil else { throw .unexpectedValue(option: name) }
      return .option(option)
    }
    guard let value = value ?? nextValue() else {
      throw .missingValue(option: name, expected: rule)
    }
    guard !value.isEmpty else {
      throw .emptyValue(subject: "option '\(name)'", expected: rule)
    }
    return .value(option, value)
  }

  /// Returns the value of the option just read, or nil if the next word is an option or missing.
  private mutating func nextValue() -> String? {
    guard let value = rest.first, !value.hasPrefix("--") else { return nil }
    rest.removeFirst()
    return value
  }
}

extension ProgramOption {
  /// Parses a value of the option.
  ///
  /// - Throws: ``UsageError/invalidValue(option:value:expected:)`` if the value can't be parsed.
  package func value<Value>(
    _ string: String,
    as read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let value = read(string) else {
      throw .invalidValue(option: rawValue, value: string, expected: valueRule ?? "")
    }
    return value
  }
  /// Parses a value of an option whose values are names.
  ///
  /// - Throws: ``UsageError/unknownName(option:value:suggestion:)`` if the value is like a name, or
  ///   ``UsageError/invalidValue(option:value:expected:)`` for any other value.
  package func value(_ string: String, among names: [String]) throws(UsageError) -> String {
    if !names.contains(string), let name = closest(to: string, among: names) {
      throw .unknownName(option: rawValue, value: string, suggestion: name)
    }
    return try value(string) { names.contains($0) ? $0 : nil }
  }
}

/// The options of a program, spelled as on the command line.
package protocol ProgramOption: CaseIterable, RawRepresentable<String>, Sendable {
  /// The rule for the value of the option, which ends an error message.
  ///
  /// It is nil for an option without a value.
  var valueRule: String? { get }
}
