public import DiptychViews

private enum PlaceholderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether what is drawn is a placeholder: of a stub, so that nothing in it may load or be kept.
  @usableFromInline
  var isPlaceholder: Bool {
    get { self[PlaceholderKey.self] }
    set { self[PlaceholderKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The values that a component sets for its content, at once.
  @usableFromInline
  var ofContent: (isPlaceholder: Bool, refresh: RefreshAction) {
    get { (isPlaceholder, refresh) }
    set { (isPlaceholder, refresh) = newValue }
  }
}

/// Content, or the placeholder of its shape, at the same place and of the same shape.
@usableFromInline
struct PlaceholderView<Content: View>: View {
  @usableFromInline let isPlaceholder: Bool
  @usableFromInline let refresh: RefreshAction
  @usableFromInline let content: Content

  @inlinable
  init(isPlaceholder: Bool, refresh: RefreshAction, _ content: Content) {
    self.isPlaceholder = isPlaceholder
    self.refresh = isPlaceholder ? RefreshAction() : refresh
    self.content = content
  }

  @inlinable var body: some View {
    content
      .redacted(reason: isPlaceholder ? .placeholder : [])
      .environment(
        \.ofContent,
        (isPlaceholder || EnvironmentValues.current.isPlaceholder, refresh)
      )
  }
}
