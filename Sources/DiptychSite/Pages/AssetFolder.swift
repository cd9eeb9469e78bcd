import DiptychFiles

/// A folder of files that are copied into the site, such as images.
///
/// ```swift
/// AssetFolder("images", from: "Assets/images")
/// ```
///
/// Files and folders whose names begin with a full stop are left out. A symbolic link is followed
/// if its target is in the folder. If the target is elsewhere or does not exist, writing the site
/// fails with ``SiteProblem/assetLink(_:file:)``.
public struct AssetFolder: Sendable {
  /// The path of the folder in the site; the empty path is the root of the site.
  public let path: SitePath

  /// The path of the folder on disk.
  public let folder: String

  /// Whether the name of each file includes the hash of its bytes.
  public let isHashed: Bool

  /// Creates a folder of the site from a folder on disk.
  public init(_ path: SitePath = "", from folder: String, isHashed: Bool = false) {
    self.path = path
    self.folder = folder
    self.isHashed = isHashed
  }

  /// Returns the files, sorted by their paths, and the problems of files that can't be copied.
  func assets() -> (assets: [Asset], problems: [SiteProblem]) {
    var assets: [Asset] = []
    var problems: [SiteProblem] = []
    do throws(SystemError) {
      let root = try FileSystem.realPath(folder)
      visit(folder, "", root: root, depth: 0, &assets, &problems)
    } catch {
      problems.append(.asset(path, file: folder, reason: "\(error)"))
    }
    return (assets, problems)
  }

  /// The maximum depth of folders.
  ///
  /// A folder that is deeper probably contains a symbolic link to a folder around the link.
  private static let maximumDepth = 64

  private func visit(
    _ folder: String,
    _ relative: String,
    root: String,
    depth: Int,
    _ assets: inout [Asset],
    _ problems: inout [SiteProblem]
  ) {
    do throws(SystemError) {
      for name in try FileSystem.entries(folder).sorted() where !name.hasPrefix(".") {
        let file = "\(folder)/\(name)"
        let target = SitePath(
          [path.text, relative, name].filter { !$0.isEmpty }.joined(separator: "/")
        )
        if try FileKind(ofLink: file) == .symbolicLink {
          let real = try? FileSystem.realPath(file)
          guard let real, real.hasPrefix(root + "/") else {
            problems.append(.assetLink(target, file: file))
            continue
          }
        }
        switch try FileKind(of: file) {
        case .directory where depth < Self.maximumDepth:
          let inner = relative.isEmpty ? name : "\(relative)/\(name)"
          visit(file, inner, root: root, depth: depth + 1, &assets, &problems)
        case .file: assets.append(Asset(target, file: file, isHashed: isHashed))
        case .directory, .special, .symbolicLink:
          problems.append(.asset(target, file: file, reason: "It is no file"))
        }
      }
    } catch {
      problems.append(.asset(SitePath(relative), file: folder, reason: "\(error)"))
    }
  }
}
