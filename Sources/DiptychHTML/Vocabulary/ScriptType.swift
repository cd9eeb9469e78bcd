import DiptychViews

/// The meaning of the `type` of a `script`.
///
/// HTML Living Standard, 4.12.1.1: a type that is missing, empty, `module` or "a JavaScript MIME
/// type essence match" runs; the browser reads `importmap` and `speculationrules`; any other type
/// makes the script "a data block".
enum ScriptType {
  /// The browser, or a known library, runs the text.
  case code
  /// The browser reads the text, if the policy of the page allows it.
  case rules
  /// Only scripts that look for the element read the text.
  case data
  /// The type is not a MIME type, so that an unknown library may run the text.
  case unknown

  init(_ type: String) {
    let essence = Self.essence(of: type)
    switch essence {
    case "", "module": self = .code
    case "importmap", "speculationrules": self = .rules
    case _ where Self.codeTypes.contains(essence): self = .code
    default: self = Self.isMIMEType(essence) ? .data : .unknown
    }
  }

  /// The plain type of JSON.
  static let json = "application/json"

  /// Whether a script of the type can hold JSON.
  var takesJSON: Bool {
    switch self {
    case .rules, .data: true
    case .code, .unknown: false
    }
  }

  /// Whether the policy of a page must allow the text.
  var isChecked: Bool {
    switch self {
    case .code, .rules: true
    case .data, .unknown: false
    }
  }

  /// Returns the attributes of a script with JSON, with a single `type` that no browser runs.
  static func attributes(
    ofJSON attributes: [HTML.Attribute<HTML.Tag.Script>]
  ) -> [HTML.Attribute<HTML.Tag.Script>] {
    let isType = attributes.map {
      $0.kind != .absent && $0.kind != .keyed && $0.name.description.lowercased() == "type"
    }
    guard let first = isType.firstIndex(of: true) else { return [.type(json)] + attributes }
    let others = attributes.indices.filter { $0 > first && !isType[$0] }.map { attributes[$0] }
    let type = attributes[first].value
    let own: [HTML.Attribute<HTML.Tag.Script>] =
      ScriptType(type).takesJSON ? [.type(type)] : [.type(json), refused(type)]
    return attributes[..<first] + own + others
  }

  /// Returns an attribute in place of a type that is not allowed for JSON.
  ///
  /// It is a keyed attribute without a key, which no sink writes, and which a validation reports.
  static func refused<Tag: HTMLTag>(_ type: String) -> HTML.Attribute<Tag> {
    HTML.Attribute("type", refusal(of: type), .keyed)
  }

  /// Returns the value of a refused attribute: the type without its parameters.
  static func refusal(of type: String) -> String { String(essence(of: type).prefix { $0 != "=" }) }

  // MARK: MIME types

  /// The types that run.
  ///
  /// MIME Sniffing Standard, 4.6: "A JavaScript MIME type is any MIME type whose essence is one of
  /// the following". The last line has the types that Babel and hyperscript run.
  private static let codeTypes = Set(
    names: """
      application/ecmascript application/javascript application/x-ecmascript application/x-javascript
      text/ecmascript text/javascript text/javascript1.0 text/javascript1.1 text/javascript1.2
      text/javascript1.3 text/javascript1.4 text/javascript1.5 text/jscript text/livescript
      text/x-ecmascript text/x-javascript
      text/babel text/jsx text/hyperscript
      """
  )

  /// Returns the type without its parameters and the space around it, in lower case.
  private static func essence(of type: String) -> String {
    let essence = type.utf8.prefix { $0 != UInt8(ascii: ";") }
    let start = essence.drop(while: \.isMarkupSpace)
    return String(
      Substring(start.prefix(start.count - start.reversed().prefix(while: \.isMarkupSpace).count))
    )
    .lowercased()
  }

  /// Whether a type is a MIME type: a type and a subtype, both of HTTP token code points.
  ///
  /// MIME Sniffing Standard, 4.4.
  private static func isMIMEType(_ essence: String) -> Bool {
    let parts = essence.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isToken) }
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
