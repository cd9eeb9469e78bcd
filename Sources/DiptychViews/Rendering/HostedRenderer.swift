/// A renderer that has a ``RenderHost``, and hides redacted content.
///
/// A conforming type has two stored properties: `host` and `isRedacted`. With them, the renderer
/// supports components that load data, such as `AsyncValueView`, and a button in a redacted view
/// has no action:
///
/// ```swift
/// struct ShoutRenderer: HostedRenderer {
///   var host: _AnyRenderHost
///   var isRedacted = false
///   var output = ""
///
///   mutating func text(_ string: String) { output += readable(string).uppercased() }
///
///   mutating func element<A: Attributes, C: View>(
///     _ name: StaticString,
///     _ attributes: consuming A,
///     _ content: consuming C
///   ) {
///     C._render(content, into: &self)
///   }
/// }
/// ```
public protocol HostedRenderer: Renderer {
  /// Whether the texts that follow are redacted.
  ///
  /// ``Renderer/redacted(_:_:)`` sets the property while it draws its content. A renderer has to
  /// pass every string through ``readable(_:)`` before it draws the string. It also has to leave
  /// out the destination of a redacted link.
  var isRedacted: Bool { get set }
}

extension HostedRenderer {
  // MARK: Redaction

  @_alwaysEmitIntoClient
  public mutating func redacted<C: View>(_ isRedacted: Bool, _ content: consuming C) {
    let outer = self.isRedacted
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    self.isRedacted = outer
  }

  @_alwaysEmitIntoClient
  public mutating func figure<F: _Figure>(_ figure: consuming F) {
    F.Words._render(isRedacted ? figure.redacted.words : figure.words, into: &self)
  }

  /// Returns a text that is safe to draw: control characters are replaced with visible characters,
  /// and redacted text is replaced with blocks (`▒`).
  ///
  /// The renderer still has to escape the result for its format.
  public func readable(_ text: String) -> String {
    _VisibleControl.shown(in: isRedacted ? _Redaction.redacted(text) : text)
  }
}

/// A renderer that collects the text of a view.
struct WordsRenderer: HostedRenderer {
  var host = _NoHost()
  /// Whether the following texts are redacted; an ellipsis replaces each run of them.
  var isRedacted = false
  private(set) var words = ""
  /// Whether the cell of each column is read into `cells`.
  ///
  /// The array is empty if the words of cells are collected like other words.
  var readsCells: [Bool] = []
  /// The words of each cell; empty for a cell that is not read.
  private(set) var cells: [String] = []
  /// Whether a block has begun or ended since the last word.
  private var isApart = false
  /// Whether the text so far ends with the ellipsis of redacted text.
  private var endsRedacted = false

  mutating func text(_ string: String) {
    if string.isEmpty { return }
    if isApart, let last = words.last, last != " ", string.first != " " { words += " " }
    isApart = false
    if !isRedacted { words += string } else if !endsRedacted { words += "…" }
    endsRedacted = isRedacted
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .lineBreak: text(" ")
    case .inline: C._render(content, into: &self)
    default:
      isApart = true
      C._render(content, into: &self)
      isApart = true
    }
  }

  mutating func child<V: View>(_ view: consuming V) {
    isApart = true
    V._render(view, into: &self)
    isApart = true
  }

  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C) {
    if readsCells.isEmpty { return child(content) }
    let isRead = cells.count < readsCells.count && readsCells[cells.count]
    cells.append(isRead ? content.words() : "")
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    if _ElementRole.isImage(name) { return text(A.value(of: "alt", in: attributes) ?? "") }
    element(name, attributes, EmptyView())
  }

  mutating func image(_ source: String, alternative: String) { text(alternative) }

  /// Draws only the title, because the icon is decorative.
  mutating func label<C: View>(icon: String, _ title: consuming C) {
    C._render(title, into: &self)
  }
}

extension View {
  /// Returns the text of the view without styles.
  @usableFromInline
  package consuming func words() -> String {
    var renderer = WordsRenderer()
    Self._render(self, into: &renderer)
    return renderer.words
  }
}
