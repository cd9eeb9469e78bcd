import DiptychScreen
import Testing

@Suite("Focus") struct FocusTests {
  /// A focus on one of the elements, or on none.
  private func focus(_ element: Character?, in elements: String) -> Focus<Character> {
    var focus = Focus<Character>()
    focus.update(Array(elements))
    focus.move(to: element)
    return focus
  }

  @Test(
    "Moves from each element, and without one",
    arguments: [
      ("abc", nil, "acac"), ("abc", "a", "bcac"), ("abc", "b", "caac"), ("abc", "c", "abac"),
      ("a", nil, "aaaa"), ("a", "a", "aaaa"), ("", nil, "----"),
    ] as [(String, Character?, String)]
  )
  func moves(_ elements: String, _ start: Character?, _ expected: String) {
    let ends = Focus<Character>.Move.allCases.map { move in
      var focus = focus(start, in: elements)
      focus.move(move)
      return focus.element ?? "-"
    }
    #expect(String(ends) == expected)
  }

  @Test(
    "The focus stays on its element, or goes to its replacement, or to a neighbour",
    arguments: [
      // The same element, elsewhere.
      ("abc", "b", "abc", "b"), ("abc", "b", "cba", "b"), ("abc", "b", "xb", "b"),
      // The next one that is still there, else the previous one.
      ("abc", "b", "ac", "c"), ("abcd", "b", "ad", "d"), ("abc", "c", "ab", "b"),
      ("abc", "b", "a", "a"), ("abc", "b", "ca", "c"),
      // The one that took its place.
      ("abc", "b", "axc", "x"), ("abc", "c", "abx", "x"), ("abcd", "c", "axyd", "y"),
      ("abcd", "c", "axd", "x"), ("abc", "c", "xab", "b"), ("ab", "b", "xay", "y"),
      // None is left: the one at the position.
      ("abc", "b", "xyz", "y"), ("abc", "c", "x", "x"), ("abc", "a", "", nil),
      // Without focus.
      ("abc", nil, "xyz", nil), ("", nil, "a", nil),
    ] as [(String, Character?, String, Character?)]
  )
  func updates(_ old: String, _ start: Character?, _ new: String, _ expected: Character?) {
    var focus = focus(start, in: old)
    focus.update(Array(new))
    #expect(focus.element == expected)
    #expect(focus.elements == Array(new))
  }

  @Test("The focus moves to an existing element, and can be removed") func targets() {
    var focus = focus("b", in: "abc")
    focus.move(to: "x")
    #expect(focus.element == "b")
    focus.move(to: "c")
    #expect(focus.element == "c")
    focus.move(to: nil)
    #expect(focus.element == nil)
  }
}
