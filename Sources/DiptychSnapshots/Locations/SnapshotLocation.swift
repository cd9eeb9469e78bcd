/// The location of a snapshot, relative to the folder of references.
///
/// The path is `<Module>/<Suite>/<Nested>/<test>/<case>.<variant>.<extension>`. It depends on names
/// alone, not on the order of calls, so a new snapshot does not rename another.
///
/// Letters, digits, `-` and `_` of a name are kept, a space becomes `+`, and everything else is
/// percent-encoded, such as `%2E`. A component that would exceed 120 bytes is cut, and ends in a
/// hash of the whole name.
public struct SnapshotLocation: Hashable, Sendable {
  /// The test that takes the snapshot.
  public let owner: SnapshotOwner

  /// The path relative to the folder of references, with `/` between its components.
  public let path: String

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - owner: The test that takes the snapshot.
  ///   - name: The name of the case, or nil for the only snapshot of a test, whose file is called
  ///     `default`.
  ///   - variant: The part of the file name that distinguishes files of one case with the same
  ///     extension.
  ///   - fileExtension: The extension, without its dot.
  /// - Throws: ``SnapshotError/unnamedCase(_:)`` if a parameterized test gives no name,
  ///   ``SnapshotError/emptyName(_:)`` if the name is empty.
  public init(
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

  /// The last component of the path.
  public var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
