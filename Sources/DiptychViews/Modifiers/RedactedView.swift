/// A view that is redacted, or that stays readable inside of a redacted view.
public struct _RedactedView<Content: View>: _PrimitiveView {
  /// The reasons to redact the content, or nil if the enclosing view decides.
  @usableFromInline let reasons: RedactionReasons?
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ reasons: RedactionReasons?, _ content: Content) {
    self.reasons = reasons
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let isRedacted = isRedacted(view, in: renderer)
    renderer.redacted(isRedacted, isPlaceholder: isPlaceholder(view), view.content)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let isRedacted = isRedacted(view, in: renderer)
    renderer.redacted(isRedacted, isPlaceholder: isPlaceholder(view), _Children(view.content))
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  static func isRedacted<R: _Renderer>(_ view: borrowing Self, in renderer: borrowing R) -> Bool {
    if let reasons = view.reasons { !reasons.isEmpty } else { renderer.isRedacted }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  static func isPlaceholder(_ view: borrowing Self) -> Bool {
    view.reasons?.contains(.placeholder) == true
  }

  // A redacted link or button is plain inline content: it has no destination and no action.
  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    let kind = _kind(ofContent: view.content, levels: levels)
    return view.reasons?.isEmpty == false && kind.isInline ? .inline : kind
  }
}

extension _RedactedView: Sendable where Content: Sendable {}

extension View {
  /// Makes the text of the view unreadable, for example while its values are loading.
  ///
  /// ```swift
  /// Card(user ?? .stub).redacted(reason: user == nil ? .placeholder : [])
  /// ```
  ///
  /// Text output draws `▒` for each cell of a text, so the widths of the lines do not change:
  ///
  /// ```text
  /// ╭─ ▒▒▒ ────────╮
  /// │ ▒▒▒▒▒ ▒▒ ▒▒▒ │
  /// ╰──────────────╯
  /// ```
  ///
  /// HTML is `<span class="redacted" aria-hidden="true">▒▒▒</span>` for each text. HTML elements,
  /// white space, borders, and the bullets and numbers of lists do not change. Links lose their
  /// destinations, buttons lose their actions, and ``Raw`` markup is omitted.
  ///
  /// The name of a ``LabeledContent`` or a ``Stat`` and the titles of the columns of a ``Table``
  /// stay readable, because they are known before the values are. To hide such a name or title too,
  /// apply `redacted(reason:)` to its own view. The format `.tree` shows the text of the view,
  /// because it is meant for debugging.
  ///
  /// If the reason is ``RedactionReasons/placeholder``, a screen reader announces “Loading…” for
  /// the view. It announces nothing for redacted views inside this view. So to announce several
  /// placeholders only once, redact a view that contains all of them.
  ///
  /// In HTML, the announcement needs attributes. If the view begins with a `div`, `p` or `section`,
  /// this element gets the attributes. If the view begins with another element, such as a list, the
  /// attributes are on an additional element around the first text of the view.
  ///
  /// ```html
  /// <div class="vstack" role="status" aria-busy="true" aria-label="Loading…">…</div>
  /// ```
  ///
  /// The text of the announcement is `words.loading` of the environment. If the view is inside a
  /// component that is loading, there is no announcement for the view, because the component has
  /// already announced that it is loading.
  ///
  /// - Parameter reasons: The reasons to redact; an empty set changes nothing.
  /// - Returns: A view whose type does not depend on the reasons, so components in the view keep
  ///   their state.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func redacted(reason reasons: RedactionReasons) -> _RedactedView<Self> {
    _RedactedView(reasons.isEmpty ? nil : reasons, self)
  }

  /// Keeps this view readable inside of a view with the modifier ``redacted(reason:)``.
  ///
  /// For example, use it for a label that is known before the data is loaded.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func unredacted() -> _RedactedView<Self> { _RedactedView([], self) }
}

/// The reasons to make a view's text unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  @_alwaysEmitIntoClient
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The data of the view is a placeholder while the real data is being loaded.
  @_alwaysEmitIntoClient
  public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }

  /// The data of the view is private.
  ///
  /// With ``placeholder``, a screen reader announces that the view is loading. With this reason, it
  /// does not.
  @_alwaysEmitIntoClient
  public static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
}

/// The replacement of redacted text with blocks (`▒`), in every output format except plain text.
public enum _Redaction {
  /// The block that replaces a character: U+2592, medium shade.
  package static let block: Unicode.Scalar = "▒"

  /// Whether redaction keeps a character that starts with a scalar, because it is white space.
  package static func keeps(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns a text after each character, except white space, has been replaced with a block.
  public static func redacted(_ text: String) -> String {
    String(
      text.map { character in
        let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
        return keeps(scalar.value) ? character : Character(block)
      }
    )
  }
}
