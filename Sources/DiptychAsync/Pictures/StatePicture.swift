public import DiptychViews

/// The visible parts of a component, in order.
///
/// Each part has its own place in the tree, so it keeps its state when other parts appear.
@usableFromInline
struct StatePicture<Content: View, LoadingView: View, ErrorView: View, Footer: View>: View {
  @usableFromInline var banner: BannerPart?
  @usableFromInline var content: PlaceholderView<Content>?
  @usableFromInline var loadingView: LoadingView?
  @usableFromInline var errorView: ErrorView?
  @usableFromInline var idleView: IdleView?
  @usableFromInline var header: Footer?
  @usableFromInline var footer: Footer?
  @usableFromInline var hasActivity = false
  /// Whether the output has a refresh button.
  @usableFromInline var offersRefresh = false
  /// The actions for the views in all parts except a placeholder.
  @usableFromInline var actions: ComponentActions

  @inlinable
  init(actions: ComponentActions) { self.actions = actions }

  @usableFromInline var isStack: Bool { leadCount + restCount > 1 || isPlaceholder }

  /// The number of parts above the other parts, each followed by an empty line.
  private var leadCount: Int { (banner == nil ? 0 : 1) + (showsActivityAbove ? 1 : 0) }

  private var restCount: Int {
    var count = showsActivity && !showsActivityAbove ? 1 : 0
    if content != nil { count += 1 }
    if loadingView != nil { count += 1 }
    if errorView != nil { count += 1 }
    if idleView != nil { count += 1 }
    if header != nil { count += 1 }
    if footer != nil { count += 1 }
    if offersRefresh { count += 1 }
    return count
  }

  /// Whether a line indicates the load in flight, because no other part indicates it.
  @usableFromInline var showsActivity: Bool {
    guard hasActivity else { return false }
    if let banner { return !banner.indicatesRetry }
    return errorView == nil || !(ErrorView.self is any RetryIndicating.Type)
  }

  @usableFromInline var isPlaceholder: Bool { content?.isPlaceholder ?? false }

  /// Whether the line is above the content, because the content may be longer than a screen.
  @usableFromInline var showsActivityAbove: Bool { showsActivity && content != nil }

  /// Whether the other parts have their own stack, below a banner or a line of activity.
  @usableFromInline var isBelowLead: Bool { leadCount > 0 && restCount > 0 }

  @inlinable var body: some View {
    StackedParts(
      isStack: isStack,
      spacing: isBelowLead ? 1 : 0,
      isBusy: hasActivity,
      isPlaceholder: isPlaceholder
    ) {
      if let banner { banner.id(ComponentSlot.banner).environment(\.componentActions, actions) }
      if showsActivityAbove { ActivityLine() }
      StackedParts(isStack: isBelowLead, isBusy: false) {
        if let header { header.id(ComponentSlot.header) }
        if let content { content }
        if let loadingView { loadingView.environment(\.componentActions, actions) }
        if let errorView {
          errorView.id(ComponentSlot.error).environment(\.componentActions, actions)
        }
        if let idleView { idleView.environment(\.componentActions, actions) }
        if let footer { footer.id(ComponentSlot.footer) }
        if offersRefresh { RefreshButton().environment(\.componentActions, actions) }
        if showsActivity && !showsActivityAbove { ActivityLine() }
      }
    }
  }
}

/// The identity of a part whose buttons take the place of each other; see
/// ``HostedButton/canReplace(_:)``.
@usableFromInline
enum ComponentSlot: Hashable {
  case banner, error, header, footer
}

/// The visible parts of a component in a stack, or a single part by itself.
@usableFromInline
struct StackedParts<Content: View>: _PrimitiveView {
  @usableFromInline let isStack: Bool
  /// The number of lines between two parts.
  @usableFromInline let spacing: Int
  @usableFromInline let isBusy: Bool
  @usableFromInline let isPlaceholder: Bool
  @usableFromInline let content: Content

  @inlinable
  init(
    isStack: Bool,
    spacing: Int = 0,
    isBusy: Bool,
    isPlaceholder: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    self.isStack = isStack
    self.spacing = spacing
    self.isBusy = isBusy
    self.isPlaceholder = isPlaceholder
    self.content = content()
  }

  // This is not a condition of a view builder. Each branch of a condition has its own place, so the
  // content would lose its state when a second part appears.
  @inlinable
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard view.isStack else { return Content._render(view.content, into: &renderer) }
    let stack = VStack(spacing: view.spacing) { view.content }
    if view.isPlaceholder {
      let label = Attribute("aria-label", EnvironmentValues.current.labels.loading)
      let status = _AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true"))
      renderer.attributed(_AttributePair(status, label), stack)
    } else if view.isBusy {
      renderer.attributed(Attribute("aria-busy", "true"), stack)
    } else {
      VStack<Content>._render(stack, into: &renderer)
    }
  }
}

private enum PlaceholderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the content is a placeholder of stub data, which must not load or keep anything.
  @usableFromInline
  var isPlaceholder: Bool {
    get { self[PlaceholderKey.self] }
    set { self[PlaceholderKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The values that a component sets for its content, in a single write.
  @usableFromInline
  var ofContent: (isPlaceholder: Bool, actions: ComponentActions) {
    get { (isPlaceholder, componentActions) }
    set { (isPlaceholder, componentActions) = newValue }
  }
}

/// Content, or a placeholder of the same shape in the same place.
@usableFromInline
struct PlaceholderView<Content: View>: View {
  @usableFromInline let isPlaceholder: Bool
  @usableFromInline let actions: ComponentActions
  @usableFromInline let content: Content

  /// Creates content with actions, or a placeholder without actions.
  @inlinable
  init(of content: Content, _ actions: ComponentActions? = nil) {
    isPlaceholder = actions == nil
    self.actions = actions ?? .waiting
    self.content = content
  }

  @inlinable var body: some View {
    content
      .redacted(reason: isPlaceholder ? .placeholder : [])
      .environment(\.ofContent, (isPlaceholder || EnvironmentValues.current.isPlaceholder, actions))
  }
}

/// A view with attributes that are added to its first element.
struct FirstElementView<A: Attributes, Content: View>: _PrimitiveView {
  let attributes: A
  let content: Content

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.attributed(view.attributes, view.content)
  }
}

extension View {
  /// Adds attributes to the first element in this view.
  func attributed<A: Attributes>(_ attributes: A) -> FirstElementView<A, Self> {
    FirstElementView(attributes: attributes, content: self)
  }
}
