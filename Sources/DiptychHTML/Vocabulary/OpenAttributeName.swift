import DiptychViews

/// The treatment of an attribute with any name: the kind of its value, or the reason to leave it
/// out.
///
/// The name is a literal, but it is checked, too. Otherwise, a value that Diptych checks or rejects
/// in a standard attribute could get into the page under another name.
enum OpenAttributeName {
  /// An attribute with a value of some kind.
  case value(_AttributeKind)
  /// An attribute that a script library runs as code, such as `x-on:click`; its value must be a
  /// literal.
  case code
  /// An attribute that is left out, with the reason and an alternative.
  case refused(String)

  init(_ name: String) {
    let key = name.lowercased()
    guard Self.isName(key) else {
      self = .refused(
        """
        its name is invalid. Use one or more ASCII letters, digits and any of \(Self.punctuation)
        """
      )
      return
    }
    switch key {
    case "style":
      self = .refused("style is not allowed. Give the element a class, and the class a rule")
    case "srcdoc": self = .refused("its value is a document, which is not checked. Use src")
    case "http-equiv":
      self = .refused("use refresh(after:to:), or the policy of a Document")
    case _ where key.hasPrefix("on"):
      self = .refused("an event handler is code. Listen for the event in a script")
    case "class": self = .value(.classes)
    case "ping": self = .value(.urls)
    case "srcset", "imagesrcset": self = .value(.imageCandidates)
    default:
      self = Self.isCode(key) ? .code : .value(Self.isURL(key) ? .url : .text)
    }
  }

  /// Returns the reason why an attribute is left out.
  static func refusal(of name: String) -> String {
    switch OpenAttributeName(name) {
    case .refused(let reason): reason
    case .code: codeRefusal(name)
    case .value:
      takesCode(name) ? codeRefusal(name) : animationRefusal
    }
  }

  private static let animationRefusal = """
    an animation could set a link to this URL, and its scheme is not allowed. Use a relative URL, \
    or one of https
    """

  private static func codeRefusal(_ name: String) -> String {
    """
    a script runs it as code, which may not be put together from data. Use a literal: \
    .attribute("\(name)", code: "...")
    """
  }

  /// The treatment of a value in an attribute whose name allows any text.
  enum Use {
    case harmless
    /// The value is a URL that is not allowed for links.
    case url
    /// A script would run the value as code, or an animation could set a link to a URL that is not
    /// allowed.
    case refused
  }

  /// Returns the treatment of a value in an attribute that may hold a URL or code.
  static func use(of value: String, in name: String) -> Use {
    switch libraryName(name.lowercased()) {
    case "data": return Destination.isAllowed(value) ? .harmless : .url
    case "from", "to", "by", "values":
      let values = value.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
      return values.allSatisfy(Destination.isAllowed) ? .harmless : .refused
    case "hx-trigger": return value.utf8.contains(UInt8(ascii: "[")) ? .refused : .harmless
    case let name where codeValues.contains(name):
      let start = value.unicodeScalars.drop {
        $0.properties.isWhitespace || $0.value == 0xFEFF || $0.value < 0x20
      }
      let text = String(start.prefix(11)).lowercased()
      return text.hasPrefix("js:") || text.hasPrefix("javascript:") ? .refused : .harmless
    default: return .harmless
    }
  }

  /// Whether an attribute with data can also contain code, if the code is a literal.
  static func takesCode(_ name: String) -> Bool {
    codeValues.contains(libraryName(name.lowercased()))
  }

  // MARK: Names

  private static let punctuation = "- _ . : @ # $ * [ ] ( )"

  /// Whether HTML allows a name, and the name has only ASCII characters.
  ///
  /// HTML Living Standard, 13.1.2.3: "Attribute names must consist of one or more characters other
  /// than controls, U+0020 SPACE, U+0022 ("), U+0027 ('), U+003E (>), U+002F (/), U+003D (=), and
  /// noncharacters."
  private static func isName(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        byte.isLetter || byte.isDigit
          || punctuation.utf8.contains(byte) && byte != UInt8(ascii: " ")
      }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "-" || character == ":" || character == "_" || character == "."
  }

  /// Returns a name without the `data-` that htmx allows before its own names.
  private static func libraryName(_ key: String) -> String {
    key.hasPrefix("data-hx-") ? String(key.dropFirst(5)) : key
  }

  // MARK: Code

  /// The attributes of htmx whose value is data, unless a prefix of the value makes it code.
  private static let codeValues = Set(names: "hx-trigger hx-vals hx-headers hx-request")

  /// Whether a known script library runs the values of a name as code.
  ///
  /// The libraries are Alpine (`x-`, `@`, `:`), Vue (`v-`), Angular (`*`, `[`, `(`, `#`, `bind-`),
  /// Livewire (`wire:`), hyperscript (`_`, `script`), AngularJS (`ng-`), and any library if the
  /// name contains the word `on`, such as `hx-on:click`.
  private static func isCode(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return false }
    let isSigil = !first.isLetter && !first.isDigit && !"-_".utf8.contains(first)
    if isSigil || key == "_" || key == "script" || key == "hx-vars" { return true }
    if ["x-", "v-", "wire:", "bind-", "bindon-"].contains(where: key.hasPrefix) { return true }
    if isAngularJS(key) { return true }
    if key.hasPrefix("data-") { return isCode(dataKey: key.dropFirst(5)) }
    return key.split(whereSeparator: isSeparator).contains("on")
  }

  /// Whether a name is an attribute of AngularJS.
  ///
  /// AngularJS ignores the prefixes `x` and `data`, and treats `-`, `:` and `_` alike.
  private static func isAngularJS(_ key: String) -> Bool {
    let separators = ["-", ":", "_"]
    let prefix = ["data", "x"].first { prefix in
      separators.contains { key.hasPrefix(prefix + $0) }
    }
    let name = prefix.map { key.dropFirst($0.utf8.count + 1) } ?? key[...]
    return separators.contains { name.hasPrefix("ng" + $0) }
  }

  // MARK: Data

  // The key of a data attribute is in lower case. These checks run for each data attribute, so they
  // compare bytes.

  /// Whether a data attribute is left out, because a script would run its value as code.
  static func isRefused(dataKey key: String, _ value: String) -> Bool {
    isCode(dataKey: key[...])
      || starts(key[...], with: "hx-") && use(of: value, in: key) == .refused
  }

  /// Whether the value of a data attribute is a URL.
  static func isURL(dataKey key: Substring) -> Bool {
    isURLName(key) || starts(key, with: "hx-") && requests.contains(key.dropFirst(3))
  }

  /// The keys that Datastar and Knockout run, alone or with a suffix, and then the keys of htmx and
  /// Unpoly.
  ///
  /// Datastar also runs `class`, `indicator`, `ref`, `show`, `style` and `text`. They are not here,
  /// because plain data has these keys too.
  private static let codeKeys: [StaticString] = [
    "on", "attr", "bind", "computed", "custom-validity", "effect", "init", "json-signals",
    "replace-url", "signals", "view-transition", "hx-on", "up-on",
  ]

  private static func isCode(dataKey key: Substring) -> Bool {
    if key == "script" || key == "hx-vars" || key == "_" { return true }
    // Datastar puts the name that it sets after a colon; keys of plain data have no colon.
    if starts(key, with: "class:") || starts(key, with: "style:") { return true }
    if starts(key, with: "ng-") || starts(key, with: "ng_") || starts(key, with: "ng:") {
      return true
    }
    return codeKeys.contains { name in
      guard starts(key, with: name) else { return false }
      let next = key.utf8.dropFirst(name.utf8CodeUnitCount).first
      return next.map { "-:_.".utf8.contains($0) } ?? true
    }
  }

  private static func starts(_ key: Substring, with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { key.utf8.starts(with: $0) }
  }

  // MARK: URLs

  /// The attributes of HTML whose value is a URL, including obsolete attributes, and two attributes
  /// of htmx.
  private static let urlNames = Set(
    names: """
      action background cite codebase formaction longdesc manifest poster profile sse-connect
      ws-connect
      """
  )

  private static let requests: Set<Substring> = ["delete", "get", "patch", "post", "put"]

  /// Whether the value of a name is a URL, according to HTML, htmx or the end of the name.
  private static func isURL(_ key: String) -> Bool {
    let library = libraryName(key)
    return urlNames.contains(key) || isURLName(key[...])
      || library.hasPrefix("hx-") && requests.contains(library.dropFirst(3))
  }

  /// Whether a name ends like the name of a URL.
  private static func isURLName(_ key: Substring) -> Bool {
    let bytes = key.utf8
    let end = bytes.suffix(3)
    return end.elementsEqual("url".utf8) || end.elementsEqual("src".utf8)
      || end.elementsEqual("uri".utf8) || bytes.suffix(4).elementsEqual("href".utf8)
  }
}
