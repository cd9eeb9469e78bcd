import Diptych
import DiptychSnapshots

/// The way that a page shows an output and its reference.
enum PictureKind: Equatable {
  /// Lines of text, with the language for syntax highlighting, or nil.
  case text(language: String?)
  /// Terminal output with visible escape sequences.
  case terminal
  /// An HTML page or an HTML fragment.
  case page
  /// An image of a media type.
  case image(mediaType: String)
  /// Bytes of any other kind.
  case bytes

  private static let mediaTypes = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp",
  ]

  /// Creates the kind of a snapshot by its extension, and by whether all its bytes are text.
  init(_ snapshot: StagedSnapshot, isText: Bool) {
    let name = snapshot.inline == nil ? snapshot.path : ""
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "ansi" where isText: self = .terminal
    case "html" where isText: self = .page
    case "html", "ansi": self = .bytes
    default:
      if let type = Self.mediaTypes[ending] {
        self = .image(mediaType: type)
      } else {
        self =
          isText ? .text(language: SyntaxHighlighter(language: ending).map { _ in ending }) : .bytes
      }
    }
  }
}
