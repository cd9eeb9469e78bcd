import Diptych
import DiptychTerminal

/// A layout of the report for a page, or for a range of widths of a terminal.
enum ReportLayout: Equatable, Sendable {
  /// A layout of a page, whose width is not known.
  case page
  /// A layout with fewer columns, for narrow lines.
  case narrow
  /// A layout with sections below each other.
  ///
  /// It is also used if lines are not wrapped.
  case regular
  /// A layout with sections below each other and more numbers in them.
  case broad
  /// A layout with charts side by side, and tables below them.
  case paired
  /// A layout with charts and tables side by side, for wide lines.
  case wide

  /// Creates the layout for a width in cells, or for lines that are not wrapped if the width is
  /// nil.
  init(width: Int?) {
    switch width {
    case .some(..<60): self = .narrow
    case .some(150...): self = .wide
    case .some(110...): self = .paired
    case .some(90...): self = .broad
    default: self = .regular
    }
  }
}

extension EnvironmentValues {
  private enum ReportLayoutKey: EnvironmentKey {
    static var defaultValue: ReportLayout { .regular }
  }

  private enum ReportWidthKey: EnvironmentKey {
    static var defaultValue: Int { 80 }
  }

  private enum DrawsBlocksKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The layout of the report that contains the view.
  var reportLayout: ReportLayout {
    get { self[ReportLayoutKey.self] }
    set { self[ReportLayoutKey.self] = newValue }
  }

  /// The width of the report in cells, or 80 if lines are not wrapped.
  var reportWidth: Int {
    get { self[ReportWidthKey.self] }
    set { self[ReportWidthKey.self] = newValue }
  }

  /// Whether numbers and legends may be drawn with coloured blocks.
  ///
  /// Such blocks can't be searched or read aloud.
  var drawsBlocks: Bool {
    get { self[DrawsBlocksKey.self] }
    set { self[DrawsBlocksKey.self] = newValue }
  }
}

extension View where Self: SendableMetatype {
  /// Lays the report out for a terminal or another stream.
  func layout(for output: Terminal) -> some View & SendableMetatype {
    let traits = output.traits
    let isDrawn = traits.color > .none && !traits.isAccessible && !traits.options.contains(.ascii)
    return environment(\.reportLayout, ReportLayout(width: traits.width))
      .environment(\.reportWidth, traits.width ?? 80)
      .environment(\.drawsBlocks, isDrawn)
  }
}

/// Sections in two columns, for wide lines.
///
/// The gap between the columns is at the same position in all pairs.
struct SectionPair<Leading: View, Trailing: View>: View {
  /// The width of the leading sections, which is the width of a heat map of the week.
  private static var leadingWidth: Int { 52 }

  private let leading: Leading
  private let trailing: Trailing

  init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      VStack(spacing: 1) { leading }.frame(width: Self.leadingWidth, alignment: .topLeading)
      VStack(spacing: 1) { trailing }.frame(maxWidth: .max, alignment: .topLeading)
    }
  }
}
