import Diptych
import Testing

@Suite struct HTMLAttributeTests {
  @Test("A sink receives the value of an attribute with its kind") func contexts() {
    #expect(
      calls(HTML.Attribute<HTML.Tag.A>.href("/a?b=c"), .rel("next"), .hidden, .data("a", "b=c"))
        == ["url href=/a?b=c", "text rel=next", "boolean hidden", "keyed data- a=b=c"]
    )
  }

  @Test("Every attribute with an address is a URL") func urls() {
    #expect(
      calls(HTML.Attribute<HTML.Tag.Input>.src("a"), .formaction("b"))
        + calls(HTML.Attribute<HTML.Tag.Form>.action("c"))
        + calls(HTML.Attribute<HTML.Tag.Video>.poster("d"))
        + calls(HTML.Attribute<HTML.Tag.Blockquote>.cite("e"))
        + calls(HTML.Attribute<HTML.Tag.Object>.data("f"))
        == [
          "url src=a", "url formaction=b", "url action=c", "url poster=d", "url cite=e",
          "url data=f",
        ]
    )
  }

  @Test(
    "Numbers are written without a needless fraction",
    arguments: [
      (3, "3"), (-1, "-1"), (0.5, "0.5"), (1e300, "1e+300"), (-0.0, "0"),
    ] as [(Double, String)]
  )
  func numbers(number: Double, value: String) {
    #expect(
      calls(HTML.Attribute<HTML.Tag.Meter>.value(number), .optimum(number))
        == ["text value=\(value)", "text optimum=\(value)"]
    )
  }

  @Test("The same attribute takes a text, an integer or a number, depending on its element")
  func homonyms() {
    let all = [
      calls(HTML.Attribute<HTML.Tag.Option>.value("x")),
      calls(HTML.Attribute<HTML.Tag.Li>.value(3)),
      calls(HTML.Attribute<HTML.Tag.Progress>.value(0.25), .max(2)),
      calls(HTML.Attribute<HTML.Tag.Input>.max("2030-01-01")),
    ]
    #expect(
      all == [
        ["text value=x"], ["text value=3"], ["text value=0.25", "text max=2"],
        ["text max=2030-01-01"],
      ]
    )
  }

  @Test("Attributes of two words take a truth value") func choices() {
    #expect(
      calls(HTML.Attribute<HTML.AnyTag>.spellcheck(false), .draggable(true), .translate(false))
        == ["text spellcheck=false", "text draggable=true", "text translate=no"]
    )
  }

  @Test(
    "Keys of data and aria become lower case",
    arguments: [
      ("key", "key"), ("sortBy", "sortby"), ("a-b_c.d", "a-b_c.d"), ("0", "0"), ("-", "-"),
    ]
  )
  func keys(key: String, written: String) {
    #expect(isAttributeKey(key))
    #expect(
      calls(HTML.Attribute<HTML.AnyTag>.data(key, "=v"), .aria(key, ""))
        == ["keyed data- \(written)==v", "keyed aria- \(written)="]
    )
  }

  @Test("Lists of URLs differ from a refresh") func urlLists() {
    let all = [
      calls(HTML.Attribute<HTML.Tag.Img>.srcset("a 1x")),
      calls(HTML.Attribute<HTML.Tag.Link>.imagesrcset("b")),
      calls(HTML.Attribute<HTML.Tag.Area>.ping("c")),
      calls(HTML.Attribute<HTML.Tag.Meta>.refresh(after: 5, to: "/"), .refresh(after: 3)),
    ]
    #expect(
      all == [
        ["candidates srcset=a 1x"], ["candidates imagesrcset=b"], ["urls ping=c"],
        ["refresh content=5;/", "refresh content=3"],
      ]
    )
  }

  @Test("Invalid attributes are left out") func conditions() {
    #expect(
      calls(
        HTML.Attribute<HTML.Tag.Input>.required(false),
        .disabled(true),
        .title("a").when(false),
        .title("b").when(true),
        .hidden.when(false),
        .class("c").when(false),
        .class("d").when(true),
        .none
      ) == ["boolean disabled", "text title=b", "classes class=d"]
    )
  }

  @Test("Classes are joined where the first of them stands") func classes() {
    #expect(
      calls(HTML.Attribute<HTML.AnyTag>.id("x"), .class("b"), .title("t"), .class("a"), .class("b"))
        == ["text id=x", "classes class=b a b", "text title=t"]
    )
    #expect(HTML.p(.class("a"), .class("b")) {}.rendered(as: .html) == "<p class=\"a b\"></p>")
    #expect(
      HTML.p(.class("a"), .class("b")) {}.htmlAttributes(.class("c")).rendered(as: .html)
        == "<p class=\"a b c\"></p>"
    )
    #expect(
      HTML.p(.id("x"), .class("a"), .class("b"), .class("c").when(false)) {}.rendered(as: .html)
        == "<p id=\"x\" class=\"a b\"></p>"
    )
    #expect(
      HTML.p(.class("a"), .id("x"), .class("b")) {}
        .htmlAttributes(.class("c"), .class("d"))
        .htmlAttributes(.class("e"))
        .rendered(as: .html) == "<p id=\"x\" class=\"a b c d e\"></p>"
    )
  }

  @Test("An element without a class has no class attribute")
  func noClasses() {
    #expect(
      calls(HTML.Attribute<HTML.AnyTag>.class(""), .class("").when(true), .attribute("class", ""))
        == []
    )
    #expect(HTML.p(.class("")) {}.rendered(as: .html) == "<p></p>")
    #expect(HTML.p {}.htmlAttributes(.class("")).rendered(as: .html) == "<p></p>")
    #expect(
      HTML.p(.class(""), .id("x"), .class("a"), .class(""), .class("b")) {}
        .htmlAttributes(.class(""))
        .htmlAttributes(.class("c"))
        .rendered(as: .html) == "<p id=\"x\" class=\"a b c\"></p>"
    )
  }

  @Test("Classes at any two of up to six positions are joined at the first", arguments: 3...6)
  func placesOfClasses(count: Int) {
    for first in 0..<count {
      for second in 0..<count where second > first {
        var attributes = (0..<count).map { HTML.Attribute<HTML.Tag.Input>.data("x\($0)", "y") }
        attributes[first] = .class("a")
        attributes[second] = .class("b")
        let expected = (0..<count).filter { $0 != second }
          .map { $0 == first ? " class=\"a b\"" : " data-x\($0)=\"y\"" }.joined()
        #expect(
          input(attributes).rendered(as: .html) == "<input\(expected)>",
          "classes at \(first) and \(second)"
        )
      }
    }
  }

  /// Calls the name of an element with attributes one by one, as a program does.
  private func input(_ list: [HTML.Attribute<HTML.Tag.Input>]) -> some View {
    switch list.count {
    case 3: HTML.input(list[0], list[1], list[2])
    case 4: HTML.input(list[0], list[1], list[2], list[3])
    case 5: HTML.input(list[0], list[1], list[2], list[3], list[4])
    default: HTML.input(list[0], list[1], list[2], list[3], list[4], list[5])
    }
  }

  @Test("The tree shows the attributes that HTML writes") func tree() {
    let view = Group {
      HTML.p(.class("a"), .class("b")) {}
      HTML.p(.class("a"), .id("x"), .class("b"), .title("t")) {}
        .htmlAttributes(.id("y"), .class("c"), .class("d"))
        .htmlAttributes(.lang("l"), .class("e"), .id("z"))
      HTML.p(.class("a"), .id("x")) {}.htmlAttributes(.title("t"))
      HTML.p(.title("t")) {}.htmlAttributes(.class("c"))
    }
    #expect(
      view.rendered(as: .html) == """
        <p class="a b"></p><p title="t" class="a b c d e" lang="l" id="z"></p>\
        <p id="x" class="a" title="t"></p><p title="t" class="c"></p>
        """
    )
    #expect(
      view.rendered(as: .tree) == """
        p class="a b"
        p title="t" class="a b c d e" lang="l" id="z"
        p id="x" class="a" title="t"
        p title="t" class="c"

        """
    )
  }

  @Test("Invalid keys", arguments: Self.refusedKeys)
  func refusedKey(key: String) {
    #expect(!isAttributeKey(key))
    #expect(
      calls(HTML.Attribute<HTML.AnyTag>.data(key, "v"), .aria(key, "v"), .id("x")) == ["text id=x"]
    )
  }

  private static let refusedKeys = [
    "", " ", "a b", "a=b", "a>", "a/", "a\"", "a'", "a\u{0}", "é", "a:b", "\u{FF41}",
  ]
}

/// Returns the calls that attributes make on a sink.
private func calls<Tag>(_ attributes: HTML.Attribute<Tag>...) -> [String] {
  var recorder = AttributeRecorder()
  HTML._AttributeList._write(HTML._AttributeList(attributes), into: &recorder)
  return recorder.calls
}

private struct AttributeRecorder: _AttributeSink {
  var calls: [String] = []

  mutating func attribute(_ name: StaticString, _ value: String) {
    calls.append("text \(name)=\(value)")
  }

  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    switch kind {
    case .text: attribute(name, value)
    case .classes, .furtherClasses: calls.append("classes \(name)=\(value)")
    case .urls: calls.append("urls \(name)=\(value)")
    case .imageCandidates: calls.append("candidates \(name)=\(value)")
    case .refresh: calls.append("refresh \(name)=\(value)")
    case .absent: break
    case .url, .imageURL: calls.append("url \(name)=\(value)")
    case .boolean: calls.append("boolean \(name)")
    case .keyed:
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      calls.append("keyed \(name) \(parts[0])=\(parts[1])")
    }
  }
}
