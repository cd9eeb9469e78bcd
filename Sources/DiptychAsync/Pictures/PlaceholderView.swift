public import DiptychViews

private enum PlaceholderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the content is a placeholder of stub data, so that it must not load or keep anything.
  @usableFromInline
  var isPlaceholder: Bool {
    get { self[PlaceholderKey.self] }
    set { self[PlaceholderKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The values that a component sets for its content, in a single write.
  @usableFromInline
  var ofContent: (isPlaceholder: Bool, refresh: RefreshAction) {
    get { (isPlaceholder, refresh) }
    set { (isPlaceholder, refresh) = newValue }
  }
}

/// Content, or a placeholder of the same shape in the same place.
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
