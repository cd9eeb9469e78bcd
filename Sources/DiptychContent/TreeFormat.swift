public import DiptychViews

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

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    ContentTree(view, host: &host, .complete).root.treeLines
  }
}

extension ContentTree.Node {
  /// The lines of the parts of the node in the format `.tree`.
  package var treeLines: String {
    var lines = TreeLines()
    for part in parts { lines.append(part) }
    return lines.output
  }
}

extension RenderingFormat where Self == TreeFormat {
  /// A format that shows the structure of a view, for debugging and for tests.
  public static var tree: TreeFormat { TreeFormat() }
}

/// The lines of a tree: one for each element and each text.
private struct TreeLines {
  private(set) var output = ""
  private var depth = 0
  private var attributes = TreeAttributes()

  /// The number of levels to indent.
  ///
  /// Without a limit, the output would grow quadratically with depth.
  private static var indentedLevels: Int { 100 }

  mutating func append(_ node: ContentTree.Node) {
    switch node.role {
    case .text, .decoration, .icon, .segmentedBar, .rawText: line(node.string.quoted)
    case .raw: line("raw \(node.string.quoted)")
    case .percentage: break
    case .attributed, .labelled:
      for attribute in node.markup { attributes.add(attribute.name, attribute.value) }
      attributes.wait()
      for part in node.parts { append(part) }
      attributes = TreeAttributes()  // the content opened no element
    default:
      guard let name = node.element else {
        for part in node.parts { append(part) }
        return
      }
      for attribute in node.markup { attributes.add(attribute.name, attribute.value) }
      line(name)
      depth += 1
      for part in node.parts { append(part) }
      depth -= 1
    }
  }

  private mutating func line(_ content: String) {
    output += String(repeating: "  ", count: min(depth, Self.indentedLevels))
    if depth > Self.indentedLevels { output += "\(depth): " }
    output += content
    for (name, value) in attributes.merged { output += " \(name)=\(value.quoted)" }
    output += "\n"
    attributes = TreeAttributes()
  }
}

extension String {
  /// The string as a literal on one line.
  package var quoted: String {
    "\"" + unicodeScalars.map { $0.escaped(asASCII: false) }.joined() + "\""
  }
}

/// The attributes of a line of the tree, merged like the attributes of an HTML element.
private struct TreeAttributes {
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
