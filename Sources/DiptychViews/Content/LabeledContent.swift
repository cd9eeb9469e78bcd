/// A value with its name before it.
///
/// ```swift
/// LabeledContent("Branch", value: "main")
/// ```
///
/// Text output is `Branch: main`; HTML is `<p>Branch: main</p>`.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Creates a value with its name, both inline.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    Paragraph {
      label
      Text(verbatim: ": ")
      content
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with its name.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    label = Text(verbatim: title)
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a string value with its name.
  public init<S: StringProtocol>(_ title: String, value: S) {
    label = Text(verbatim: title)
    content = Text(verbatim: String(value))
  }
}

extension LabeledContent: Sendable where Label: Sendable, Content: Sendable {}
