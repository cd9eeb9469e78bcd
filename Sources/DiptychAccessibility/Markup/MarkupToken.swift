/// A tag or a text of markup; comments and declarations are left out.
enum MarkupToken: Hashable {
  case start(MarkupElement, isSelfClosing: Bool)
  case end(String)
  case text(String)
}
