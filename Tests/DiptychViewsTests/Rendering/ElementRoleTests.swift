import DiptychViews
import Testing

@Suite struct ElementRoleTests {
  @Test("The role of an element") func roles() {
    let roles: [(name: StaticString, role: _ElementRole)] = [
      ("div", .block),
      ("figcaption", .block),
      ("a", .inline(TextStyle())),
      ("strong", .inline(.bold)),
      ("em", .inline(.italic)),
      ("code", .inline(.monospaced)),
      ("p", .paragraph),
      ("h1", .heading(level: 1)),
      ("h6", .heading(level: 6)),
      ("ol", .list(.ordered)),
      ("ul", .list(.unordered)),
      ("menu", .list(.unordered)),
      ("li", .listItem),
      ("blockquote", .quote),
      ("pre", .preformatted),
      ("table", .table),
      ("tbody", .tableSection),
      ("tr", .tableRow),
      ("td", .tableCell),
      ("th", .tableCell),
      ("br", .lineBreak),
      ("hr", .rule),
      ("head", .hidden),
      ("style", .hidden),
      ("selectedcontent", .hidden),
    ]
    #expect(roles.map { _ElementRole(name: $0.name) } == roles.map(\.role))
  }

  @Test("An element that HTML does not have is inline, however long or short its name")
  func unknown() {
    let names: [StaticString] = ["", "x", "h7", "DIV", "user-card", "selectedcontent-list"]
    #expect(
      names.map { _ElementRole(name: $0) }
        == names.map { _ in _ElementRole.inline(TextStyle()) }
    )
  }
}
