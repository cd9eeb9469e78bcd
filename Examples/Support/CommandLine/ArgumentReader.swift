/// Splits a command line into options and positional arguments, as POSIX guideline 10 has it.
package struct ArgumentReader {
  package enum Argument: Equatable {
    /// `--name`, `--name=value` or `-x`.
    case option(name: String, value: String?)
    case positional(String)
  }

  private var rest: ArraySlice<String>
  private var readsOptions = true

  package init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The next argument, or `nil` at the end.
  package mutating func next() -> Argument? {
    guard let argument = rest.popFirst() else { return nil }
    guard readsOptions, argument.hasPrefix("-"), argument != "-" else {
      return .positional(argument)
    }
    if argument == "--" {
      readsOptions = false
      return next()
    }
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else {
      return .option(name: argument, value: nil)
    }
    return .option(
      name: String(argument[..<equals]),
      value: String(argument[argument.index(after: equals)...])
    )
  }

  /// The value of the option just read, or `nil` if the next word is an option or nothing.
  package mutating func nextValue() -> String? {
    guard let value = rest.first, !value.hasPrefix("--") else { return nil }
    rest.removeFirst()
    return value
  }
}
