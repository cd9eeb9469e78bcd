import Diptych

// Errors in elements of HTML and their attributes.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct Deep: View {
  let name: String

  var body: some View {
    HTML.section(.class("a")) {
      HTML.ul {
        HTML.li {
          HTML.p {
            Text(name)
            // error: cannot find 'nmae' in scope
            Text(nmae)
          }
        }
        HTML.li { Text("two") }
      }
    }
  }
}

struct DeepProperty: View {
  let file: File

  var body: some View {
    HTML.section(.class("a")) {
      HTML.ul {
        HTML.li {
          HTML.p {
            Text(file.name)
            // error: value of type 'File' has no member 'nmae'
            Text(file.nmae)
          }
        }
        HTML.li { Text("two") }
      }
    }
  }
}

struct DeepModifier: View {
  let files: [File]

  var body: some View {
    HTML.section(.class("a"), .id("b"), .title("c")) {
      HTML.ul {
        // error: value of type 'Text' has no member 'bodl'
        HTML.li { Text("one").bodl() }
        HTML.li { Text("two") }
      }
    }
  }
}

struct MisspeltAttribute: View {
  let files: [File]

  var body: some View {
    // error: type 'HTML.Attribute<HTML.AnyTag>' has no member 'clas'
    HTML.div(.clas("x")) { Text("a") }
  }
}

struct MisspeltSecondAttribute: View {
  let files: [File]

  var body: some View {
    // error: type 'HTML.Attribute<HTML.AnyTag>' has no member 'ttle'
    HTML.div(.class("x"), .ttle("y")) { Text("a") }
  }
}

struct MisspeltFourthAttribute: View {
  let files: [File]

  var body: some View {
    // error: type 'HTML.Attribute<HTML.AnyTag>' has no member 'lnag'
    HTML.div(.class("x"), .id("i"), .title("y"), .lnag("en")) { Text("a") }
  }
}

struct DeepAttribute: View {
  let files: [File]

  var body: some View {
    HTML.ul {
      HTML.li {
        // error: type 'HTML.Attribute<HTML.Tag.A>' has no member 'hrfe'
        HTML.a(.hrfe("/")) { Text("a") }
      }
    }
  }
}

struct AttributeOfAnother: View {
  let files: [File]

  var body: some View {
    // error: referencing static method 'href' on 'HTML.Attribute' requires that 'HTML.AnyTag' conform to 'HTMLTraits.Link'
    HTML.div(.href("/")) { Text("a") }
  }
}

struct AttributesOfViews: View {
  var body: some View {
    Link("a", destination: "/").htmlAttributes(.rel("nofollow"), .target("_blank"), .id("a"))
    Image("a.png", alt: "a").htmlAttributes(.width(3), .height(2), .loading("lazy"), .class("a"))
    Paragraph { Text("a") }.htmlAttributes(.class("a"))
  }
}

struct AttributeOfNoImage: View {
  var body: some View {
    // error: no exact matches in call to static method 'rel'
    Image("a.png", alt: "a").htmlAttributes(.rel("nofollow"))
  }
}

struct AttributeOfNoLink: View {
  var body: some View {
    // error: no exact matches in call to static method 'loading'
    Link("a", destination: "/").htmlAttributes(.loading("lazy"))
  }
}

struct BooleanOfAnother: View {
  let files: [File]

  var body: some View {
    // error: static property 'required' requires that 'HTML.AnyTag' conform to 'HTMLTraits.Entry'
    HTML.div(.required) { Text("a") }
  }
}

struct AttributeOfOneElement: View {
  let files: [File]

  var body: some View {
    // error: referencing static method 'start' on 'HTML.Attribute' requires the types 'HTML.AnyTag' and 'HTML.Tag.Ol' be equivalent
    HTML.ul(.start(3)) { Text("a") }
  }
}

struct DeepAttributeOfAnother: View {
  let files: [File]

  var body: some View {
    HTML.ul {
      HTML.li {
        // error: referencing static method 'href' on 'HTML.Attribute' requires that 'HTML.AnyTag' conform to 'HTMLTraits.Link'
        HTML.p(.class("x"), .href("/")) { Text("a") }
      }
    }
  }
}

struct MisspeltElement: View {
  let files: [File]

  var body: some View {
    HTML.ul {
      // error: type 'HTML' has no member 'il'
      HTML.il { Text("a") }
    }
  }
}

struct WrongValue: View {
  let files: [File]

  var body: some View {
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    HTML.div(.class(42)) { Text("a") }
  }
}

struct VoidElement: View {
  let files: [File]

  var body: some View {
    HTML.p {
      // error: type 'HTML.Attribute<HTML.Tag.Img>' has no member 'atl'
      HTML.img(.src("/a.png"), .atl("a"))
    }
  }
}

struct VoidElementWithContent: View {
  let files: [File]

  var body: some View {
    // error: extra trailing closure passed in call
    HTML.br { Text("a") }
  }
}

struct StringInElement: View {
  let files: [File]

  var body: some View {
    HTML.ul {
      // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
      HTML.li { "b" }
    }
  }
}

struct StringAsAttribute: View {
  let files: [File]

  var body: some View {
    // error: cannot convert value of type 'String' to expected argument type 'HTML.Attribute<HTML.AnyTag>'
    HTML.div("x") { Text("a") }
  }
}
