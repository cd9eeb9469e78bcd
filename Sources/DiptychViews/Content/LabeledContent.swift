/// A value with its name before it.
///
/// ```swift
/// LabeledContent("Branch", value: "main")
/// ```
///
/// Text output is `Branch  main`, and the values of a container are aligned. In HTML, values that
/// directly follow each other share a `<dl class="facts">`. Within a line of text, both text output
/// and HTML are `Branch: main`. The modifier ``View/redacted(reason:)`` hides the value, but not
/// the name.
public struct LabeledContent<Label: View, Content: View>: _PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// Creates a value with its name.
  ///
  /// The closures contain inline content.
  @_alwaysEmitIntoClient
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.labeledContent(_Slot(readable: 0, view.label), _Slot(1, view.content))
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with its name.
  @_alwaysEmitIntoClient
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    label = Text(verbatim: title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string value with its name.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ title: String, value: S) {
    label = Text(verbatim: title)
    content = Text(verbatim: String(value))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with its name.
  ///
  /// The value is shown as its `description`.
  ///
  /// ```swift
  /// LabeledContent("Files", value: 12)
  /// ```
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<Value: CustomStringConvertible>(_ title: String, value: Value) {
    label = Text(verbatim: title)
    content = Text(verbatim: value.description)
  }

  /// Creates a value with its name.
  ///
  /// The format converts the value to text.
  ///
  /// ```swift
  /// LabeledContent("Size", value: 1_234_567, format: .bytes)
  /// ```
  @_alwaysEmitIntoClient
  public init<Value>(_ title: String, value: Value, format: ValueFormat<Value>) {
    label = Text(verbatim: title)
    content = Text(value, format: format)
  }

  /// Creates a value with its name, for a value that may be missing.
  ///
  /// The value is shown as its `description`.
  ///
  /// - Parameters:
  ///   - title: The name of the value.
  ///   - value: The value.
  ///   - placeholder: The text that replaces a missing value, such as a dash.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<Value: CustomStringConvertible>(
    _ title: String,
    value: Value?,
    placeholder: String = ""
  ) {
    label = Text(verbatim: title)
    content = Text(verbatim: value?.description ?? placeholder)
  }

  /// Creates a value with its name, for a value that may be missing.
  ///
  /// The format converts the value to text.
  ///
  /// - Parameters:
  ///   - title: The name of the value.
  ///   - value: The value.
  ///   - format: The format that converts an existing value to text.
  ///   - placeholder: The text that replaces a missing value, such as a dash.
  @_alwaysEmitIntoClient
  public init<Value>(
    _ title: String,
    value: Value?,
    format: ValueFormat<Value>,
    placeholder: String = ""
  ) {
    label = Text(verbatim: title)
    content = value.map { Text($0, format: format) } ?? Text(verbatim: placeholder)
  }
}

extension LabeledContent: Sendable where Label: Sendable, Content: Sendable {}
