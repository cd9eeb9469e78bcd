import Diptych

// Errors in the rows of lists.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
  let isRemark: Bool
}

struct RowOfForEach: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    ForEach(files) { Text($0.nmae) }
  }
}

struct NamedRowOfForEach: View {
  let files: [File]

  var body: some View {
    ForEach(files) { file in
      Text(file.name)
      // error: value of type 'File' has no member 'nmae'
      Text(file.nmae)
    }
  }
}

struct IDOfForEach: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'ix'
    ForEach(files, id: \.ix) { Text($0.name) }
  }
}

struct RowWithID: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    ForEach(files, id: \.name) { Text($0.nmae) }
  }
}

struct RowInList: View {
  let files: [File]

  var body: some View {
    List {
      ForEach(files) { file in
        // error: value of type 'File' has no member 'nmae'
        Text(file.nmae)
      }
    }
  }
}

struct ModifierInRow: View {
  let files: [File]

  var body: some View {
    ForEach(files) { file in
      // error: value of type 'Text' has no member 'bodl'
      Text(file.name).bodl()
    }
  }
}

struct ConditionInRow: View {
  let files: [File]

  var body: some View {
    ForEach(files) { file in
      // error: value of type 'File' has no member 'isRmeark'
      if file.isRmeark {
        Text(file.name)
      } else {
        Text("none")
      }
    }
  }
}

struct RowInElement: View {
  let files: [File]

  var body: some View {
    HTML.ul(.class("files")) {
      ForEach(files) { file in
        // error: value of type 'File' has no member 'nmae'
        HTML.li { Text(file.nmae) }
      }
    }
  }
}

struct RowOfList: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    List(files) { Text($0.nmae) }
  }
}

struct NamedRowOfList: View {
  let files: [File]

  var body: some View {
    VStack {
      List(files) { file in
        Text(file.name)
        // error: value of type 'File' has no member 'nmae'
        Text(file.nmae)
      }
    }
  }
}

struct RowOfNumberedList: View {
  let files: [File]

  var body: some View {
    List(files, style: .ordered, start: 3) { file in
      // error: value of type 'File' has no member 'nmae'
      HTML.b { Text(file.nmae) }
    }
  }
}

struct RowOfListWithID: View {
  let files: [File]

  var body: some View {
    List(files, id: \.name) { file in
      // error: value of type 'File' has no member 'nmae'
      Text("\(file.nmae)")
    }
  }
}

struct FunctionInRowOfList: View {
  let files: [File]

  var body: some View {
    List(files) { file in
      // error: cannot find 'shorten' in scope
      Text(shorten(file.name))
    }
  }
}

struct ModifierInRowOfList: View {
  let files: [File]

  var body: some View {
    List(files) { file in
      // error: value of type 'Text' has no member 'bodl'
      Text(file.name).bodl()
    }
  }
}

struct ListWithoutID: View {
  let files: [File]

  var body: some View {
    // error: 'init(_:style:start:rowContent:)' is unavailable: the elements are not Identifiable; add id: with a key path
    List(files.map(\.name)) { name in
      Text(name)
    }
  }
}

struct ItemInList: View {
  let files: [File]

  var body: some View {
    List(.ordered, start: 2) {
      Text("one")
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct ListStyle: View {
  let files: [File]

  var body: some View {
    // error: type 'ListStyle' has no member 'numbred'
    List(.numbred) {
      Text("one")
    }
  }
}
