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
