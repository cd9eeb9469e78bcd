extension Set<String> {
  /// Creates a set of names from one text, where white space separates the names.
  ///
  /// A literal of as many strings would take longer to compile than all code that uses the set.
  // In the client, because programs that only print text need no such set.
  @_alwaysEmitIntoClient
  package init(names: String) {
    self.init(names.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }
}
