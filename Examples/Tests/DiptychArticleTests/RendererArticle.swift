import Diptych

// The code of the article about writing a renderer.

struct WordsOnly: Renderer {
  var words: [String] = []

  mutating func text(_ string: String) { words.append(string) }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }
}

struct MessageRenderer: HostedRenderer {
  var host: _AnyRenderHost
  var isRedacted = false
  let output: RenderOutput
  /// Whether a text is a part of a line; it is a line of its own otherwise.
  private var isInLine = false
  /// Whether a child is an item of a list.
  private var isInList = false

  init(host: _AnyRenderHost, output: RenderOutput) {
    self.host = host
    self.output = output
  }

  mutating func text(_ string: String) {
    output.append(escaped(readable(string)))
    if !isInLine { output.append("\n") }
  }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch _ElementRole(name: name) {
    case .hidden: break
    case .heading, .tableCell: styled(.bold, content)
    case .paragraph, .tableRow: line(content)
    case .inline(let style): styled(style, content)
    default: C._render(content, into: &self)
    }
  }

  /// Content that is one line.
  private mutating func line<C: View>(_ content: consuming C) {
    let outer = isInLine
    isInLine = true
    C._render(content, into: &self)
    isInLine = outer
    if !isInLine { output.append("\n") }
  }

  mutating func inline<C: View>(_ content: consuming C) { line(content) }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    guard style.contains(.bold) else { return line(content) }
    output.append("<b>")
    let outer = isInLine
    isInLine = true
    C._render(content, into: &self)
    isInLine = outer
    output.append(isInLine ? "</b>" : "</b>\n")
  }

  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let policy = EnvironmentValues.current.linkPolicy
    guard policy.allows(destination), !isRedacted else { return line(content) }
    output.append("<a href=\"\(escaped(_VisibleControl.shown(in: destination)))\">")
    let outer = isInLine
    isInLine = true
    C._render(content, into: &self)
    isInLine = outer
    output.append(isInLine ? "</a>" : "</a>\n")
  }

  mutating func button<C: View>(_ label: consuming C) {
    line(_Joined(_Joined(Text("["), label), Text("]")))
  }

  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let outer = isInList
    isInList = true
    _Children._render(_Children(content), into: &self)
    isInList = outer
  }

  mutating func child<V: View>(_ view: consuming V) {
    guard isInList else { return V._render(view, into: &self) }
    isInList = false
    output.append("• ")
    line(view)
    isInList = true
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

struct MessageFormat: RenderingFormat {
  func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return RenderOutput.string { output in draw(view, for: &host, onto: output) }
  }

  func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try RenderOutput.stream(to: &sink) { output in draw(view, for: &host, onto: output) }
  }

  private func draw<V: View, H: RenderHost>(
    _ view: consuming V,
    for host: inout H,
    onto output: RenderOutput
  ) {
    var renderer = MessageRenderer(host: _AnyRenderHost(host), output: output)
    V._render(view, into: &renderer)
    host = renderer.host.base(as: H.self)
  }
}

extension RenderingFormat where Self == MessageFormat {
  static var message: MessageFormat { MessageFormat() }
}

struct Build: View {
  let failures: [String]

  var body: some View {
    Heading("Build 212")
    if failures.isEmpty { Text("Everything passed.") }
    List(failures, id: \.self) { Text($0) }
    Link("The log", destination: "https://ci.example.org/212")
  }
}

func messages(about build: @escaping @Sendable () async -> [String]) async -> [String] {
  let host = ViewHost {
    AsyncValueView(fetch: build) { failures in Build(failures: failures) }
  }
  var messages: [String] = []
  for await message in host.frames(as: .message) { messages.append(message) }
  return messages
}
