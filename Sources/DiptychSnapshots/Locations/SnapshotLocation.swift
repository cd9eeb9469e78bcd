/// Where a snapshot is, relative to the folder of all references.
///
/// The path is `<Module>/<Suite>/<Nested>/<test>/<case>.<variant>.<extension>`. It depends on names
/// alone, never on the order of calls, so a new snapshot renames no other.
///
/// Letters, digits, `-` and `_` of a name stay, a space becomes `+`, and all else is written as in
/// URLs: `%2E`. A part that would exceed 120 bytes is cut, and ends in a hash of the whole name.
public struct SnapshotLocation: Hashable, Sendable {
  /// The test that takes the snapshot.
  public let owner: SnapshotOwner

  /// The path relative to the folder of references, with `/` between its parts.
  public let path: String

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - owner: The test that takes the snapshot.
  ///   - name: The name of the case. A test of one snapshot can do without: the file is then
  ///     called `default`.
  ///   - variant: What tells apart the files of one case that share an extension.
  ///   - fileExtension: The extension, without its dot.
  /// - Throws: ``SnapshotError/unnamedCase(_:)`` when a parameterized test gives no name,
  ///   ``SnapshotError/emptyName(_:)`` when the name is empty.
  public init(
    owner: SnapshotOwner,
    name: String?,
    variant: String? = nil,
    fileExtension: String
  ) throws(SnapshotError) {
    if name == nil, owner.isParameterized { throw .unnamedCase(owner) }
    if name == "" { throw .emptyName(owner) }
    let ending = [variant, fileExtension].compactMap(\.self).map { "." + pathComponent($0) }
      .joined()
    let file = pathComponent(name ?? "default", reserving: ending.utf8.count) + ending
    self.owner = owner
    self.path = (owner.folders.map { pathComponent($0) } + [file]).joined(separator: "/")
  }

  /// The last part of the path.
  public var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
