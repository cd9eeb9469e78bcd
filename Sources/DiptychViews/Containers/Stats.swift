/// A group of key figures with their names.
///
/// ```swift
/// Stats {
///   Stat("Commits", value: "20,431", note: "1,204 merges")
///   Stat("Contributors", value: "148")
/// }
/// ```
///
/// ```text
/// Commits       20,431  1,204 merges
/// Contributors     148
/// ```
///
/// HTML is a `<dl class="stats">`, where the numbers are side by side, each in a box.
public struct Stats<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a group of numbers.
  ///
  /// Each child is a ``Stat``.
  @_alwaysEmitIntoClient
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.facts(view.content)
  }
}

extension Stats: Sendable where Content: Sendable {}

/// A number with its name and a note, for use in a ``Stats`` view.
///
/// ```swift
/// Stat("Commits", value: "20,431", note: "1,204 merges")
/// ```
///
/// Text output is `Commits  20,431  1,204 merges`. HTML is a part of a `<dl>`: a `<dt>` for the
/// name, a `<dd>` for the number, and another `<dd>` for the note.
public struct Stat<Label: View, Content: View, Note: View>: _PrimitiveView {
  @usableFromInline let label: Label
  @usableFromInline let content: Content
  @usableFromInline let note: Note

  /// Creates a number with its name and a note.
  ///
  /// The number and the name are inline content.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder note: () -> Note = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
    self.note = note()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.stat(
      label: _Slot(readable: 0, view.label),
      _Slot(1, view.content),
      note: _Slot(2, view.note)
    )
  }
}

extension Stat where Label == Text, Content == Text {
  /// Creates a number with its name and any view as its note, such as a ``Sparkline``.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(
    _ title: String,
    value: S,
    @ViewBuilder note: () -> Note = { EmptyView() }
  ) {
    label = Text(verbatim: title)
    content = Text(verbatim: String(value))
    self.note = note()
  }
}

extension Stat where Label == Text, Content == Text, Note == Text {
  /// Creates a number with its name and a note.
  @_alwaysEmitIntoClient
  public init<S: StringProtocol>(_ title: String, value: S, note: String) {
    self.init(title, value: value) { Text(verbatim: note) }
  }
}

extension Stat: Sendable where Label: Sendable, Content: Sendable, Note: Sendable {}
