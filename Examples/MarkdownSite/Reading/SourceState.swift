import DiptychHTTP

/// The files of a folder at one moment, for noticing that one of them has changed.
struct SourceState: Equatable {
  private let stamps: [String: FileStamp?]

  /// Looks at the files that a site is made of.
  init(of options: MarkdownSiteOptions) throws(SourceError) {
    let folder = try SourceFolder(options.folder, without: options.output)
    stamps = folder.files.mapValues { FilePath.stamp(of: folder.place(of: $0)) }
  }
}
