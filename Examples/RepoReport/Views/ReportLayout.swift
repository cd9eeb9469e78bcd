import Diptych

/// How a report uses the width there is.
enum ReportLayout: Equatable, Sendable {
  /// Too narrow for every column.
  case narrow
  /// One section below the other; pages too, and where nothing is folded.
  case regular
  /// Wide enough for sections beside each other.
  case wide

  /// The layout for lines of some cells, or of any length.
  init(width: Int?) {
    switch width {
    case .some(..<60): self = .narrow
    case .some(136...): self = .wide
    default: self = .regular
    }
  }
}

extension EnvironmentValues {
  private enum ReportLayoutKey: EnvironmentKey {
    static var defaultValue: ReportLayout { .regular }
  }

  /// How the report that a view is part of uses the width there is.
  var reportLayout: ReportLayout {
    get { self[ReportLayoutKey.self] }
    set { self[ReportLayoutKey.self] = newValue }
  }
}

/// Sections beside each other where there is room for them, else below each other.
struct SectionRow<Content: View>: View {
  private let content: Content

  @Environment(\.reportLayout) private var layout

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    if layout == .wide {
      HStack(alignment: .top, spacing: 3) { content }
    } else {
      VStack(spacing: 1) { content }
    }
  }
}
