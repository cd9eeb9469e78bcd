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
/// In a terminal, the values of any container are aligned with each other, but not with the values
/// of a container inside it. HTML is a `<dl class="facts">`.
///
/// By default, the values are emphasised. To emphasise the names instead, for example in a list of
/// command-line options, pass `.labels`:
///
/// ```swift
/// Facts(emphasis: .labels) {
///   LabeledContent("-o FILE", value: "where to write the report")
///   LabeledContent("-v", value: "print every step")
/// }
/// ```
public struct Facts<Content: View>: _PrimitiveView {
  @usableFromInline let emphasis: _FactEmphasis
  @usableFromInline let content: Content

  /// Creates a group of values.
  ///
  /// Each child is a ``LabeledContent``.
  ///
  /// - Parameters:
  ///   - emphasis: Whether the values or the names are emphasised.
  ///   - content: The values with their names.
  @_alwaysEmitIntoClient
  public init(emphasis: _FactEmphasis = .values, @ViewBuilder content: () -> Content) {
    self.emphasis = emphasis
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    guard view.emphasis != EnvironmentValues.current.factEmphasis else {
      return renderer.facts(view.content)
    }
    var values = EnvironmentValues.current
    values.factEmphasis = view.emphasis
    EnvironmentValues.$current.withValue(values) { renderer.facts(view.content) }
  }
}

/// The emphasised part of each fact: its value or its name.
public enum _FactEmphasis: Hashable, Sendable {
  /// The value of each fact, for example the numbers of a report.
  case values
  /// The name of each fact, for example the command-line options of a program.
  case labels
}

extension EnvironmentValues {
  private enum FactEmphasisKey: EnvironmentKey {
    static var defaultValue: _FactEmphasis { .values }
  }

  /// The emphasised part of each fact.
  ///
  /// ``Facts`` sets it, and renderers read it.
  public internal(set) var factEmphasis: _FactEmphasis {
    get { self[FactEmphasisKey.self] }
    @usableFromInline set { self[FactEmphasisKey.self] = newValue }
  }
}

extension Facts: Sendable where Content: Sendable {}
