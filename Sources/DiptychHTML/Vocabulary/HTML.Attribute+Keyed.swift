public import DiptychViews

// The key of a keyed attribute is data, the only part of a name that is. It shares a string with
// the value, so that the other attributes pay nothing for it.

extension HTML.Attribute {
  /// Data for scripts and styles of the page: `data-key="value"`.
  ///
  /// A key is one or more ASCII letters, digits, `-`, `_` and `.`; letters become lower case, as a
  /// parser of HTML makes them. A script library may read the attribute too, so it is held to the rule
  /// of the open one of its name, see ``attribute(_:_:)``: a `data-hx-get` or a `data-image-url` is a
  /// URL, and what a known library runs as code, such as `data-hx-on--click`, `data-ng-click`,
  /// `data-script` or `data-bind`, takes a literal, see ``attribute(_:code:)``.
  ///
  /// An attribute with any other key, or with one that is code, is left out, and `validate()` says so:
  /// a key may come from anybody, so none stops a build or becomes markup.
  @inlinable
  @inline(__always)
  public static func data(_ key: String, _ value: String) -> Self {
    Self("data-", dataValue(key, value), .keyed)
  }

  /// What the element is to assistive technology: `aria-key="value"`, see WAI-ARIA.
  ///
  /// The rules for keys are those of ``data(_:_:)``.
  @inlinable
  @inline(__always)
  public static func aria(_ key: String, _ value: String) -> Self {
    Self("aria-", keyedValue(key, value), .keyed)
  }
}

/// A key in lower case and a value, with `=` between; nothing if the key is not one.
@usableFromInline
func keyedValue(_ key: String, _ value: String) -> String {
  isAttributeKey(key) ? "\(key.lowercased())=\(value)" : ""
}

/// A key of data and a value, or the key alone if a script would run the value as code.
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
