/// A label with collapsible content below it.
///
/// ```swift
/// DisclosureGroup("Details", isExpanded: true) { Text("Nothing was copied.") }
/// DisclosureGroup("Log") { Text("...") }
/// ```
///
/// ```text
/// ▾ Details
///   Nothing was copied.
/// ▸ Log
/// ```
///
/// ```html
/// <details open><summary>Details</summary><p>Nothing was copied.</p></details>
/// ```
///
/// Text output omits the content of a collapsed group.
public struct DisclosureGroup<Label: View, Content: View>: _PrimitiveView {
  @usableFromInline let isExpanded: Bool
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a group with a label of inline content.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown. In HTML, it is only the initial state, and
  ///     readers can expand or collapse the group.
  ///   - content: The collapsible content.
  ///   - label: The label above the content.
  @_alwaysEmitIntoClient
  public init(
    isExpanded: Bool = false,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content()
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.disclosureGroup(
      isExpanded: view.isExpanded,
      label: _Slot(0, view.label),
      _Slot(1, view.content)
    )
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, isExpanded: Bool = false, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(verbatim: title) }
  }
}

extension DisclosureGroup: Sendable where Label: Sendable, Content: Sendable {}
