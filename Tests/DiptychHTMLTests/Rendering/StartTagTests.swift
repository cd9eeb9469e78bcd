import Diptych
import DiptychHTMLTools
import Testing

/// A name of at most seven bytes waits for the first attribute; a longer one does not.
@Suite("Start tags")
struct StartTagTests {
  private enum Short: HTMLTag {
    static var name: StaticString { "x-short" }
  }

  private enum Long: HTMLTag {
    static var name: StaticString { "x-longer" }
  }

  /// Attributes without a size.
  private struct Fixed: Attributes {
    static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      sink.attribute("id", "fixed")
    }
  }

  /// Every list of at most two attributes of each shape, and some of three and more.
  @ViewBuilder
  private func elements<Tag: HTMLTag>(_ tag: Tag.Type) -> some View {
    let name = HTML.ElementName<Tag>()
    let shapes: [HTML.Attribute<Tag>] = [
      .none, .class("a"), .id("b").when(false), .title("<\"&>"), .attribute("href", "/a?b&c"),
      .attribute("src", "javascript:a"), .data("key", "value"), .hidden,
      .aria("label", "long name"),
      .title(String(repeating: "long ", count: 20)), .class("ä"), .attribute("n", ""),
    ]
    name { Text("none") }
    HTML.Element<Tag, Fixed, Text>(Fixed(), Text("fixed"))
    for first in shapes {
      name(first) { Text("one") }
      for second in shapes {
        name(first, second) { name(second) { Text("two") } }
        name(.none, first, .none, second) { Text("four") }
      }
    }
  }

  private func expected(_ html: String) -> String {
    html.replacing("x-longer", with: "x-short")
  }

  @Test("A name that waits makes the bytes of one that does not, whatever the attributes")
  func names() {
    let pairs: [(any View, any View)] = [
      (elements(Short.self), elements(Long.self)),
      (
        elements(Short.self).htmlAttributes(.class("outer"), .id("i"), .hidden),
        elements(Long.self).htmlAttributes(.class("outer"), .id("i"), .hidden)
      ),
      (
        elements(Short.self).redacted(reason: .placeholder),
        elements(Long.self).redacted(reason: .placeholder)
      ),
    ]
    for (short, long) in pairs {
      #expect(short.rendered(as: .html) == expected(long.rendered(as: .html)))
      #expect(short.rendered(as: .htmlProblems).count == long.rendered(as: .htmlProblems).count)
    }
  }

  @Test("A tag is whole wherever the buffer ends", arguments: [4096, 16 << 10])
  func room(capacity: Int) {
    for missing in 0..<64 {
      let filler = String(repeating: "a", count: capacity - missing)
      let short = HTML.p {
        Text(verbatim: filler)
        HTML.ElementName<Short>()(.class("lead"), .title("&")) { Text("b") }
      }
      let html = "<p>\(filler)<x-short class=\"lead\" title=\"&amp;\">b</x-short></p>"
      #expect(short.rendered(as: .html) == html)
      var collector = Collector()
      short.write(as: .html, to: &collector)
      #expect(collector.bytes == Array(html.utf8))
    }
  }

  @Test("An element without a name has its attributes")
  func nameless() {
    enum Nameless: HTMLTag {
      static var name: StaticString { "" }
    }
    let view = HTML.ElementName<Nameless>()(.class("a")) { Text("b") }
    #expect(view.rendered(as: .html) == #"< class="a">b</>"#)
  }
}
