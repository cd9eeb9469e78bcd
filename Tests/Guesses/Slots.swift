import Diptych

// Errors in the slots of views.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct SectionContent: View {
  let files: [File]

  var body: some View {
    Section("Files") {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct SectionHeader: View {
  let files: [File]

  var body: some View {
    Section {
      Text("a")
    } header: {
      // error: value of type 'File' has no member 'nmae'
      Heading(files[0].nmae)
    }
  }
}

struct SectionFooter: View {
  let files: [File]

  var body: some View {
    Section("Files") {
      Text("a")
    } footer: {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct SectionFooterAndHeader: View {
  let files: [File]

  var body: some View {
    Section {
      Text("a")
    } header: {
      Heading("b")
    } footer: {
      // error: value of type 'Text' has no member 'bodl'
      Text("a").bodl()
    }
  }
}

struct PanelTitle: View {
  let files: [File]

  var body: some View {
    Panel {
      Text("a")
    } title: {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct PanelContent: View {
  let files: [File]

  var body: some View {
    Panel("Files") {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct DisclosureLabel: View {
  let files: [File]

  var body: some View {
    DisclosureGroup {
      Text("a")
    } label: {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct DisclosureContent: View {
  let files: [File]

  var body: some View {
    DisclosureGroup("Files") {
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct StackContent: View {
  let files: [File]

  var body: some View {
    HStack(spacing: 1) {
      VStack {
        Text("a")
        // error: value of type 'File' has no member 'nmae'
        Text(files[0].nmae)
      }
    }
  }
}

struct LinkLabel: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    Link(destination: "/") { Text(files[0].nmae) }
  }
}

struct LabeledContentSlot: View {
  let files: [File]

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    LabeledContent("a") { Text(files[0].nmae) }
  }
}
