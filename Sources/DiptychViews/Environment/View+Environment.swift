/// A view with one environment value set.
public struct _EnvironmentView<Value, Content: View>: PrimitiveView {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ content: Content) {
    self.keyPath = keyPath
    self.value = value
    self.content = content
  }

  @_alwaysEmitIntoClient
  func bound<Result>(_ render: (Content) -> Result) -> Result {
    var values = EnvironmentValues.current
    values[keyPath: keyPath] = value
    return EnvironmentValues.$current.withValue(values) { render(content) }
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._render($0, into: &renderer) }
  }

  @_alwaysEmitIntoClient
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._renderChildren($0, into: &renderer) }
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.bound { _kind(ofContent: $0, levels: levels) }
  }
}

extension View {
  /// Sets an environment value for this view and the views inside it.
  @_alwaysEmitIntoClient
  public consuming func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> _EnvironmentView<Value, Self> {
    _EnvironmentView(keyPath, value, self)
  }
}
