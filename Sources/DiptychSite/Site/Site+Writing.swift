extension Site {
  /// Writes the site to a folder.
  ///
  /// Use a folder that contains only the site, see ``SiteFolder``. Files of earlier writes that the
  /// site no longer has are removed. Other files stay as they are. Only changed pages are written.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created with its parents.
  ///   - maximumLoads: The maximum number of pages that load their content at the same time.
  ///   - progress: A function that gets the number of rendered pages, and the number of all pages.
  ///     It is never called twice at the same time.
  /// - Returns: The changes.
  /// - Throws: A ``SiteError`` with all problems, a ``SiteFolderError``, or `CancellationError`.
  ///   After an error, the folder is unchanged, unless the error was a failed rename.
  @discardableResult
  public func write(
    to folder: String,
    maximumLoads: Int = 8,
    progress: (@Sendable (_ rendered: Int, _ all: Int) -> Void)? = nil
  ) async throws -> SitePlan {
    try await SiteWrite(self, maximumLoads: maximumLoads, progress: progress)
      .write(to: SiteFolder(folder), isDryRun: false)
  }

  /// Returns the changes that a write to a folder would make, without making them.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder. If it does not exist, all files are added.
  ///   - maximumLoads: The maximum number of pages that load their content at the same time.
  ///   - progress: A function that gets the number of rendered pages, and the number of all pages.
  ///     It is never called twice at the same time.
  /// - Returns: The changes that the write would make.
  /// - Throws: The same errors as ``write(to:maximumLoads:progress:)``.
  public func plan(
    for folder: String,
    maximumLoads: Int = 8,
    progress: (@Sendable (_ rendered: Int, _ all: Int) -> Void)? = nil
  ) async throws -> SitePlan {
    try await SiteWrite(self, maximumLoads: maximumLoads, progress: progress)
      .write(to: SiteFolder(folder), isDryRun: true)
  }

  /// Renders and checks the site in memory.
  ///
  /// - Returns: The files of the site, sorted by their paths.
  /// - Throws: A ``SiteError`` with all problems, or `CancellationError`.
  public func files() async throws -> [SiteFile] { try await SiteWrite(self).files() }

  // MARK: Shards

  /// Writes one shard, a part of the pages, to a folder of its own, so that several processes can
  /// share the work.
  ///
  /// The path of a page determines its shard. So a page stays in its shard if the order of the
  /// pages changes.
  ///
  /// Each process creates the same site, and writes a different shard. When all processes have
  /// ended, call ``merge(shards:to:)`` to join the folders. The merge also checks the links between
  /// pages, and creates the feeds and the stylesheet, because these depend on all pages.
  ///
  /// - Parameters:
  ///   - shard: The number of the shard that this process writes, from 0.
  ///   - count: The number of all shards.
  ///   - folder: The path of the folder, which is created with its parents.
  ///   - maximumLoads: The maximum number of pages that load their content at the same time.
  ///   - progress: A function that gets the number of rendered pages, and the number of all pages.
  ///     It is never called twice at the same time.
  /// - Returns: The changes in the folder.
  /// - Throws: An error if `shard` is not between 0 and `count - 1`, a ``SiteError`` with all
  ///   problems of the shard, a ``SiteFolderError``, or `CancellationError`.
  @discardableResult
  public func write(
    shard: Int,
    of count: Int,
    to folder: String,
    maximumLoads: Int = 8,
    progress: (@Sendable (_ rendered: Int, _ all: Int) -> Void)? = nil
  ) async throws -> SitePlan {
    try await SiteWrite(self, maximumLoads: maximumLoads, progress: progress)
      .write(Shard(shard, of: count), to: SiteFolder(folder))
  }

  /// Joins the shards of the site in a folder.
  ///
  /// The files are the same, byte for byte, as the files of a write without shards.
  ///
  /// - Parameters:
  ///   - shards: The paths of the folders of all shards, in any order.
  ///   - folder: The path of the folder of the site.
  /// - Returns: The changes in the folder of the site.
  /// - Throws: An error that names a shard which can't be joined, a ``SiteError`` with all
  ///   problems, a ``SiteFolderError``, or
  ///   `CancellationError`.
  @discardableResult
  public func merge(shards: [String], to folder: String) async throws -> SitePlan {
    try await SiteMerge(self, shards: shards.map(SiteFolder.init)).write(to: SiteFolder(folder))
  }
}
