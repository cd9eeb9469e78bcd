import Diptych

/// A layout of the report for a range of widths.
enum ReportLayout: Equatable, Sendable {
  /// A layout with fewer columns, for narrow lines.
  case narrow
  /// A layout with sections below each other; also for pages, and for lines that are not wrapped.
  case regular
  /// A layout with sections beside each other, for wide lines.
  case wide

  /// Creates the layout for a width in cells, or for lines that are not wrapped if the width is
  /// nil.
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

  /// The layout of the report that the view is part of.
  var reportLayout: ReportLayout {
    get { self[ReportLayoutKey.self] }
    set { self[ReportLayoutKey.self] = newValue }
  }
}

/// A container that places sections beside each other in the wide layout, and below each other in
/// others.
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
