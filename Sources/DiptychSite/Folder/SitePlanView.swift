public import DiptychViews

extension SitePlan {
  /// Returns a view of the changes of a folder: a line for each changed file, and the number of
  /// files for each kind of change.
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
    SitePlanView(plan: self, folder: SiteFolder(folder), limit: limit)
  }
}

private struct SitePlanView: View {
  let plan: SitePlan
  let folder: SiteFolder
  let limit: Int

  var body: some View {
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
