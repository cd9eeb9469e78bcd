import DiptychFiles

/// A part of the pages of a site, which one of several processes writes.
///
/// The path of a page determines its shard. So a page stays in its shard if the order of the pages
/// changes.
struct Shard: Codable, Hashable, Sendable {
  /// The number of the shard, from 0.
  let index: Int

  /// The number of shards that the site is divided into.
  let count: Int

  /// Creates a shard.
  ///
  /// - Parameters:
  ///   - index: The number of the shard, from 0.
  ///   - count: The number of all shards, at least 1.
  /// - Throws: ``ShardError/number(_:of:)`` if `index` is not between 0 and `count - 1`.
  init(_ index: Int, of count: Int) throws(ShardError) {
    guard (0..<max(count, 0)).contains(index) else { throw .number(index, of: count) }
    self.index = index
    self.count = count
  }

  /// Whether a page with this file belongs to the shard.
  func contains(_ file: String) -> Bool { fnvHash(file.utf8) % UInt64(count) == UInt64(index) }
}

/// A reason why a shard can't be created, or why the shards of a site can't be merged.
enum ShardError: Error, Hashable, Sendable {
  /// The number of the shard is less than 0, or is not less than the number of shards.
  case number(Int, of: Int)
  /// A folder contains no shard, or a shard that was not written completely.
  case noShard(folder: String)
  /// The shards with these numbers are missing.
  case missing([Int], of: Int)
  /// Two folders hold the same shard.
  case duplicate(Int, folder: String)
  /// A folder contains a shard of a site with other pages or other settings.
  case otherSite(folder: String)
  /// A file in the folder of a shard was changed after the shard was written.
  case damaged(folder: String, file: String)
}

extension ShardError: CustomStringConvertible {
  /// One line that names the shard and a remedy.
  var description: String {
    switch self {
    case .number(let index, let count):
      "the shard \(index) of \(count) doesn't exist; number the shards from 0 to \(max(count, 1) - 1)"
    case .noShard(let folder):
      "“\(folder)” contains no complete shard; write it again"
    case .missing(let indices, let count):
      """
      \(indices.count == 1 ? "shard" : "shards") \
      \(indices.map(String.init).joined(separator: ", ")) of \(count) \
      \(indices.count == 1 ? "is" : "are") missing; write \(indices.count == 1 ? "it" : "them") \
      and merge all of them
      """
    case .duplicate(let index, let folder):
      "“\(folder)” contains shard \(index), like another folder; name each folder once"
    case .otherSite(let folder):
      """
      “\(folder)” contains a shard of a site with other pages or settings; write all shards with \
      one program and the same data
      """
    case .damaged(let folder, let file):
      "“\(folder)” contains a file “\(file)” that was changed; write the shard again"
    }
  }
}
