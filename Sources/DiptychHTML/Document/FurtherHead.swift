package import DiptychViews

/// The elements that a site adds to the head of each page, even if the page is a custom `Document`.
@usableFromInline
struct FurtherHead: PrimitiveView {
  @usableFromInline
  init() {}

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let head = EnvironmentValues.current.furtherHead else { return }
    AnyView._render(head(), into: &renderer)
  }
}

extension EnvironmentValues {
  private enum FurtherHeadKey: EnvironmentKey {
    static var defaultValue: (@Sendable () -> AnyView)? { nil }
  }

  /// The elements at the end of the head of a document.
  package var furtherHead: (@Sendable () -> AnyView)? {
    get { self[FurtherHeadKey.self] }
    set { self[FurtherHeadKey.self] = newValue }
  }
}
