import DiptychSystem

/// The location of a reference file, relative to the folder of all reference files.
///
/// The path is `<Module>/<Suite>/<Nested>/<test>/<case>.<variant>.<extension>`, where `<case>` is
/// the name of the snapshot. The path depends only on names, so adding a snapshot does not change
/// the paths of other snapshots.
///
/// In a name, letters, digits, `-` and `_` are kept, a space becomes `+`, and every other character
/// is percent-encoded. For example, `a b.c` becomes `a+b%2Ec`. If a component has more than 120
/// bytes, it is cut, and ends with a hash of the whole name.
package struct SnapshotLocation: Hashable, Sendable {
  /// The test that takes the snapshot.
  package let owner: SnapshotOwner

  /// The path relative to the folder of reference files, with `/` between its components.
  package let path: String

  /// Creates the location of a snapshot of a test.
  ///
  /// - Parameters:
  ///   - owner: The test that takes the snapshot.
  ///   - name: The name of the snapshot, or nil if the test takes only one snapshot. In this case,
  ///     the name is `default`.
  ///   - variant: The part of the file name that distinguishes snapshots with the same name and
  ///     extension, or nil.
  ///   - fileExtension: The extension of the file, without its dot.
  /// - Throws: ``SnapshotError/unnamedCase(_:)`` if the name is nil and the test is parameterized.
  ///   ``SnapshotError/emptyName(_:)`` if the name is empty.
  package init(
    owner: SnapshotOwner,
    name: String?,
    variant: String? = nil,
    fileExtension: String
  ) throws(SnapshotError) {
    if name == nil, owner.isParameterized { throw .unnamedCase(owner) }
    if name == "" { throw .emptyName(owner) }
    var ending = "." + pathComponent(fileExtension)
    if let variant { ending = "." + pathComponent(variant) + ending }
    self.owner = owner
    let file = pathComponent(name ?? "default", reserving: ending.utf8.count) + ending
    self.path = owner.folder + file
  }

  /// The name of the file, which is the last component of the path.
  package var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}

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
  package var description: String { "\((suites + [function]).joined(separator: "/")) (\(place))" }
}
