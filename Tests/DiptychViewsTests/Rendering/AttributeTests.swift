import Diptych
import Testing

@Suite("Attributes that are read by name") struct AttributeTests {
  /// An attribute of some kind.
  private struct Kind: Attributes {
    let name: StaticString
    let value: String
    let kind: _AttributeKind

    static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      sink.attribute(attributes.name, attributes.value, as: attributes.kind)
    }
  }

  @Test("The value of an attribute, or nil") func values() {
    let attributes = _AttributePair(Attribute("href", "/a"), Attribute("title", "A"))
    #expect(attributes["href"] == "/a")
    #expect(attributes["title"] == "A")
    #expect(attributes["hre"] == nil)
    #expect(_NoAttributes()["href"] == nil)
  }

  @Test("Names of more than 16 bytes differ") func longNames() {
    let attributes = _AttributePair(
      Attribute("aria-roledescription", "a"),
      Attribute("aria-multiselectable", "b")
    )
    #expect(attributes["aria-roledescription"] == "a")
    #expect(attributes["aria-multiselectable"] == "b")
    #expect(attributes["aria-brailleroledescription"] == nil)
  }

  @Test("A kind of value is read as the text that HTML would have") func kinds() {
    let classes = _AttributePair(
      Kind(name: "class", value: "a b", kind: .classes),
      _AttributePair(
        Kind(name: "id", value: "x", kind: .text),
        Kind(name: "class", value: "c", kind: .furtherClasses)
      )
    )
    #expect(classes["class"] == "a b c")
    #expect(classes["id"] == "x")
    #expect(Kind(name: "open", value: "", kind: .boolean)["open"] == "")
    #expect(Kind(name: "open", value: "", kind: .absent)["open"] == nil)
    #expect(Kind(name: "src", value: "a.svg", kind: .url)["src"] == "a.svg")
    let key = Kind(name: "data-", value: "theme=dark", kind: .keyed)
    #expect(key["data-theme"] == "dark")
    #expect(key["data-"] == nil)
    let refresh = Kind(name: "content", value: "5", kind: .refresh)
    #expect(refresh["http-equiv"] == "refresh")
    #expect(refresh["content"] == "5")
  }
}
