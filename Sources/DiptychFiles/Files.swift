/// The kind of a file.
package enum FileKind: Hashable, Sendable {
  case file
  case directory
  case symbolicLink
  /// A device, a socket or a named pipe.
  case special
}

/// The identity of a terminal, a pipe or a file.
///
/// All of its descriptors have the same identity.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  /// The number of the file in its file system.
  package let number: UInt64
}

/// The system calls for files, which throw errors instead of returning error codes.
package enum FileSystem {}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// The status of a file, for finding out whether the file has changed.
package struct FileStatus {
  package let kind: FileKind
  package let identity: FileIdentity
  package let byteCount: Int
  /// The time of the last change of the contents, which programs can set.
  package let modified: timespec
  /// The time of the last status change, which programs can't set.
  package let changed: timespec
  /// Whether the owner may write the file.
  package let isWritableByOwner: Bool

  /// A text that changes when the file is written or replaced.
  package var stamp: String {
    [
      "\(byteCount)", "\(identity.number)", "\(modified.tv_sec).\(modified.tv_nsec)",
      "\(changed.tv_sec).\(changed.tv_nsec)",
    ].joined(separator: " ")
  }
}

extension FileKind {
  /// Creates the kind of the file at a path; symbolic links are followed.
  ///
  /// - Throws: The error of the system, `ENOENT` if there is no file.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Creates the kind of the file at a path without following a symbolic link, or returns nil if
  /// there is no file.
  package init?(ofLink path: String) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = SystemError.last
      if error.isNotFound { return nil }
      throw error
    }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symbolicLink
    default: self = .special
    }
  }
}

extension FileIdentity {
  /// Creates the identity of a descriptor's file, or returns nil if the descriptor is closed or the
  /// platform has no identities.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

extension FileStatus {
  /// Creates the status of the file at a path; symbolic links are followed.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the status of the file at a path without following a symbolic link.
  package init?(ofLink path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind = FileKind(status)
    identity = FileIdentity(status)
    byteCount = Int(status.st_size)
    #if canImport(Darwin)
    (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    isWritableByOwner = status.st_mode & S_IWUSR != 0
  }
}

#else

extension FileKind {
  package init(of path: String) throws(SystemError) { throw SystemError(code: ENOSYS) }

  package init?(ofLink path: String) throws(SystemError) { return nil }
}

extension FileIdentity {
  package init?(of descriptor: Int32) { return nil }
}

/// A placeholder for a platform without the status of files.
package struct FileStatus {
  package var kind: FileKind { .special }

  package var isWritableByOwner: Bool { false }

  package var stamp: String { "" }

  package init?(of path: String) { return nil }

  package init?(ofLink path: String) { return nil }
}

#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A regular file that is open for reading.
package final class OpenFile: Sendable {
  private let descriptor: Int32

  /// The number of bytes that the file had when it was opened.
  package let count: Int

  /// Opens a file, or returns nil if there is no regular file at the path.
  ///
  /// - Parameter path: The path, which must not be a symbolic link.
  package init?(path: String) {
    // A pipe would block the thread until a program writes to it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    count = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Returns the bytes of a range, or fewer bytes if the file has become shorter.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < range.count {
      let missing = range.count - bytes.count
      let piece = [UInt8](unsafeUninitializedCapacity: missing) { buffer, filled in
        let offset = off_t(range.lowerBound + bytes.count)
        filled = max(pread(descriptor, buffer.baseAddress, missing, offset), 0)
      }
      if piece.isEmpty { break }
      bytes = bytes.isEmpty ? piece : bytes + piece
    }
    return bytes
  }
}

#else

/// A placeholder for a platform without files.
package final class OpenFile: Sendable {
  package let count = 0

  package init?(path: String) { return nil }

  package func bytes(in range: Range<Int>) -> [UInt8] { [] }
}

#endif
