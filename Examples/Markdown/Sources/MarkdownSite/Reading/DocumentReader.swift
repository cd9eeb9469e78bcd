import DiptychCommonMark
import DiptychSite
import DiptychExampleSupport
import Synchronization

/// A reader of the documents.
///
/// It records the files that contain HTML.
struct DocumentReader: Sendable {
  private let options: MarkdownSiteOptions
  private let filesWithHTML = FileList()

  /// The paths of files.
  private final class FileList: Sendable {
    let files = Mutex<[String]>([])
  }

  init(_ options: MarkdownSiteOptions) {
    self.options = options
  }

  /// Reads the documents of the folder.
  ///
  /// - Returns: The documents, at least one.
  /// - Throws: A `SourceError`, or a `ContentError` if files contain HTML and HTML is refused.
  func content() throws -> ContentFolder {
    try SourceError.check(options.folder)
    let content = try ContentFolder(
      options.folder,
      hasDrafts: true,
      excluding: options.output,
      isLenient: true,
      reader: read
    )
    let files = filesWithHTML.files.withLock(\.self)
    guard options.rawHTML != .refused || files.isEmpty else {
      throw ContentError(problems: content.warnings.filter { files.contains($0.file) })
    }
    guard !content.entries.isEmpty else { throw SourceError.empty(options.folder) }
    return content
  }

  /// A sentence about the HTML that was left out, or nil if none was left out.
  var droppedHTML: String? {
    let files = filesWithHTML.files.withLock(\.self)
    guard options.rawHTML == .dropped, let first = files.first else { return nil }
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    return "raw HTML is left out in \(count), first in \(first); see --raw-html."
  }

  private var read: @Sendable (_ markdown: String, _ file: String) throws -> ContentDocument {
    { [options, filesWithHTML] markdown, file in
      let strict = Result { () throws(MarkdownError) in
        try MarkdownDocument(markdown, file: file)
      }
      guard case .failure(.rawHTML(_, let line, let html)) = strict else {
        return ContentDocument(try strict.get())
      }
      filesWithHTML.files.withLock { $0.append(file) }
      guard options.rawHTML != .refused else {
        let start = visible(String(html.prefix { !$0.isNewline }))
        let reason =
          "raw HTML is refused: \(start); write it as Markdown, or choose another --raw-html"
        throw ContentProblem(file: file, line: line, reason: reason)
      }
      return ContentDocument(
        try MarkdownDocument(markdown, file: file, rawHTML: options.rawHTML)
      )
    }
  }
}
