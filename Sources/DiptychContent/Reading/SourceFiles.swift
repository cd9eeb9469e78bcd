import DiptychFiles

/// The files below a folder, by paths that are relative to it.
///
/// Hidden files are left out. A symbolic link that leads out of the folder is a problem: it could
/// publish any file of the machine.
struct SourceFiles {
  /// The path of the folder.
  let folder: String
  private(set) var markdown: [String] = []
  private(set) var others: [String] = []
  private(set) var problems: [ContentProblem] = []

  init(_ folder: String) {
    self.folder = folder
    do throws(SystemError) {
      let root = try FileSystem.realPath(folder)
      visit("", root: root, depth: 0)
    } catch {
      problems.append(ContentProblem(file: folder, reason: "the folder can't be read: \(error)"))
    }
    markdown.sort()
    others.sort()
  }

  /// Returns the path of a file for messages, and for reading it.
  func place(of file: String) -> String {
    folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// The most folders in each other; more are a link that leads to a folder around it.
  private static let maximumDepth = 64

  private mutating func visit(_ relative: String, root: String, depth: Int) {
    let place = relative.isEmpty ? folder : place(of: relative)
    do throws(SystemError) {
      for name in try FileSystem.entries(place).sorted() where !name.hasPrefix(".") {
        try add(relative.isEmpty ? name : "\(relative)/\(name)", root: root, depth: depth)
      }
    } catch {
      problems.append(ContentProblem(file: place, reason: "it can't be read: \(error)"))
    }
  }

  private mutating func add(_ file: String, root: String, depth: Int) throws(SystemError) {
    let place = place(of: file)
    if try FileKind(ofLink: place) == .symbolicLink {
      guard let real = try? FileSystem.realPath(place), real.hasPrefix(root + "/") else {
        let reason = "it is a symbolic link that leads out of its folder; copy what it leads to"
        problems.append(ContentProblem(file: place, reason: reason))
        return
      }
    }
    switch try FileKind(of: place) {
    case .directory where depth < Self.maximumDepth: visit(file, root: root, depth: depth + 1)
    case .file:
      if Self.isMarkdown(file) { markdown.append(file) } else { others.append(file) }
    case .directory, .special, .symbolicLink:
      problems.append(ContentProblem(file: place, reason: "it is no file; remove it"))
    }
  }

  private static func isMarkdown(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }
}
