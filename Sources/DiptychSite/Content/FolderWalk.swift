import DiptychFiles

/// The files in a folder and its subfolders, and what stands in the way of others.
///
/// Hidden files are left out, except the folder `.well-known`. A symbolic link that leads out of
/// the folder is an obstacle, because it could publish any file of the machine.
struct FolderWalk {
  enum Obstacle {
    case unreadable(SystemError)
    /// A symbolic link leads out of the folder, or to nothing.
    case outside
    /// A symbolic link leads to a folder around it.
    case loop
    case special
  }

  /// The paths of the files in the folder.
  private(set) var files: [String] = []
  /// The obstacles, with the paths of their files in the folder; empty for the folder itself.
  private(set) var obstacles: [(file: String, obstacle: Obstacle)] = []
  private let folder: String
  /// The real path of a folder that is left out.
  private let excluded: String?

  init(_ folder: String, excluding excluded: String? = nil) {
    self.folder = folder
    self.excluded = excluded.flatMap { try? FileSystem.realPath($0) }
    do throws(SystemError) {
      visit("", around: [try FileSystem.realPath(folder)])
    } catch {
      obstacles.append(("", .unreadable(error)))
    }
  }

  /// Returns the path of a file for messages, and for reading it.
  func place(of file: String) -> String {
    file.isEmpty || folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
  }

  /// Finds the files in a folder.
  ///
  /// - Parameters:
  ///   - relative: The path of the folder, relative to the outermost one.
  ///   - around: The real paths of the folder and of its parent folders, the outermost first.
  private mutating func visit(_ relative: String, around: [String]) {
    do throws(SystemError) {
      for name in try FileSystem.entries(place(of: relative)).sorted()
      where !name.hasPrefix(".") || name == ".well-known" {
        let file = relative.isEmpty ? name : "\(relative)/\(name)"
        do throws(SystemError) {
          try add(file, around: around)
        } catch {
          obstacles.append((file, .unreadable(error)))
        }
      }
    } catch {
      obstacles.append((relative, .unreadable(error)))
    }
  }

  private mutating func add(_ file: String, around: [String]) throws(SystemError) {
    let place = place(of: file)
    if try FileKind(ofLink: place) == .symbolicLink {
      guard let real = try? FileSystem.realPath(place), (real + "/").hasPrefix(around[0] + "/")
      else { return obstacles.append((file, .outside)) }
    }
    switch try FileKind(of: place) {
    case .directory:
      let real = try FileSystem.realPath(place)
      if real == excluded { return }
      if around.contains(real) { return obstacles.append((file, .loop)) }
      visit(file, around: around + [real])
    case .file: files.append(file)
    case .special, .symbolicLink: obstacles.append((file, .special))
    }
  }
}
