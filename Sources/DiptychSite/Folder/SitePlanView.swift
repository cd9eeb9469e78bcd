public import DiptychViews

/// A view of the changes of a folder: a line for each changed file, and the number of files for
/// each kind of change.
///
/// ```swift
/// SitePlanView(plan, in: "public")
/// ```
///
/// ```
/// added    public/guide/start/index.html
/// changed  public/index.html
/// removed  public/old/index.html
/// 1 added, 1 changed, 448 unchanged, 1 removed in public
/// ```
///
/// For each kind of change, the view shows at most `limit` files, and then the number of files that
/// it leaves out.
public struct SitePlanView: View {
  private let plan: SitePlan
  private let folder: SiteFolder
  private let limit: Int

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - plan: The changes.
  ///   - folder: The path of the folder.
  ///   - limit: The maximum number of files that are shown for each kind of change.
  public init(_ plan: SitePlan, in folder: String, limit: Int = 20) {
    self.plan = plan
    self.folder = SiteFolder(folder)
    self.limit = limit
  }

  public var body: some View {
    lines("added  ", .green, plan.added)
    lines("changed", .yellow, plan.changed)
    lines("removed", .red, plan.removed)
    Text(verbatim: "\(plan) in \(folder.path)")
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
