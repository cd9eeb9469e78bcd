import DiptychViews

/// The meaning of the `type` of a `script`.
///
/// HTML Living Standard, 4.12.1.1: a type that is missing, empty, `module` or "a JavaScript MIME type
/// essence match" runs; `importmap` and `speculationrules` are read by the browser; any other one
/// makes "a data block".
enum ScriptType {
  /// The browser, or a library that is known for it, runs the text.
  case code
  /// The browser reads the text, and asks the policy of the page first.
  case rules
  /// Nothing reads the text but a script that looks for it.
  case data
  /// No MIME type, so that it is unknown what else may run the text.
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

  /// The type of JSON that says nothing else.
  static let json = "application/json"

  /// Whether JSON can stand under the type.
  var takesJSON: Bool {
    switch self {
    case .rules, .data: true
    case .code, .unknown: false
    }
  }

  /// Whether the policy of a page has to allow the text.
  var isChecked: Bool {
    switch self {
    case .code, .rules: true
    case .data, .unknown: false
    }
  }

  /// The attributes of a script that holds JSON: one `type` under which no browser runs it.
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

  /// The attribute that stands for a type that no JSON may have: a keyed one without a key, which no
  /// sink writes, and which a validation reports.
  static func refused<Tag: HTMLTag>(_ type: String) -> HTML.Attribute<Tag> {
    HTML.Attribute("type", refusal(of: type), .keyed)
  }

  /// The value of such an attribute: the type without its parameters.
  static func refusal(of type: String) -> String {
    String(essence(of: type).prefix { $0 != "=" })
  }

  // MARK: MIME types

  /// MIME Sniffing Standard, 4.6: "A JavaScript MIME type is any MIME type whose essence is one of
  /// the following"; then the types that Babel and hyperscript run.
  private static let codeTypes: Set<String> = [
    "application/ecmascript", "application/javascript", "application/x-ecmascript",
    "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0",
    "text/javascript1.1", "text/javascript1.2", "text/javascript1.3", "text/javascript1.4",
    "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
    "text/x-javascript",
    "text/babel", "text/jsx", "text/hyperscript",
  ]

  /// The type without its parameters and the space around it, in lower case.
  private static func essence(of type: String) -> String {
    let essence = type.utf8.prefix { $0 != UInt8(ascii: ";") }
    let start = essence.drop(while: isSpace)
    return String(
      Substring(start.prefix(start.count - start.reversed().prefix(while: isSpace).count))
    )
    .lowercased()
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B
  }

  /// MIME Sniffing Standard, 4.4: a type and a subtype, both of HTTP token code points.
  private static func isMIMEType(_ essence: String) -> Bool {
    let parts = essence.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isToken) }
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
