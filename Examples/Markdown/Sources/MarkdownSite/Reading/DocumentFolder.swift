import DiptychCommonMark
import DiptychSite

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The documents of a folder, each with the path of its page.
struct DocumentFolder: Sendable {
  let source: SourceFolder
  /// The documents, sorted by their files.
  private(set) var documents: [SourceDocument] = []
  /// The paths of the pages of folders, by the paths of the folders.
  ///
  /// A folder without a document in it or below it has none.
  private(set) var pages: [String: SitePath] = [:]
  /// The positions of the documents that are the pages of their folders, by the paths of the folders.
  private(set) var folderDocuments: [String: Int] = [:]
  /// The paths that files of the site have.
  private(set) var claims = PathClaims(
    taken: ["404.html", "search.json", "sitemap.xml"]
  )

  /// Reads the documents of a folder.
  init(_ source: SourceFolder, rawHTML: RawHTMLPolicy) throws(SourceError) {
    self.source = source
    guard !source.markdown.isEmpty else { throw .empty(source.path) }
    addFolders()
    var errors: [MarkdownError] = []
    for file in source.markdown {
      do throws(MarkdownError) {
        try add(file, rawHTML)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .documents(errors) }
  }

  /// Returns the folders directly in a folder, sorted.
  func folders(in folder: String) -> [String] {
    pages.keys.filter { !$0.isEmpty && SourceDocument.folder(of: $0) == folder }.sorted()
  }

  /// Returns the title of a folder.
  func title(of folder: String) -> String {
    if let index = folderDocuments[folder] { return documents[index].title }
    return folder.split(separator: "/").last.map(String.init) ?? source.name
  }

  /// Gives every folder its page, before other pages take the paths.
  private mutating func addFolders() {
    var folders: Set<String> = [""]
    for file in source.markdown {
      var folder = SourceDocument.folder(of: file)
      while folders.insert(folder).inserted { folder = SourceDocument.folder(of: folder) }
    }
    for folder in folders.sorted() { pages[folder] = claims.page(folder) }
  }

  private mutating func add(_ file: String, _ rawHTML: RawHTMLPolicy) throws(MarkdownError) {
    let place = source.place(of: file)
    guard let data = FileManager.default.contents(atPath: place) else {
      throw .unreadable(file: place, reason: "its permissions forbid it")
    }
    let text = String(decoding: data, as: UTF8.self)
    let content: MarkdownDocument
    var hasRawHTML = false
    do throws(MarkdownError) {
      content = try MarkdownDocument(text, file: place)
    } catch {
      hasRawHTML = true
      content = try MarkdownDocument(text, file: place, rawHTML: rawHTML)
    }
    let folder = SourceDocument.folder(of: file)
    let name = SourceDocument.name(of: file)
    let isOfFolder = file == folderFile(of: folder)
    if isOfFolder { folderDocuments[folder] = documents.count }
    let path = isOfFolder ? pages[folder] : nil
    documents.append(
      SourceDocument(
        file: file,
        path: path ?? claims.page(folder.isEmpty ? name : "\(folder)/\(name)"),
        hasRawHTML: hasRawHTML,
        content: content
      )
    )
  }

  /// Returns the file that is the page of a folder, or nil.
  private func folderFile(of folder: String) -> String? {
    for name in [
      "index.md", "index.markdown", "README.md", "README.markdown", "readme.md", "Readme.md",
    ] {
      let file = folder.isEmpty ? name : "\(folder)/\(name)"
      if let found = source.files[file] { return found }
    }
    return nil
  }
}
