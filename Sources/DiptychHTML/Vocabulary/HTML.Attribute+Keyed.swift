public import DiptychViews

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
