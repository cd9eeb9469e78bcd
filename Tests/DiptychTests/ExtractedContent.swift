import Diptych
import Testing

/// One or several views to extract into a view of their own.
struct ExtractedContent: Sendable, CustomTestStringConvertible {
  let name: String
  /// The views with the type that the builder gives them.
  let view: @Sendable () -> any View

  init<V: View & SendableMetatype>(
    _ name: String,
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) {
    self.name = name
    self.view = { view() }
  }

  var testDescription: String { name }

  static let all: [ExtractedContent] = [
    texts, compositions, inlineViews, blocks, containers, modified, components,
  ].flatMap { $0 }
}

// MARK: - Texts

extension ExtractedContent {
  static let texts: [ExtractedContent] = [
    ExtractedContent("a text") { Text("one text") },
    ExtractedContent("a long text") { Text("a text that is longer than a line of twelve cells") },
    ExtractedContent("a styled text") { Text("bold").bold().foregroundStyle(.red) },
    ExtractedContent("a text of two styles") { Text("plain, ") + Text("italic").italic() },
    ExtractedContent("a text with a link in it") {
      Text("see \(Link("the guide", destination: "/guide")).")
    },
    ExtractedContent("an empty text") { Text("") },
    ExtractedContent("a text of spaces") { Text("  ") },
    ExtractedContent("a text of two lines") { Text("first\nsecond") },
  ]
}

// MARK: - Results of a builder

extension ExtractedContent {
  private static let (yes, no) = (true, false)

  static let compositions: [ExtractedContent] = [
    ExtractedContent("nothing") {},
    ExtractedContent("an optional that is nil") { if no { Text("never") } },
    ExtractedContent("an optional text") { if yes { Text("some") } },
    ExtractedContent("an optional link") { if yes { Link("some", destination: "/some") } },
    ExtractedContent("the first branch") {
      if yes { Text("first") } else { Heading("second") }
    },
    ExtractedContent("the second branch") {
      if no { Text("first") } else { Heading("second") }
    },
    ExtractedContent("two texts") {
      Text("one")
      Text("two")
    },
    ExtractedContent("three mixed siblings") {
      Heading("Title", level: 3)
      Text("text")
      Link("link", destination: "/link")
    },
    ExtractedContent("siblings some of which are nothing") {
      EmptyView()
      Text("one")
      if no { Text("never") }
      Text("two")
      EmptyView()
    },
    ExtractedContent("two spacers and a text") {
      Spacer()
      Text("between")
      Spacer()
    },
    ExtractedContent("twelve siblings") {
      Text("1")
      Text("2").bold()
      Text("3")
      Link("4", destination: "/4")
      Text("5")
      Divider()
      Text("7")
      Code("8")
      Text("9")
      VStack { Text("10") }
      Text("11")
      Text("12")
    },
    ExtractedContent("a loop") { for word in ["one", "two", "three"] { Text(word) } },
    ExtractedContent("a ForEach") { ForEach(["one", "two"], id: \.self) { Text($0) } },
    ExtractedContent("a ForEach of siblings") {
      ForEach(["one", "two"], id: \.self) {
        Text($0)
        Link($0, destination: "/x")
      }
    },
    ExtractedContent("an erased text") { AnyView(Text("erased")) },
    ExtractedContent("erased siblings") {
      AnyView(
        Group {
          Text("one")
          Text("two")
        }
      )
    },
    ExtractedContent("a group of a link and a text") {
      Group {
        Link("link", destination: "/link")
        Text("text")
      }
    },
    ExtractedContent("a group of a link") { Group { Link("link", destination: "/link") } },
    ExtractedContent("views that are extracted themselves") {
      Extracted(Text("one"))
      Extracted(_Pair(Text("two"), Text("three")))
    },
  ]
}
