public import DiptychViews

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
      .environment(
        \.ofContent,
        (isPlaceholder || EnvironmentValues.current.isPlaceholder, actions)
      )
  }
}
