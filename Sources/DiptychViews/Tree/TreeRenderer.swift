/// Draws the structure of a view.
struct TreeRenderer<Host: RenderHost>: Renderer, AttributeSink {
  var host: Host
  private(set) var output = ""
  private var depth = 0
  private var attributes = ""
  private var stack = StackGuard()

  init(host: Host) {
    self.host = host
  }

  private mutating func line(_ content: String) {
    output += String(repeating: "  ", count: depth) + content + attributes + "\n"
    attributes = ""
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    attributes += " \(name)=\(quoted(value))"
  }

  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    attributes += " \(prefix)\(key)=\(quoted(String(value)))"
  }

  mutating func text(_ string: String) { line(quoted(string)) }

  mutating func raw(_ html: String) { line("raw \(quoted(html))") }

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

  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    A._write(attributes, into: &self)
    C._render(content, into: &self)
    self.attributes = ""  // the content opened no element
  }

  var stackIsLow: Bool { stack.isLow }

  mutating func erased<V: View>(_ view: consuming V) {
    guard stack.isLow else { return V._render(view, into: &self) }
    let view = view
    let outer = stack
    onFreshStack {
      stack = StackGuard()
      V._render(view, into: &self)
    }
    stack = outer
  }

  var tracksIdentity: Bool { host.tracksIdentity }
  mutating func enter(_ position: Int) { host.enter(position) }
  mutating func enter<ID: Hashable>(id: ID) { host.enter(id: id) }
  mutating func leave() { host.leave() }
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T { host.owned(make) }
  mutating func wants(_ load: @escaping @Sendable () async -> Void) { host.wants(load) }

  /// A string as a literal, on one line.
  private func quoted(_ string: String) -> String {
    "\"" + string.unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }
}
