/// A public type in a source file.
struct Declaration {
  let name: String
  /// The lines of its documentation.
  let comment: String
  /// The protocols that its head names.
  let protocols: Set<String>

  /// Returns the public structs and enums at the top level of a file.
  static func types(in path: String) throws -> [Declaration] {
    try Repository.text(of: path)
      .matches(of: /((?:\/\/\/.*\n)*)(?:@.*\n)*public (?:struct|enum) (\w+)([^{]*)\{/)
      .map { match in
        // The text after the generic parameters, if there are any.
        let head = match.3.split(separator: ">", omittingEmptySubsequences: false).last ?? ""
        return Declaration(
          name: String(match.2),
          comment: String(match.1),
          protocols: Set(head.split { !$0.isLetter }.map(String.init))
        )
      }
  }
}
