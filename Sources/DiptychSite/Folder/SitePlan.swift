public import DiptychViews

/// The changes that a write makes to a folder, as sorted paths of files.
public struct SitePlan: Hashable, Sendable {
  /// The difference between a file of the site and the file at the same path in the folder.
  enum Change: Hashable, Sendable {
    /// The folder does not have the file.
    case added
    /// The folder has another version of the file, which is replaced.
    case changed
    /// The folder has the same file, which is not touched.
    case unchanged
  }

  /// The files of the site that the folder does not have yet.
  public var added: [String]
  /// The files that are replaced.
  public var changed: [String]
  /// The files that are not touched.
  public var unchanged: [String]
  /// The files of an earlier write that the site no longer has.
  public var removed: [String]
  /// The problems that did not keep the site from being written, see
  /// ``Site/tolerating(_:)``.
  public var warnings: [SiteProblem] = []
  /// Messages that are no problems, such as about drafts, which are left out.
  public var notes: [String] = []

  /// Creates a plan.
  public init(
    added: [String] = [],
    changed: [String] = [],
    unchanged: [String] = [],
    removed: [String] = []
  ) {
    self.added = added
    self.changed = changed
    self.unchanged = unchanged
    self.removed = removed
  }

  /// Creates the plan of files and their changes, in any order.
  init(_ changes: some Sequence<(path: String, change: Change)>, removed: [String]) {
    self.init(removed: removed)
    for (path, change) in changes {
      switch change {
      case .added: added.append(path)
      case .changed: changed.append(path)
      case .unchanged: unchanged.append(path)
      }
    }
    added.sort()
    changed.sort()
    unchanged.sort()
    self.removed.sort()
  }

  /// Whether the write changes nothing in the folder.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

extension SitePlan: CustomStringConvertible {
  /// The numbers of files, such as `2 added, 1 changed, 448 unchanged, 0 removed`, and a line for
  /// each of the first 20 notes.
  public var description: String { ([counts] + lines(ofNotes: 20)).joined(separator: "\n") }

  private var counts: String {
    """
    \(added.count) added, \(changed.count) changed, \(unchanged.count) unchanged, \
    \(removed.count) removed
    """
  }

  /// Returns the first notes, and the number of the other ones.
  private func lines(ofNotes limit: Int) -> [String] {
    notes.prefix(limit) + (notes.count > limit ? ["and \(notes.count - limit) more notes"] : [])
  }
}

extension SitePlan {
  /// Returns a view of the changes of a folder: a line for each changed file, and the number of
  /// files for each kind of change; then the notes.
  ///
  /// ```
  /// added    public/guide/start/index.html
  /// changed  public/index.html
  /// removed  public/old/index.html
  /// 1 added, 1 changed, 448 unchanged, 1 removed in public
  /// ```
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - limit: The maximum number of files that are shown for each kind of change. Below them, the
  ///     view shows the number of files that it leaves out.
  /// - Returns: The view.
  public func view(in folder: String, limit: Int = 20) -> some View {
    let lines = ["\(counts) in \(SiteFolder(folder).path)"] + lines(ofNotes: limit)
    return SitePlanView(plan: self, folder: SiteFolder(folder), limit: limit, end: lines)
  }
}

private struct SitePlanView: View {
  let plan: SitePlan
  let folder: SiteFolder
  let limit: Int
  let end: [String]

  var body: some View {
    lines("added  ", .green, plan.added)
    lines("changed", .yellow, plan.changed)
    lines("removed", .red, plan.removed)
    ForEach(end, id: \.self) { Text(verbatim: $0) }
  }

  @ViewBuilder
  private func lines(_ change: String, _ color: Color, _ paths: [String]) -> some View {
    ForEach(Array(paths.prefix(limit)), id: \.self) { path in
      Text(verbatim: change).foregroundStyle(color)
        + Text(verbatim: "  \(folder.location(of: path))")
    }
    if paths.count > limit {
      Text(verbatim: change).foregroundStyle(color)
        + Text(verbatim: "  and \(paths.count - limit) more")
    }
  }
}
