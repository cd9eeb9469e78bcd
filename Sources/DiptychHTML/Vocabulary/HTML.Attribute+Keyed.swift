public import DiptychViews

// The key of a keyed attribute is the only part of a name that may be data. It is stored in one
// string with the value, so that other attributes need no field for it.

extension HTML.Attribute {
  /// An attribute with data for scripts and stylesheets: `data-key="value"`.
  ///
  /// A key is one or more ASCII letters, digits, `-`, `_` and `.`; letters become lower case,
  /// because HTML parsers ignore their case. A script library may read the attribute too, so the
  /// rules of an open attribute with the same name apply, see ``attribute(_:_:)``. The value of
  /// `data-hx-get` or `data-image-url` is a URL. An attribute whose value a known library runs as
  /// code, such as `data-hx-on--click`, `data-ng-click`, `data-script` or `data-bind`, takes a
  /// literal only, see ``attribute(_:code:)``.
  ///
  /// An attribute whose key is invalid, or whose value would be code, is left out, and `validate()`
  /// reports it. A debug build never stops there, because a key may come from the data of a user.
  @inlinable
  @inline(__always)
  public static func data(_ key: String, _ value: String) -> Self {
    Self("data-", dataValue(key, value), .keyed)
  }

  /// An attribute that describes the element to assistive technology: `aria-key="value"`, see
  /// WAI-ARIA.
  ///
  /// Keys follow the rules of ``data(_:_:)``.
  @inlinable
  @inline(__always)
  public static func aria(_ key: String, _ value: String) -> Self {
    Self("aria-", keyedValue(key, value), .keyed)
  }

  /// Another spelling of ``aria(_:_:)`` with the key `label`.
  @available(*, unavailable, message: "write .aria(\"label\", …)")
  public static func ariaLabel(_ value: String) -> Self { aria("label", value) }
}

/// Returns a key in lower case, `=` and the value; an empty string if the key is invalid.
@usableFromInline
func keyedValue(_ key: String, _ value: String) -> String {
  isAttributeKey(key) ? "\(key.lowercased())=\(value)" : ""
}

/// Returns a key of `data-` and its value, or the key alone if a script would run the value as
/// code.
@usableFromInline
func dataValue(_ key: String, _ value: String) -> String {
  guard isAttributeKey(key) else { return "" }
  let key = key.lowercased()
  return OpenAttributeName.isRefused(dataKey: key, value) ? key : "\(key)=\(value)"
}

/// Whether a key can follow `data-` or `aria-`.
package func isAttributeKey(_ key: String) -> Bool {
  !key.isEmpty && key.utf8.allSatisfy(isKeyByte)
}

private func isKeyByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
    UInt8(ascii: "."):
    true
  default: false
  }
}
