public import DiptychAsync
public import DiptychContent
import DiptychViews
public import Testing

// Queries ask a view for what it says: a node by its role and its name.

extension ViewHost {
  /// The content of the view in its current state, without starting loads.
  ///
  /// ```swift
  /// let host = ViewHost { Profile(user: user) }
  /// await host.settle()
  /// #expect(host.content.first(.heading)?.text == "Ada")
  /// #expect(host.content.first(.heading)?.phase == "loaded")
  /// ```
  public var content: ContentTree { rendered(as: RecordedContent()) }

  /// Presses the button with a name, and waits until its action has ended.
  ///
  /// The test fails if the content has no such button.
  public func press(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let button = content.first(.button, named: name, sourceLocation: sourceLocation)
    await press(button, sourceLocation: sourceLocation)
  }

  /// Presses a button of the last frame, and waits until its action has ended.
  ///
  /// ```swift
  /// let row = host.content.first(.row, named: "Soup €5 Order")
  /// await host.press(row?.first(.button))
  /// ```
  ///
  /// The test fails if the button is disabled, or isn't in the last frame.
  ///
  /// - Parameters:
  ///   - button: The button. If it is nil, the query for it has failed, and nothing is pressed.
  ///   - sourceLocation: The place where issues are reported.
  public func press(
    _ button: ContentTree.Node?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let button else { return }
    var fault = "it isn't in the last frame"
    if button.effectiveAttribute("disabled") != nil {
      fault = "it is disabled"
    } else if let hosted = buttons.first(where: { $0.identity == button.identity }) {
      return await activate(hosted)
    }
    let message = "The \(button.role) \(button.name.quoted) can't be pressed, because \(fault)."
    TestingLibrary.current.fail(message, at: sourceLocation)
  }
}

/// A format whose output is the content of a view.
private struct RecordedContent: RenderingFormat {
  func render<V: View, H: _RenderHost>(_ view: V, host: inout H) -> ContentTree {
    ContentTree(view, host: &host)
  }

  func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host).text)
  }
}

extension ContentTree {
  /// The text of the content, without styles; see ``/DiptychContent/ContentTree/Node/text``.
  public var text: String { root.text }

  /// Returns the first node with a role and a name; see ``Node/first(_:named:sourceLocation:)``.
  public func first(
    _ role: Role,
    named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Node? {
    root.first(role, named: name, sourceLocation: sourceLocation)
  }

  /// Returns the nodes with a role and a name; see ``Node/all(_:named:)``.
  public func all(_ role: Role, named name: String? = nil) -> [Node] { root.all(role, named: name) }
}

extension ContentTree.Node {
  /// The name of the node, as a screen reader says it: its `aria-label`, or else its text.
  public var name: String { effectiveAttribute("aria-label") ?? text }

  /// Returns the first node in this node with a role and a name, in reading order.
  ///
  /// ```swift
  /// let content = ContentTree(Checkout())
  /// #expect(content.first(.heading)?.level == 1)
  /// #expect(content.first(.link, named: "Harbour")?.destination == "/harbour")
  /// ```
  ///
  /// The test fails if there is no such node. The message lists the nodes with the role. If no node
  /// has it, the message has the lines of the content in the format `.tree`.
  ///
  /// - Parameters:
  ///   - role: The role. An element of HTML has the role of the view with its meaning.
  ///   - name: The ``name``, or nil for any name.
  ///   - sourceLocation: The place where an issue is reported.
  /// - Returns: The node, or nil if the query has failed.
  public func first(
    _ role: ContentTree.Role,
    named name: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self? {
    if let node = all(role, named: name).first { return node }
    var message = "There is no \(role)"
    if let name { message += " named \(name.quoted)" }
    let others = all(role)
    if others.isEmpty {
      let lines = treeLines.split(separator: "\n")
      message += lines.isEmpty ? "; the content is empty." : ". The content:"
      message += Self.listed(lines)
    } else {
      message += ". The nodes of this role:" + Self.listed(others.map(\.name.quoted))
    }
    TestingLibrary.current.fail(message, at: sourceLocation)
    return nil
  }

  /// Returns all nodes in this node with a role and a name, in reading order.
  ///
  /// ```swift
  /// #expect(content.all(.row).map(\.text) == ["Soup €5", "Bread €2"])
  /// #expect(content.all(.button, named: "Retry").isEmpty)
  /// ```
  public func all(_ role: ContentTree.Role, named name: String? = nil) -> [Self] {
    descendants.filter { $0.has(role) && (name == nil || $0.name == name) }
  }

  private func has(_ role: ContentTree.Role) -> Bool {
    switch role {
    case .link: element == "a"
    case .button: element == "button"
    default: self.role == role
    }
  }

  /// Returns the first lines of a list, each on a line of its own.
  private static func listed(_ lines: [some StringProtocol]) -> String {
    let shown = lines.prefix(20).map { "\n  \($0)" }.joined()
    return lines.count > 20 ? shown + "\n  … and \(lines.count - 20) more" : shown
  }
}
