public import DiptychViews

extension HTML {
  /// An attribute of an element.
  ///
  /// ```swift
  /// HTML.a(.href("/about"), .class("quiet")) { Text("About") }
  /// ```
  ///
  /// Each attribute that the HTML Living Standard defines for the element is a static member, with
  /// its HTML name in camel case. Boolean attributes take a condition as their argument. To add a
  /// condition to any other attribute, call ``when(_:)``:
  ///
  /// ```swift
  /// HTML.li(.class("done").when(task.isDone), .id(task.id)) { ... }
  /// HTML.input(.name("title"), .required, .disabled(task.isDone))
  /// ```
  ///
  /// For an attribute that is not part of HTML, such as an attribute of htmx, use
  /// ``attribute(_:_:)``. Event handlers, `style` and `srcdoc` have no member, because they contain
  /// code, CSS or a second document. In place of `http-equiv`, use `refresh(after:to:)` or the
  /// policy of a ``Document``.
  public struct Attribute<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let kind: _AttributeKind
    @usableFromInline let value: String

    @inlinable
    @inline(__always)
    init(_ name: StaticString, _ value: String, _ kind: _AttributeKind = .text) {
      self.name = name
      self.kind = kind
      self.value = value
    }

    /// An attribute that adds nothing to the element.
    @inlinable
    @inline(__always)
    public static var none: Self { Self("", "", .absent) }

    /// Returns the attribute if a condition is true, and ``none`` otherwise.
    @inlinable
    @inline(__always)
    public consuming func when(_ condition: Bool) -> Self { condition ? self : .none }

    /// Returns a boolean attribute, such as `.disabled(task.isDone)`, if a condition is true, and
    /// ``none`` otherwise.
    @inlinable
    @inline(__always)
    public consuming func callAsFunction(_ condition: Bool) -> Self { when(condition) }

    @inlinable
    @inline(__always)
    public static func _write<S: _AttributeSink>(_ attribute: consuming Self, into sink: inout S) {
      // The compiler drops the calls for the absent attributes of a list of known length.
      if case .absent = attribute.kind { return }
      sink.attribute(attribute.name, attribute.value, as: attribute.kind)
    }
  }
}

extension HTML.Attribute {
  /// Returns the attribute for a position after another attribute.
  ///
  /// Classes are joined with the classes of the other attribute.
  // Only the kind depends on the condition. A choice between two attributes would copy both.
  @inlinable
  @inline(__always)
  consuming func following(_ other: borrowing Self) -> Self {
    Self(name, value, isClasses && other.isClasses ? .furtherClasses : kind)
  }

  // The pattern compiles to a comparison of bytes. `==` is a function of another module that the
  // compiler can't look into.
  @inlinable var isClasses: Bool {
    @inline(__always) get { if case .classes = kind { true } else { false } }
  }

  /// The kind of the URL in `src` or `href`: an image or an icon, or anything else.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var resourceKind: _AttributeKind {
    Tag.self == HTML.Tag.Img.self || Tag.self == HTML.Tag.Input.self
      || Tag.self == HTML.Tag.Link.self ? .imageURL : .url
  }
}

extension HTML.Attribute where Tag == HTML.Tag.Meta {
  /// An attribute of a `meta` that opens another page after a delay: `http-equiv="refresh"
  /// content="0; url=/new"`.
  ///
  /// - Parameters:
  ///   - seconds: The delay in seconds. A negative delay counts as 0.
  ///   - url: The URL of the next page, or nil to reload the page.
  /// - Returns: An attribute that writes `http-equiv` and `content`.
  public static func refresh(after seconds: Int, to url: String? = nil) -> Self {
    Self("content", "\(Swift.max(seconds, 0))" + (url.map { ";" + $0 } ?? ""), .refresh)
  }
}

/// Returns a number in the format of HTML, where an integer has no fraction, such as `3`.
///
/// HTML Living Standard, 2.3.4.3, floating-point numbers.
@usableFromInline
func numberValue(_ number: Double) -> String {
  guard let integer = Int(exactly: number) else { return number.description }
  return String(integer)
}

// The key of a keyed attribute is the only part of a name that may come from data. The key and the
// value are stored in one string, so that other attributes need no field for a key.

extension HTML.Attribute {
  /// An attribute with data for scripts and stylesheets: `data-key="value"`.
  ///
  /// A key consists of ASCII letters, digits, `-`, `_` and `.`. Letters become lower case, because
  /// HTML parsers ignore their case. Script libraries may read the attribute, too. So its value
  /// follows the rules that ``attribute(_:_:)`` has for the name `data-key`. For example, the
  /// values of `data-hx-get` and `data-image-url` have to be URLs. Known libraries run the values
  /// of some keys as code, such as `hx-on--click`, `ng-click`, `script` or `bind`. For these keys,
  /// use a literal with ``attribute(_:code:)``.
  ///
  /// If the key is invalid, or a library would run the value as code, the attribute is left out,
  /// and `validate()` reports it. Even a debug build continues, because the key may come from a
  /// user.
  @inlinable
  @inline(__always)
  public static func data(_ key: String, _ value: String) -> Self {
    Self("data-", dataValue(key, value), .keyed)
  }

  /// An attribute for assistive technology: `aria-key="value"`, see WAI-ARIA.
  ///
  /// Keys follow the rules of ``data(_:_:)``.
  @inlinable
  @inline(__always)
  public static func aria(_ key: String, _ value: String) -> Self {
    Self("aria-", keyedValue(key, value), .keyed)
  }

  @available(*, unavailable, message: "write .aria(\"label\", …)")
  public static func ariaLabel(_ value: String) -> Self { .none }
}

/// Returns a key in lower case, `=` and the value; an empty string if the key is invalid.
@usableFromInline
func keyedValue(_ key: String, _ value: String) -> String {
  isAttributeKey(key) ? "\(key.lowercased())=\(value)" : ""
}

/// Returns a key of `data-` and its value, or only the key if a script would run the value as code.
@usableFromInline
func dataValue(_ key: String, _ value: String) -> String {
  guard isAttributeKey(key) else { return "" }
  let key = key.lowercased()
  return OpenAttributeName.isRefused(dataKey: key, value) ? key : "\(key)=\(value)"
}

/// Whether a key can follow `data-` or `aria-`.
package func isAttributeKey(_ key: String) -> Bool {
  !key.isEmpty && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) }
}
