import Synchronization

/// The test that a snapshot belongs to.
package struct SnapshotOwner: Hashable, Sendable {
  /// The module that declares the test.
  package let module: String

  /// The names of the types that contain the test, from the outermost to the innermost.
  package let suites: [String]

  /// The name of the test function, with its argument labels, such as `total(of:)`.
  ///
  /// A raw identifier keeps its backticks.
  package let function: String

  /// Whether the test runs once for each of its arguments.
  package let isParameterized: Bool

  /// The location where the test is declared, in the form `Module/File.swift:12`.
  package let place: String

  /// Creates the description of a test.
  package init(
    module: String,
    suites: [String] = [],
    function: String,
    isParameterized: Bool = false,
    place: String
  ) {
    self.module = module
    self.suites = suites
    self.function = function
    self.isParameterized = isParameterized
    self.place = place
  }

  private static let folders = Mutex<[SnapshotOwner: String]>([:])

  /// The path of the test's folder, with a slash at its end.
  ///
  /// It consists of the names of the module, the suites and the test.
  ///
  /// It is computed once for each owner, because computing it in a debug build takes longer than
  /// reading a reference file.
  var folder: String {
    if let folder = Self.folders.withLock({ $0[self] }) { return folder }
    let names = [module] + suites + [function]
    let folder = names.map { pathComponent(Self.baseName($0)) + "/" }.joined()
    Self.folders.withLock { $0[self] = folder }
    return folder
  }

  /// Returns a name without its argument labels or the backticks of a raw identifier.
  private static func baseName(_ name: String) -> String {
    // The bytes are compared, because these characters are never part of the encoding of a longer
    // character.
    if name.utf8.first == UInt8(ascii: "`") {
      String(name.utf8.dropFirst().prefix { $0 != UInt8(ascii: "`") }) ?? name
    } else {
      String(name.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? name
    }
  }
}

extension SnapshotOwner: CustomStringConvertible {
  package var description: String {
    "\((suites + [function]).joined(separator: "/")) (\(place))"
  }
}
