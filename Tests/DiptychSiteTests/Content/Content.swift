import Diptych
import DiptychSite
import DiptychExampleTesting

/// Folders of texts for the tests, and a reader for them.
enum Content {
  /// A reader of lines: `# title`, `[words](address)` alone in a line, and paragraphs.
  static let reader: @Sendable (_ markdown: String, _ file: String) throws -> ContentDocument = {
    markdown,
    file in
    let lines = markdown.split(omittingEmptySubsequences: false) { $0.isNewline }
    var document = ContentDocument(text: markdown) { _, _, _ in AnyView(EmptyView()) }
    document.text = ""
    for (index, line) in lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("<") {
        throw ContentProblem(file: file, line: index + 1, reason: "no HTML")
      } else if line.hasPrefix("#") {
        let level = line.prefix { $0 == "#" }.count
        let text = line.drop { "# ".contains($0) }
        document.headings.append(
          .init(level: level, text: String(text), id: SitePath.slug(of: String(text)) ?? "section")
        )
      } else if let match = line.wholeMatch(of: /\[(.*)\]\((.*)\)/) {
        document.links.append(.init(String(match.2), line: index + 1))
      } else {
        document.text += line + "\n"
        if document.firstParagraph.isEmpty { document.firstParagraph = String(line) }
      }
    }
    let (read, all) = (document, lines.map(String.init))
    document.view = { heading, destination, imageSize in
      AnyView(
        ForEach(all.indices, id: \.self) { index in
          let line = all[index]
          if line.hasPrefix("#") {
            let text = String(line.drop { "# ".contains($0) })
            if let shown = read.headings.first(where: { $0.text == text }).flatMap(heading) {
              Heading(shown.text, level: shown.level).id(shown.id)
            }
          } else if let match = line.wholeMatch(of: /\[(.*)\]\((.*)\)/) {
            if let address = destination(String(match.2)) {
              let size = imageSize(String(match.2)).map { " \($0.width)×\($0.height)" }
              Link(String(match.1) + (size ?? ""), destination: address)
            }
          } else if !line.isEmpty {
            Text(line)
          }
        }
      )
    }
    return document
  }

  /// Reads a folder of files; the messages of its problems have paths that are relative to it.
  static func read(
    _ files: [String: String],
    hasDrafts: Bool = false
  ) async throws -> ContentFolder {
    try await TemporaryFolder.with { folder in
      try write(files, to: folder)
      do throws(ContentError) {
        return try ContentFolder(folder.path, hasDrafts: hasDrafts, reader: reader)
      } catch {
        throw ContentError(
          problems: error.problems.map {
            ContentProblem(
              file: $0.file.replacing(folder.path + "/", with: ""),
              line: $0.line,
              reason: $0.reason.replacing(folder.path + "/", with: "")
            )
          }
        )
      }
    }
  }

  /// Returns the messages of the problems of a folder of files.
  static func problems(_ files: [String: String]) async throws -> [String] {
    do {
      _ = try await read(files)
      return []
    } catch let error as ContentError {
      return error.problems.map(\.description)
    }
  }

  static func write(_ files: [String: String], to folder: TemporaryFolder) throws {
    for (name, text) in files {
      if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) {
        try folder.makeFolder(String(name[..<slash]))
      }
      try folder.write(text, to: name)
    }
  }

  /// Returns a site of a folder: a page for each entry and each tag.
  static func site(_ content: ContentFolder, address: String? = nil) -> Site {
    Site(address: address) {
      for entry in content.entries {
        Page(entry) { settings in
          Document(title: entry.title, language: settings.language) {
            Heading(entry.title, level: 1)
            ContentDetails(entry, tags: content.tags(of: entry))
            ContentBody(entry)
          }
        }
      }
      for tag in content.tags {
        Page(tag.path, title: tag.name) {
          Heading(tag.name, level: 1)
          ContentList(tag.entries)
        }
      }
      content.items
    }
  }
}

extension Site {
  /// Returns the texts of the files, by their paths.
  func texts() async throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try await files().map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      }
    )
  }
}
