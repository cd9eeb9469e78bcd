/// A hyperlink to an address, as inline content.
///
/// ```swift
/// Link("Read on", destination: "https://example.org/a?b=1&c=2")
/// ```
///
/// HTML is `<a href="https://example.org/a?b=1&amp;c=2">Read on</a>`. If the terminal supports
/// hyperlinks (OSC 8), text output contains a hyperlink. Otherwise, the address follows the label:
/// `Read on (https://example.org/a?b=1&c=2)`. If the label equals the address, the address is not
/// repeated. Text output never shows a relative address, because there is no page that the address
/// could be relative to.
///
/// The destination must be a relative address, or have the scheme `http`, `https`, `mailto` or
/// `tel`. If it has another scheme, every output format draws only the label, and the `validate()`
/// method of a document reports the destination. A ``LinkPolicy`` can allow further schemes.
public struct Link<Label: View>: _PrimitiveView {
  @usableFromInline let destination: String
  @usableFromInline let label: Label

  /// Creates a link with a label of inline content.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.link(view.destination, view.label)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    .link(destination: view.destination)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ title: String, destination: String) {
    self.destination = destination
    label = Text(verbatim: title)
  }
}

extension Link: Sendable where Label: Sendable {}

/// A control that runs an action.
///
/// ```swift
/// Button("Retry") { await store.retry() }
/// ```
///
/// Text output is `[Retry]`; HTML is `<button type="button">Retry</button>`. Rendering does not run
/// the action, but passes it to the `_RenderHost`. The host can run the action when the button is
/// pressed.
///
/// While its action runs, a button ignores further presses, and is drawn as `⠋Retry]` or with
/// `aria-busy="true"`. If each press has to count, let the action start a task and return at once.
public struct Button<Label: View>: _PrimitiveView {
  @usableFromInline let action: @Sendable () async -> Void
  @usableFromInline let label: Label

  /// Creates a button with an inline label.
  @_alwaysEmitIntoClient
  public init(action: @escaping @Sendable () async -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    if !renderer.isRedacted { renderer.host.button(view.action, view.label) }
    renderer.button(view.label)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    .button(action: view.action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @_alwaysEmitIntoClient
  public init(_ title: String, action: @escaping @Sendable () async -> Void) {
    self.action = action
    label = Text(verbatim: title)
  }
}

extension Button: Sendable where Label: Sendable {}

extension View {
  /// Sets whether the buttons in the view are disabled, so that they can't be pressed.
  ///
  /// ```swift
  /// Button("Send") { await send() }.disabled(draft.isEmpty)
  /// ```
  ///
  /// Text output draws a disabled button dim, and a screen never gives it the focus. HTML is
  /// `<button type="button" disabled>Send</button>`. Inside of a disabled view, all buttons are
  /// disabled. HTML elements, such as `HTML.input`, have the attribute `.disabled` instead.
  @_alwaysEmitIntoClient
  public consuming func disabled(_ isDisabled: Bool) -> _EnvironmentView<Bool, Self> {
    environment(\.isEnabledInside, !isDisabled)
  }
}

extension EnvironmentValues {
  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// Whether buttons can be pressed; see ``View/disabled(_:)``.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The same value, which a view inside of a disabled view can't set to true.
  @usableFromInline
  var isEnabledInside: Bool {
    get { isEnabled }
    set { isEnabled = isEnabled && newValue }
  }
}

/// An image with an alternative text, which describes the image.
///
/// ```swift
/// Image("cat.png", alt: "A cat asleep")
/// ```
///
/// Text output is the alternative text. HTML is `<img src="cat.png" alt="A cat asleep">`. For a
/// decorative image, pass an empty alternative text.
public struct Image: _PrimitiveView, Sendable {
  @usableFromInline let source: String
  @usableFromInline let alternative: String

  /// Creates an image from a URL and an alternative text.
  @_alwaysEmitIntoClient
  public init(_ source: String, alt: String) {
    self.source = source
    alternative = alt
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.image(view.source, alternative: view.alternative)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

/// HTML markup that is written to a page unchanged.
///
/// ```swift
/// Raw(html: "<b>trusted</b>")
/// ```
///
/// HTML is `<b>trusted</b>`. Only this view bypasses escaping, so pass only markup that you trust.
/// Markdown output contains the markup too; text output and plain text leave it out.
public struct Raw: _PrimitiveView, Sendable {
  @usableFromInline let html: String

  /// Creates a view of trusted HTML markup.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(html: String) { self.html = html }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.raw(view.html, isText: false)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }
}
