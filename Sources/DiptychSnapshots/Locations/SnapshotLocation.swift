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
