import Diptych
import DiptychExampleSupport

/// The section with the most frequently changed files.
struct FilesSection: View {
  private struct Row {
    let file: ChangedFile
    /// The numbers of lines, or nil while they are not known.
    let lines: LineCount?
  }

  let history: History
  let limit: Int

  @Environment(\.isASCII) private var isASCII
  @Environment(\.reportLayout) private var layout
  @Environment(\.shownLines) private var shownLines

  private var rows: ArraySlice<Row> {
    let lines = shownLines?.counts?.files
    return history.files.indices.prefix(limit).map { index in
      Row(file: history.files[index], lines: lines?[index])
    }[...]
  }

  var body: some View {
    let rows = rows
    if !rows.isEmpty {
      ListSection(
        history.commitCount == 1 ? "Files" : "Most changed files",
        showing: rows.count,
        of: history.fileCount
      ) {
        if history.commitCount == 1 {
          List(rows, id: \.file.rawPath) { Pathname($0.file.path) }
        } else {
          table(rows)
        }
        if layout == .page, rows.count < history.fileCount {
          Text("and \(grouped(history.fileCount - rows.count)) more").dim()
        }
      }
      .id("files")
    }
  }

  @ViewBuilder
  private func table(_ rows: ArraySlice<Row>) -> some View {
    let most = rows.map { ($0.lines?.added ?? 0) + ($0.lines?.removed ?? 0) }.max() ?? 0
    let showsBars = shownLines?.includesFiles == true && layout != .narrow
    let showsNumbers = showsBars && [.broad, .paired, .wide].contains(layout)
    let space = layout == .page ? "\u{A0}" : " "
    Table(rows) {
      if showsBars {
        TableColumn("File") { Pathname($0.file.path) }.rowHeader().truncated(.head).flexible()
      } else {
        TableColumn("File") { Pathname($0.file.path) }.rowHeader().truncated(.head)
      }
      TableColumn("Commits", alignment: .trailing) {
        CommitCount(count: $0.file.commitCount)
      }
      if showsNumbers {
        TableColumn("Added", alignment: .trailing) { AddedLines(lines: $0.lines) }
        TableColumn("Removed", alignment: .trailing) { RemovedLines(lines: $0.lines) }
      }
      if showsBars {
        TableColumn {
          ChurnBar(lines: $0.lines, most: most)
        } header: {
          Text("Lines\(space)") + added + Text(space) + removed
        }
        .width(layout == .page ? 9 : 16)
      }
    }
    .records(layout == .page)
  }

  private var added: Text { Text("+").role(.added) }
  private var removed: Text { Text(Signs(isASCII: isASCII).minus).role(.removed) }
}

/// A bar of the lines that were added to a file and removed from it.
private struct ChurnBar: View {
  let lines: LineCount?
  /// The number of changed lines that the longest bar shows.
  let most: Int

  var body: some View {
    if let lines, lines.added + lines.removed > 0 {
      SegmentedBar(
        "Lines",
        [BarSegment(lines.added, role: .added), BarSegment(lines.removed, role: .removed)],
        of: Double(most)
      )
    } else if let lines, lines.binaryChangeCount > 0 {
      Text("binary").dim()
    }
  }
}
