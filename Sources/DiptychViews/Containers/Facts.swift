/// Values with their names, aligned in two columns.
///
/// ```swift
/// Facts {
///   LabeledContent("Branch", value: "main")
///   LabeledContent("Commits", value: "20,431")
/// }
/// ```
///
/// ```text
/// Branch   main
/// Commits  20,431
/// ```
///
/// Values that directly follow each other are aligned without this view, too. The view also aligns
/// values with other views between them. HTML is a `<dl class="facts">`.
///
/// By default the values stand out from their names. If the names should stand out instead, such as
/// the options of a program, choose `.labels`:
///
/// ```swift
/// Facts(emphasis: .labels) {
///   LabeledContent("-o FILE", value: "where to write the report")
///   LabeledContent("-v", value: "print every step")
/// }
/// ```
public struct Facts<Content: View>: PrimitiveView {
  @usableFromInline let emphasis: FactEmphasis
  @usableFromInline let content: Content

  /// Creates a group of values; each child is a ``LabeledContent``.
  ///
  /// - Parameters:
  ///   - emphasis: The part of each fact that stands out.
  ///   - content: The facts.
  @_alwaysEmitIntoClient
  public init(emphasis: FactEmphasis = .values, @ViewBuilder content: () -> Content) {
    self.emphasis = emphasis
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    guard view.emphasis != EnvironmentValues.current.factEmphasis else {
      return renderer.facts(view.content)
    }
    var values = EnvironmentValues.current
    values.factEmphasis = view.emphasis
    EnvironmentValues.$current.withValue(values) { renderer.facts(view.content) }
  }
}

/// The part of a fact that stands out: its name or its value.
public enum FactEmphasis: Hashable, Sendable {
  /// The values, such as the figures of a report.
  case values
  /// The names, such as the options of a program.
  case labels
}

extension EnvironmentValues {
  private enum FactEmphasisKey: EnvironmentKey {
    static var defaultValue: FactEmphasis { .values }
  }

  /// The part of each fact that stands out; ``Facts`` sets it for renderers.
  public internal(set) var factEmphasis: FactEmphasis {
    get { self[FactEmphasisKey.self] }
    @usableFromInline set { self[FactEmphasisKey.self] = newValue }
  }
}

extension Facts: Sendable where Content: Sendable {}
