/// A renderer that draws the structure of a view.
struct TreeRenderer: HostedRenderer, _AttributeSink {
  var host: _AnyRenderHost
  private(set) var output = ""
  private var depth = 0
  private var attributes = TreeAttributes()
  /// Whether actions are left out.
  ///
  /// The text of redacted views is still shown.
  var isRedacted = false
  /// The style of the `span` around the text that is being drawn.
  private var openStyle = OpenTextStyle()

  init(host: _AnyRenderHost) {
    self.host = host
  }

  /// The number of levels to indent.
  ///
  /// Without a limit, the output would grow quadratically with depth.
  private static var indentedLevels: Int { 100 }

  private mutating func line(_ content: String) {
    output += String(repeating: "  ", count: min(depth, Self.indentedLevels))
    if depth > Self.indentedLevels { output += "\(depth): " }
    output += content
    for (name, value) in attributes.merged { output += " \(name)=\(quoted(value))" }
    output += "\n"
    attributes = TreeAttributes()
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attributes.add(name.description, value)
  }

  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    attributes.add("\(prefix)\(key)", String(value))
  }

  mutating func text(_ string: String) { line(quoted(string)) }

  mutating func raw(_ html: String) { line("raw \(quoted(html))") }

  mutating func rawText(_ text: String) { line(quoted(text)) }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    A._write(attributes, into: &self)
    line("\(name)")
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    voidElement(name, attributes)
    depth += 1
    C._render(content, into: &self)
    depth -= 1
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    guard let (_, outerStyle) = openStyle.begin(style, around: C.kind(of: content)) else {
      return C._render(content, into: &self)
    }
    element("span", NoAttributes(), content)
    openStyle = outerStyle
  }

  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    A._write(attributes, into: &self)
    self.attributes.wait()
    C._render(content, into: &self)
    self.attributes = TreeAttributes()  // the content opened no element
  }

  /// Returns a string as a literal on one line.
  private func quoted(_ string: String) -> String {
    "\"" + string.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }
}
