/// Collects the text of a view and nothing else.
struct WordsRenderer: HostedRenderer {
  package var host = NoHost()
  package var stack = StackGuard()
  private(set) var words = ""

  mutating func text(_ string: String) { words += string }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    switch ElementRole(name: name) {
    case .hidden: break
    case .lineBreak: words += " "
    default: C._render(content, into: &self)
    }
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    if ElementRole.isImage(name) { return words += A.value(of: "alt", in: attributes) ?? "" }
    element(name, attributes, EmptyView())
  }

  mutating func image(_ source: String, alternative: String) { words += alternative }

  /// The title alone: an icon only decorates it.
  mutating func label<C: View>(icon: String, _ title: consuming C) {
    C._render(title, into: &self)
  }
}

extension View {
  /// The words of inline content, without their styles.
  package consuming func words() -> String {
    var renderer = WordsRenderer()
    Self._render(self, into: &renderer)
    return renderer.words
  }
}
