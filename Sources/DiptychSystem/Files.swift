/// The kind of a file.
package enum FileKind: Hashable, Sendable {
  case file
  case directory
  case symbolicLink
  /// A device, a socket or a named pipe.
  case special
}

/// The identity of a terminal, a pipe or a file, which all descriptors of it share.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  /// The number of the file in its file system.
  package let number: UInt64
}

/// The time of a change of a file.
package struct FileTime: Hashable, Comparable, Sendable {
  package let seconds: Int
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

/// The facts about a file that tell whether it is the same as before.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  package let identity: FileIdentity
  package let byteCount: Int
  /// The time of the last change of the contents, which programs can set.
  package let modified: FileTime
  /// The time of the last change of the status, which they can't.
  package let changed: FileTime
  /// Whether the owner of the file may write it.
  package let isWritableByOwner: Bool
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(Android)

extension FileKind {
  /// Creates the kind of the file at a path; symbolic links are followed.
  ///
  /// - Throws: The error of the system, `ENOENT` if there is no file.
  package init(of path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Creates the kind of the file at a path without following a symbolic link; `nil` if there is no
  /// file.
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
  /// Creates the identity of a descriptor's file; nil if the descriptor is closed, or if the
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
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      kind: FileKind(status),
      identity: FileIdentity(status),
      byteCount: Int(status.st_size),
      modified: FileTime(modified),
      changed: FileTime(changed),
      isWritableByOwner: status.st_mode & S_IWUSR != 0
    )
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
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

extension FileStatus {
  package init?(of path: String) { return nil }

  package init?(ofLink path: String) { return nil }
}

#endif
