import Diptych
import DiptychANSI
import DiptychSnapshots

/// The reference and the output of an entry, side by side if the width allows it.
struct PicturesView: View {
  let entry: ReportEntry
  /// A unique name among the entries.
  let id: String

  /// The maximum size in bytes of a page or an image that is shown as a picture.
  private static let mostBytes = 2_000_000

  var body: some View {
    let isSmall = entry.pictures.allSatisfy { $0.bytes.count <= Self.mostBytes }
    switch entry.kind {
    case .page where isSmall:
      DisclosureGroup(entry.reference == nil ? "Page" : "Pages", isExpanded: true) {
        Comparison(id: id, pictures: entry.pictures) { SandboxedFrame(picture: $0) }
      }
      TextPictures(entry: entry, title: "Source", isExpanded: false)
    case .image(let mediaType) where isSmall:
      DisclosureGroup(entry.reference == nil ? "Image" : "Images", isExpanded: true) {
        Comparison(id: id, pictures: entry.pictures) {
          DataImage(picture: $0, mediaType: mediaType)
        }
      }
    case .text, .terminal, .page:
      TextPictures(
        entry: entry,
        title: entry.reference == nil ? "Output" : "Reference and output",
        isExpanded: entry.pictures.allSatisfy { !$0.isLong }
      )
    case .image, .bytes: EmptyView()
    }
  }
}

/// The texts of an entry, closed at first if they are long.
private struct TextPictures: View {
  let entry: ReportEntry
  let title: String
  let isExpanded: Bool

  var body: some View {
    DisclosureGroup(title, isExpanded: isExpanded) {
      HTML.div(.class("pictures"), .class("wide", if: entry.pictures.contains(where: \.isWide))) {
        ForEach(entry.pictures, id: \.name) { picture in
          NamedPicture(name: picture.name) { TextPicture(picture: picture, kind: entry.kind) }
        }
      }
    }
  }
}

/// A picture below its name.
struct NamedPicture<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  var body: some View {
    HTML.figure {
      HTML.figcaption { Text(name) }
      content
    }
  }
}

/// A text as lines of code or as output of a terminal, up to a length.
private struct TextPicture: View {
  let picture: ReportPicture
  let kind: PictureKind

  /// The maximum number of bytes that are shown.
  private static let mostBytes = 200_000

  var body: some View {
    let shown = shownText
    if shown.isEmpty {
      Paragraph { Text("It is empty.") }.role(.secondary)
    } else {
      switch kind {
      case .terminal:
        if let output = VisibleText.unescape(shown) {
          TerminalPicture(ansi: output)
        } else {
          CodeBlock(shown)
        }
      case .text(let language): CodeBlock(shown, language: language)
      case .page, .image, .bytes: CodeBlock(shown)
      }
      if shown.utf8.count < picture.bytes.count {
        Paragraph {
          Text("The first \(grouped(shown.utf8.count)) of \(grouped(picture.bytes.count)) bytes.")
        }
        .role(.secondary)
      }
    }
  }

  /// The text, cut to the lines that are shown.
  private var shownText: String {
    let bytes = picture.bytes
    if bytes.count <= Self.mostBytes { return picture.text }
    let part = bytes.prefix(Self.mostBytes)
    let end = part.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    return String(decoding: part[..<(end ?? part.endIndex)], as: UTF8.self)
  }
}
