import DiptychFiles

/// The files in a folder and its subfolders, by their paths in the folder.
///
/// Hidden files are left out. A symbolic link that leads out of the folder is a problem, because it
/// could publish any file of the machine.
struct SourceFiles {
  /// The path of the folder.
  let folder: String
  private(set) var markdown: [String] = []
  /// The paths on the site of the files other than Markdown files.
  private(set) var paths: [String: SitePath] = [:]
  private(set) var files: [SitePath: String] = [:]
  private(set) var problems: [ContentProblem] = []
  /// The real path of a folder that is left out.
  private let excluded: String?

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - excluded: The path of a folder that is left out.
  ///   - isLenient: Whether a name that is invalid in a path is changed for the site.
  init(_ folder: String, excluding excluded: String? = nil, isLenient: Bool = false) {
    self.folder = folder
    self.excluded = excluded.flatMap { try? FileSystem.realPath($0) }
    var others: [String] = []
    do throws(SystemError) {
      let root = try FileSystem.realPath(folder)
      visit("", around: [root], &others)
    } catch {
      problems.append(ContentProblem(file: folder, reason: "the folder can't be read: \(error)"))
    }
    markdown.sort()
    for file in others.sorted() {
      let path = SitePath(isLenient ? Self.valid(file) : file)
      // If several files would have the same path, only the first is kept.
      if files[path] != nil { continue }
      paths[file] = path
      files[path] = file
    }
  }

  /// Returns a path with names that are valid on every system.
  private static func valid(_ file: String) -> String {
    guard SitePath(file).problem != nil else { return file }
    let names = file.split(separator: "/").map { name in
      if SitePath(String(name)).problem == nil { return String(name) }
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let ending = SitePath.slug(of: String(name[dot...])).map { "." + $0 }
      return (SitePath.slug(of: String(name[..<dot])) ?? "file") + (ending ?? "")
    }
    return names.joined(separator: "/")
  }

  /// Returns the path of a file for messages, and for reading it.
  func place(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - relative: The path of the folder, relative to the outermost one.
  ///   - around: The real paths of the folder and of its parent folders, the outermost first.
  ///   - others: The files other than Markdown files that were found so far.
  private mutating func visit(_ relative: String, around: [String], _ others: inout [String]) {
    let place = relative.isEmpty ? folder : place(of: relative)
    let names: [String]
    do throws(SystemError) {
      names = try FileSystem.entries(place).sorted()
    } catch {
      return refuse(place, error)
    }
    for name in names where !name.hasPrefix(".") {
      let file = relative.isEmpty ? name : "\(relative)/\(name)"
      do throws(SystemError) {
        try add(file, around: around, &others)
      } catch {
        refuse(self.place(of: file), error)
      }
    }
  }

  /// Adds the problem that a file or a folder can't be read.
  private mutating func refuse(_ place: String, _ error: SystemError) {
    problems.append(ContentProblem(file: place, reason: "it can't be read: \(error)"))
  }

  private mutating func add(
    _ file: String,
    around: [String],
    _ others: inout [String]
  ) throws(SystemError) {
    let place = place(of: file)
    func refuse(_ reason: String) {
      problems.append(ContentProblem(file: place, reason: reason))
    }
    if try FileKind(ofLink: place) == .symbolicLink {
      guard let real = try? FileSystem.realPath(place), (real + "/").hasPrefix(around[0] + "/")
      else {
        return refuse("it is a symbolic link that leads out of its folder; copy what it leads to")
      }
    }
    switch try FileKind(of: place) {
    case .directory:
      let real = try FileSystem.realPath(place)
      if real == excluded { return }
      guard !around.contains(real) else {
        return refuse("it is a symbolic link that leads to a folder around it; remove it")
      }
      visit(file, around: around + [real], &others)
    case .file:
      if Self.isMarkdown(file) { markdown.append(file) } else { others.append(file) }
    case .special, .symbolicLink: refuse("it is no file; remove it")
    }
  }

  private static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
