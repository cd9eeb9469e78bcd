import Diptych

/// A format whose output is compared byte by byte: a panel, or all that is recorded for the other
/// formats.
struct ExtractionFormat: Sendable {
  let name: String
  let format: any RenderingFormat<String>
  /// Whether the output has the places of components, which a view with an identity changes.
  let hasPlaces: Bool

  init(_ name: String, _ format: any RenderingFormat<String>, hasPlaces: Bool = false) {
    self.name = name
    self.format = format
    self.hasPlaces = hasPlaces
  }

  static let withoutPlaces = all.filter { !$0.hasPlaces }

  static let all: [ExtractionFormat] = [
    ExtractionFormat(".text(width: 40)", .text(width: 40)),
    ExtractionFormat(".text(width: 12) in colour", .text(width: 12, color: .trueColor)),
    ExtractionFormat(".html", html),
    ExtractionFormat("a content tree", RecordedFormat()),
    ExtractionFormat(".text as a stream", Streamed(.text(width: 40))),
    ExtractionFormat(".html as a stream", Streamed(html)),
    ExtractionFormat(".text with places", WithPlaces(.text(width: 40)), hasPlaces: true),
    ExtractionFormat(".html with places", WithPlaces(html), hasPlaces: true),
  ]

  /// HTML pages without embedded rules, which would make up most of a page.
  private static let html = HTMLFormat(stylesheet: .file(url: "/kit.css"))
}

/// A format that writes all facts of the nodes of a content tree: of the tree that a format for
/// another medium reads, and of the complete one.
struct RecordedFormat: RenderingFormat {
  private static let attributes = [
    "alt", "aria-label", "aria-sort", "caption", "checked", "class", "colspan", "href", "id",
    "language", "open", "role", "rowspan", "scope", "src", "start", "symbol", "title", "value",
  ]

  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    let view = view
    return [[.spoken, .rowByRow], .complete].map { options in
      Self.lines(ContentTree(view, host: &host, options).root)
    }
    .joined(separator: "\n")
  }

  private static func lines(_ node: ContentTree.Node) -> String {
    // The traits of every kind of node are one number.
    var facts = "\(node.level) \(node.values) \(node.alignments)"
    if node.isRedacted { facts += " redacted" }
    if node.action != nil { facts += " action" }
    let values = attributes.compactMap { name in
      node.attribute(name).map { " \(name)=\($0.debugDescription)" }
    }
    var parts = ""
    node.forEachPart { parts += lines($0) }
    let isPart = node.element == nil && values.isEmpty && node.string.isEmpty
    // Formats leave out modifiers without attributes, and parts without content.
    if isPart && (node.role == .attributed || parts.isEmpty) { return parts }
    return """
      \(node.role) \(node.element ?? "-") \(facts) \(node.string.debugDescription)\(values.joined()) {
      \(parts)}

      """
  }
}

/// A format, written to a stream.
struct Streamed<Base: RenderingFormat<String>>: RenderingFormat {
  private struct Bytes: _ByteSink {
    var bytes: [UInt8] = []

    mutating func write(_ bytes: RawSpan) { bytes.withUnsafeBytes { self.bytes += $0 } }
  }

  let base: Base

  init(_ base: Base) { self.base = base }

  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    var output = Bytes()
    base.write(view, host: &host, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}

/// A format that appends the calls to the host: the places of components, and the actions offered.
private struct WithPlaces<Base: RenderingFormat<String>>: RenderingFormat {
  private struct Places: _RenderHost {
    var heard = ""

    mutating func enter(_ position: Int) { heard += "\(position) " }
    mutating func enter<ID: Hashable>(id: ID) { heard += "\(id) " }
    mutating func leave() { heard += "leave " }

    mutating func owned<T: AnyObject>(_ make: () -> T) -> T {
      heard += "\(T.self) "
      return make()
    }

    mutating func wants(_ load: @escaping @Sendable () async -> Void) { heard += "wants " }

    mutating func button<C: View>(
      _ action: @escaping @Sendable () async -> Void,
      _ label: consuming C
    ) {
      heard += "button \(label.rendered(as: .plain))"
    }
  }

  let base: Base

  init(_ base: Base) { self.base = base }

  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    var places = Places()
    let output = base.render(view, host: &places)
    return "\(places.heard)\n\(output)"
  }
}
