import DiptychFiles

/// A part of the pages of a site, which one of several processes writes.
///
/// The path of a page determines its shard. So a page stays in its shard if the order of the pages
/// changes.
struct Shard: Hashable, Sendable {
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
  func contains(_ file: String) -> Bool {
    fnvHash(file.utf8) % UInt64(count) == UInt64(index)
  }
}
