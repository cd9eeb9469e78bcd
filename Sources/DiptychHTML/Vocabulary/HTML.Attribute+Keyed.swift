public import DiptychViews

// The key of a keyed attribute is data, the only part of a name that is. It shares a string with
// the value, so that the other attributes pay nothing for it.

extension HTML.Attribute {
  /// Data for scripts and styles of the page: `data-key="value"`.
  ///
  /// A key is one or more ASCII letters, digits, `-`, `_` and `.`; letters become lower case, as a
  /// parser of HTML makes them. With any other key the attribute is left out, so that no key can
  /// become markup, and a debug build stops to say so: rendering itself never fails.
  @inlinable
  @inline(__always)
  public static func data(_ key: String, _ value: String) -> Self {
    Self("data-", keyedValue("data-", key, value), .keyed)
  }

  /// What the element is to assistive technology: `aria-key="value"`, see WAI-ARIA.
  ///
  /// The rules for keys are those of ``data(_:_:)``.
  @inlinable
  @inline(__always)
  public static func aria(_ key: String, _ value: String) -> Self {
    Self("aria-", keyedValue("aria-", key, value), .keyed)
  }
}

/// A key in lower case and a value, with `=` between; nothing if the key is not one.
@usableFromInline
func keyedValue(_ prefix: StaticString, _ key: String, _ value: String) -> String {
  let isValid = isAttributeKey(key)
  assert(
    isValid,
    """
    \(prefix) attribute left out: "\(key)" is not a key. Use one or more ASCII letters, digits, \
    "-", "_" and ".".
    """
  )
  return isValid ? "\(key.lowercased())=\(value)" : ""
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
