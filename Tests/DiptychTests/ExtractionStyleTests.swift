import Diptych
import DiptychSampling
import Testing

/// Tests that a text with styles gives the same bytes wherever it is extracted between them.
@Suite("Styles around an extracted text") struct ExtractionStyleTests {
  /// A modifier that is a method of `Text` and, with another result, of all views.
  enum Style: String, CaseIterable {
    case bold, dim, italic, underline, strikethrough, monospaced, red, blue, accent, background

    func applied(to text: Text) -> Text {
      switch self {
      case .bold: text.bold()
      case .dim: text.dim()
      case .italic: text.italic()
      case .underline: text.underline()
      case .strikethrough: text.strikethrough()
      case .monospaced: text.monospaced()
      case .red: text.foregroundStyle(.red)
      case .blue: text.foregroundStyle(.blue)
      case .accent: text.foregroundStyle(.role(.accent))
      case .background: text.backgroundStyle(.green)
      }
    }

    func applied<V: View>(to view: V) -> AnyView {
      switch self {
      case .bold: AnyView(view.bold())
      case .dim: AnyView(view.dim())
      case .italic: AnyView(view.italic())
      case .underline: AnyView(view.underline())
      case .strikethrough: AnyView(view.strikethrough())
      case .monospaced: AnyView(view.monospaced())
      case .red: AnyView(view.foregroundStyle(.red))
      case .blue: AnyView(view.foregroundStyle(.blue))
      case .accent: AnyView(view.foregroundStyle(.role(.accent)))
      case .background: AnyView(view.backgroundStyle(.green))
      }
    }
  }

  /// Two styles or three, the inner ones first; of colours, two are also in another style.
  static let styles: [[Style]] =
    Style.allCases.flatMap { inner in
      Style.allCases.flatMap { outer in [[inner, outer], [inner, .italic, outer]] }
    }
    + colors.flatMap { inner in colors.map { outer in [inner, outer, .italic] } }

  static let colors: [Style] = [.red, .blue, .accent]

  static let texts: [Text] = [
    Text("one"),
    Text("one").bold(),
    Text("one ") + Text("two").bold() + Text(" three").foregroundStyle(.red),
    Text("one").italic() + Text(" two"),
    Text("see \(Link("the guide", destination: "/guide"))."),
    Text(""),
  ]

  static let containers: [any ExtractionContainer] = [
    Composition.nothing, Composition.siblings, ChildContainer.vertical, ChildContainer.horizontal,
    ChildContainer.unordered, ChildContainer.facts, BlockContainer.cell, BlockContainer.panel,
    BlockContainer.div, InlineContainer.paragraph, InlineContainer.link,
  ]

  static let formats = ExtractionFormat.all.filter { !$0.isDerived }

  @Test(
    "Each order of styles, around the text and around a view that holds it",
    arguments: zip(styles.indices, styles)
  )
  func orders(index: Int, styles: [Style]) {
    let differences = Self.texts.enumerated().flatMap { place, text in
      (0..<styles.count).flatMap { inner in
        Self.differences(of: text, styles, extractedAfter: inner, turn: index + place + inner)
      }
    }
    #expect(differences == [])
  }

  /// The containers and formats where extracting a text after some of its styles changes its look,
  /// with both pictures.
  ///
  /// The items of a sample depend on the turn.
  private static func differences(
    of text: Text,
    _ styles: [Style],
    extractedAfter inner: Int,
    turn: Int
  ) -> [String] {
    let whole = styles.reduce(text) { $1.applied(to: $0) }
    let innerText = styles.prefix(inner).reduce(text) { $1.applied(to: $0) }
    let extracted = styles.dropFirst(inner).reduce(AnyView(Extracted(Extracted(innerText)))) {
      $1.applied(to: Extracted($0))
    }
    return containers.sample(2, turn: turn).flatMap { container in
      formats.sample(1, turn: turn).compactMap { format in
        let expected = container.rendered(whole, as: format.format)
        let found = container.rendered(extracted, as: format.format)
        guard found != expected else { return nil }
        return "\(container.rawValue) as \(format.name): \(expected)is, extracted, \(found)"
      }
    }
  }
}
