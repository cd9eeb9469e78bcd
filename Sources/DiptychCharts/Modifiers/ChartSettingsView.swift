public import DiptychViews

/// A view that changes a setting of the charts in its content.
public struct _ChartSettingsView<Content: View>: PrimitiveView {
  private let content: Content
  private let change: (inout ChartSettings) -> Void

  init(_ content: Content, _ change: @escaping (inout ChartSettings) -> Void) {
    self.content = content
    self.change = change
  }

  private func bound<Result>(_ render: (Content) -> Result) -> Result {
    var values = EnvironmentValues.current
    change(&values.chartSettings)
    return EnvironmentValues.$current.withValue(values) { render(content) }
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._render($0, into: &renderer) }
  }

  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._renderChildren($0, into: &renderer) }
  }

  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.bound { _kind(ofContent: $0, levels: levels) }
  }
}
