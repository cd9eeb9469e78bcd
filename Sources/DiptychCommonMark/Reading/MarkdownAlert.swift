import DiptychViews

/// The kind of an alert of GitHub, which is a quote whose first line names the kind, as in `>
/// [!NOTE]`.
enum MarkdownAlert: String, CaseIterable, Sendable {
  case note = "Note"
  case tip = "Tip"
  case important = "Important"
  case warning = "Warning"
  case caution = "Caution"

  /// Creates the kind that the first line of a quote names, in any case.
  init?(line: String) {
    guard line.hasPrefix("[!"), line.utf8.count <= 12 else { return nil }
    let line = line.uppercased()
    guard let alert = Self.allCases.first(where: { line == "[!\($0.rawValue.uppercased())]" })
    else { return nil }
    self = alert
  }

  /// The status of the callout that shows it.
  var status: Status {
    switch self {
    case .note, .important: .info
    case .tip: .success
    case .warning: .warning
    case .caution: .danger
    }
  }
}
