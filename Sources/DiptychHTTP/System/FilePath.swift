#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The questions about paths that the system answers.
package enum FilePath {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Returns the path of a file without symbolic links, or nil if there is no file.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// Returns the kind of a file, or nil if there is none.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Returns a value that changes when a file is written or replaced; nil if there is none.
  package static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return FileStamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      file: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size),
      seconds: Int64(time.tv_sec),
      nanoseconds: Int64(time.tv_nsec)
    )
  }

  #else

  package static func resolved(_ path: String) -> String? { nil }

  package static func kind(of path: String) -> FileKind? { nil }

  package static func stamp(of path: String) -> FileStamp? { nil }

  #endif
}
