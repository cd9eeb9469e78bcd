import Diptych

// Errors in modifiers and the labels of arguments.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct MisspeltModifier: View {
  let files: [File]

  var body: some View {
    // error: value of type 'Text' has no member 'bodl'
    Text("a").bodl()
  }
}

struct OfChain: View {
  let files: [File]

  var body: some View {
    Text("a")
      .bold()
      // error: value of type 'Text' has no member 'italci'
      .italci()
      .dim()
  }
}

struct OfContainer: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
    }
    // error: value of type 'VStack<Text>' has no member 'boredr'
    .boredr()
  }
}

struct MisspeltColor: View {
  let files: [File]

  var body: some View {
    // error: type 'Color' has no member 'rde'
    Text("a").foregroundStyle(.rde)
  }
}

struct MisspeltGround: View {
  let files: [File]

  var body: some View {
    // error: type 'Color' has no member 'bleu'
    Text("a").background(.bleu)
  }
}

struct StringAsGround: View {
  let files: [File]

  var body: some View {
    // error: cannot convert value of type 'String' to expected argument type 'Color'
    VStack { Text("a") }.background("blue")
  }
}

struct ViewAsGround: View {
  let files: [File]

  var body: some View {
    // error: cannot convert value of type 'Divider' to expected argument type 'Color'
    Text("a").background(Divider())
  }
}

struct MisspeltBackground: View {
  let files: [File]

  var body: some View {
    // error: value of type 'Text' has no member 'bodl'
    Text("a").background { Text("b").bodl() }
  }
}

struct ColorOfContainer: View {
  let files: [File]

  var body: some View {
    // error: type 'Color' has no member 'rde'
    VStack { Text("a") }.foregroundStyle(.rde)
  }
}

struct MisspeltEdge: View {
  let files: [File]

  var body: some View {
    // error: type 'Edge.Set' has no member 'ledaing'
    Text("a").padding(.ledaing, 1)
  }
}

struct EdgeOfContainer: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
    }
    // error: type 'Edge.Set' has no member 'ledaing'
    .padding(.ledaing, 1)
    .bold()
  }
}

struct EdgeAlone: View {
  let files: [File]

  var body: some View {
    // error: reference to member 'ledaing' cannot be resolved without a contextual type
    Text("a").padding(.ledaing)
  }
}

struct MisspeltLabel: View {
  let files: [File]

  var body: some View {
    // error: incorrect argument label in call (have 'widht:', expected 'width:')
    Text("a").frame(widht: 3)
  }
}

struct LabelOfFlexibleFrame: View {
  let files: [File]

  var body: some View {
    // error: incorrect argument label in call (have 'minWidht:', expected 'minWidth:')
    Text("a").frame(minWidht: 3)
  }
}

struct LabelOfStack: View {
  let files: [File]

  var body: some View {
    // error: incorrect argument label in call (have 'spaicng:_:', expected 'spacing:_:')
    HStack(spaicng: 1) {
      Text("a")
      Text("b")
    }
  }
}

struct LabelOfLink: View {
  let files: [File]

  var body: some View {
    // error: incorrect argument label in call (have '_:destinaton:', expected '_:destination:')
    Link("a", destinaton: "/")
  }
}

struct WrongTypeOfLabel: View {
  let files: [File]

  var body: some View {
    // error: cannot convert value of type 'String' to expected argument type 'Int'
    Heading("a", level: "2")
  }
}

struct MissingArgument: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: missing argument for parameter 'destination' in call
      Link("a")
    }
  }
}
