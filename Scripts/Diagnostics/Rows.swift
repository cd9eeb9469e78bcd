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

struct ListStyle: View {
  let files: [File]

  var body: some View {
    // error: type 'ListStyle' has no member 'numbred'
    List(.numbred) {
      Text("one")
    }
  }
}
