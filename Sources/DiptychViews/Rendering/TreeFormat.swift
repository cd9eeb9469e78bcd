/// A format that shows the structure of a view: one line per element, indented below its parent.
///
/// Use it for debugging and for tests of a view's structure.
///
/// ```text
/// ol
///   "one"
///   "two"
/// ```
///
/// An element at level 101 or deeper is indented like an element at level 100, and its line starts
/// with the number of its level.
public struct TreeFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = TreeRenderer(host: _AnyRenderHost(host))
    V._render(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    return renderer.output
  }
}

extension RenderingFormat where Self == TreeFormat {
  /// A format that shows the structure of a view, for debugging and for tests.
  public static var tree: TreeFormat { TreeFormat() }
}

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
    element("span", _NoAttributes(), content)
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

/// The attributes of a line of the tree, merged like the attributes of an HTML element.
struct TreeAttributes {
  private typealias Item = (name: String, value: String)

  /// The attributes of the element itself.
  private var own: [Item] = []
  /// The attributes set by modifiers, the outermost first.
  private var waiting: [Item] = []

  /// Adds an attribute; a further class is appended to the existing ones.
  mutating func add(_ name: String, _ value: String) {
    if name == "class", let index = own.firstIndex(where: { $0.name == "class" }) {
      own[index].value += " \(value)"
    } else {
      own.append((name, value))
    }
  }

  /// Moves the attributes that were added so far, which a modifier sets, to the attributes that
  /// wait for an element.
  mutating func wait() {
    waiting += own
    own = []
  }

  /// The attributes, one of each name.
  ///
  /// Classes are joined from the innermost modifier to the outermost one. For any other name, the
  /// outermost attribute counts.
  ///
  /// Attributes set by modifiers follow the element's own, the classes first.
  var merged: [(name: String, value: String)] {
    guard !waiting.isEmpty else { return own }
    let classes = (own + waiting.reversed()).filter { $0.name == "class" }.map(\.value)
    var seen: Set<String> = ["class"]
    let others = waiting.filter { seen.insert($0.name).inserted }
    let joined = classes.isEmpty ? [] : [("class", classes.joined(separator: " "))]
    return own.filter { !seen.contains($0.name) } + joined + others
  }
}
