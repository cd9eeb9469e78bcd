public import DiptychViews

/// The footer below the items of a list, or the header above them.
@usableFromInline
struct PagingFooter: View {
  /// The content of the footer.
  @usableFromInline
  enum Kind {
    case more
    case previous
    case loading
    case error(any Error)
    case custom(AnyView)
  }

  @usableFromInline let kind: Kind
  @usableFromInline let actions: ComponentActions

  @usableFromInline
  init(_ kind: Kind, _ actions: ComponentActions) {
    self.kind = kind
    self.actions = actions
  }

  @usableFromInline var body: some View {
    switch kind {
    case .more: LoadMoreButton().environment(\.componentActions, actions)
    case .previous:
      LoadMoreButton(EnvironmentValues.current.labels.loadPrevious)
        .environment(\.componentActions, actions)
    case .loading: ActivityLine(isMore: true)
    case .error(let failure): Banner(failure).environment(\.componentActions, actions)
    case .custom(let view): view.environment(\.componentActions, actions)
    }
  }
}

/// The state of loading the next or the previous page of a list.
///
/// The footer is below the items, and loads the next page. The header is above the items, and loads
/// the previous page.
public enum PagingFooterPhase<Failure: Error> {
  /// The page can be loaded, because it exists and no load is in flight.
  case more
  /// The page is being loaded.
  case loading
  /// The page failed to load, and the user can retry.
  case failed(Failure)
  /// The end of the list is reached.
  case end
}

extension PagingFooterPhase: Sendable {}

/// A line below the last item of a list: `──── End of list. ────`.
///
/// The text is ``/DiptychViews/Labels/endOfList``.
///
/// ```swift
/// PagingList(store: posts) { List($0) { Text($0.title) } }.endView { EndOfListView() }
/// ```
///
/// HTML is `<p class="end" role="status">End of list.</p>` between two lines.
public struct EndOfListView: View, Sendable {
  /// Creates the view.
  public init() {}

  public var body: some View {
    LabeledDivider(label: EnvironmentValues.current.labels.endOfList)
      .attributed(Attribute("role", "status"))
  }
}

/// Words in the middle of a line.
private struct LabeledDivider: _PrimitiveView {
  let label: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text(verbatim: view.label))
  }
}
