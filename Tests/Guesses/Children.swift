import Diptych

// Errors among children: values that are not views, conditions, loops, many siblings.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
  let size: Int
}

struct NumberAsChild: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
      // error: 'buildExpression' is unavailable: a number is not a view; write Text("\(number)")
      42
    }
  }
}

struct NumberAlone: View {
  let files: [File]

  var body: some View {
    // error: 'buildExpression' is unavailable: a number is not a view; write Text("\(number)")
    42
  }
}

struct StringAsChild: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
      // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
      "b"
    }
  }
}

struct StringAsOnlyChild: View {
  let files: [File]

  var body: some View {
    Section("a") {
      // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
      "b"
    }
  }
}

struct PropertyAsChild: View {
  let files: [File]

  var body: some View {
    Text("a")
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    files[0].name
    Text("c")
  }
}

struct OptionalString: View {
  let files: [File]

  var body: some View {
    Text("a")
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    files.first?.name
  }
}

struct MissingView: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
      // error: cannot find 'Txet' in scope
      Txet("b")
    }
  }
}

struct MissingViewWithContent: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: cannot find 'Txet' in scope
      Txet {
        Text("b")
      }
    }
  }
}

struct InIf: View {
  let files: [File]

  var body: some View {
    if files.isEmpty {
      Text("a")
    } else {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct InIfModifier: View {
  let files: [File]

  var body: some View {
    VStack {
      if files.isEmpty {
        // error: value of type 'Text' has no member 'bodl'
        Text("a").bodl()
      }
    }
  }
}

struct Condition: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: value of type '[File]' has no member 'isEmtpy'
      if files.isEmtpy {
        Text("a")
      }
    }
  }
}

struct InIfLet: View {
  let files: [File]

  var body: some View {
    VStack {
      if let file = files.first {
        // error: value of type 'File' has no member 'nmae'
        Text(file.nmae)
      }
    }
  }
}

struct InSwitch: View {
  let files: [File]

  var body: some View {
    switch files.count {
    case 0: Text("a")
    // error: value of type 'File' has no member 'nmae'
    case 1: Text(files[0].nmae)
    default: Text("c")
    }
  }
}

struct InFor: View {
  let files: [File]

  var body: some View {
    VStack {
      for file in files {
        // error: value of type 'File' has no member 'nmae'
        Text(file.nmae)
      }
    }
  }
}

struct InLet: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: value of type 'File' has no member 'nmae'
      let first = files[0].nmae
      Text(first)
    }
  }
}

struct StringInIf: View {
  let files: [File]

  var body: some View {
    VStack {
      if files.isEmpty {
        // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
        "none"
      }
    }
  }
}

struct StringInFor: View {
  let files: [File]

  var body: some View {
    VStack {
      for file in files {
        // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
        file.name
      }
    }
  }
}

struct StringInSwitch: View {
  let files: [File]

  var body: some View {
    switch files.count {
    case 0: Text("a")
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    case 1: "b"
    default: Text("c")
    }
  }
}

struct TwelveSiblings: View {
  let files: [File]

  var body: some View {
    Text("0")
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    // error: value of type 'File' has no member 'nmae'
    Text(files[0].nmae)
    Text("8")
    Text("9")
    Text("10")
    Text("11")
  }
}

struct TwelveSiblingsModifier: View {
  let files: [File]

  var body: some View {
    Text("0")
    Text("1")
    Text("2")
    // error: value of type 'Text' has no member 'bodl'
    Text("3").bodl()
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    Text("11")
  }
}

struct TwelveSiblingsLast: View {
  let files: [File]

  var body: some View {
    Text("0")
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    Text("5")
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    // error: cannot find 'Txet' in scope
    Txet("11")
  }
}

struct StringOfTwelve: View {
  let files: [File]

  var body: some View {
    Text("0")
    Text("1")
    Text("2")
    Text("3")
    Text("4")
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    "five"
    Text("6")
    Text("7")
    Text("8")
    Text("9")
    Text("10")
    Text("11")
  }
}

struct FiveSiblingsString: View {
  let files: [File]

  var body: some View {
    Text("a")
    Text("b")
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    "c"
    Text("d")
    Text("e")
  }
}

struct TypeThatIsNoView: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
      // error: static method 'buildExpression' requires that 'File' conform to 'View'
      files[0]
    }
  }
}

struct ArrayOfViews: View {
  let files: [File]

  var body: some View {
    VStack {
      Text("a")
      // error: static method 'buildExpression' requires that '[Text]' conform to 'View'
      files.map { Text($0.name) }
    }
  }
}

struct InInterpolation: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: value of type 'File' has no member 'nmae'
      Text("a \(files[0].nmae)")
    }
  }
}

struct OptionalNumber: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: 'buildExpression' is unavailable: a number is not a view; write Text("\(number)")
      files.first?.size
    }
  }
}

struct Substring: View {
  let files: [File]

  var body: some View {
    VStack {
      // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
      files[0].name.prefix(2)
    }
  }
}
