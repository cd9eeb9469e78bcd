@_exported public import DiptychSystem

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

extension FileSystem {
  package static func makeDirectory(_ path: String) throws(SystemError) {
    try expectZero(mkdir(path, 0o777))
  }

  /// Removes an empty folder.
  package static func removeDirectory(_ path: String) throws(SystemError) {
    try expectZero(rmdir(path))
  }

  /// Removes a file other than a folder.
  package static func remove(_ path: String) throws(SystemError) { try expectZero(unlink(path)) }

  /// Renames a file, and replaces an existing file at the new path.
  package static func move(_ path: String, to newPath: String) throws(SystemError) {
    try expectZero(rename(path, newPath))
  }

  /// Throws an error if no files can be added to a folder.
  package static func expectWritable(_ folder: String) throws(SystemError) {
    try expectZero(access(folder, W_OK | X_OK))
  }

  /// Throws an error if there is no regular file at a path, or if it can't be read.
  package static func expectReadable(_ file: String) throws(SystemError) {
    let kind = try FileKind(of: file)
    if kind == .directory { throw SystemError(code: EISDIR) }
    if kind != .file { throw SystemError(code: EINVAL) }
    try expectZero(access(file, R_OK))
  }

  /// Returns the names of the files in a folder.
  package static func entries(_ folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Creates a file that does not exist yet.
  package static func makeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    try writeAndClose(descriptor, bytes, at: 0)
  }

  /// Replaces the bytes of a file from an offset on.
  package static func patch(_ path: String, at offset: Int, _ bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    try writeAndClose(descriptor, bytes, at: offset)
  }

  private static func writeAndClose(
    _ descriptor: Int32,
    _ bytes: [UInt8],
    at start: Int
  ) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return pwrite(descriptor, rest.baseAddress, rest.count, off_t(start + offset))
      }
      guard count >= 0 || errno == EINTR else {
        let error = SystemError.last
        close(descriptor)
        throw error
      }
      offset += max(count, 0)
    }
    // Some file systems report a full disk only when the file is closed.
    try expectZero(close(descriptor))
  }

  /// Locks a folder for this program until the descriptor is closed.
  ///
  /// - Returns: The descriptor of the folder, or nil if another program has locked it.
  package static func lock(_ folder: String) throws(SystemError) -> Int32? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      // If the file system does not support locks, the folder is written without a lock.
      return descriptor
    }
    close(descriptor)
    return nil
  }

  /// Unlocks a folder, even if a child process has inherited the descriptor.
  package static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Returns the path of a file without symbolic links, or throws `EILSEQ` if the path is not
  /// UTF-8.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else { throw SystemError(code: EILSEQ) }
    return text
  }

  package static func contents(_ path: String) throws(SystemError) -> [UInt8] {
    try reading(path) { descriptor, status throws(SystemError) in
      try contents(descriptor, count: Int(status.st_size))
    }
  }

  /// Returns the contents of a regular file, or nil if the path is anything else, such as a
  /// symbolic link.
  package static func contentsOfFile(_ path: String) throws(SystemError) -> [UInt8]? {
    // Opening a named pipe would wait for its writer.
    try reading(path, O_NOFOLLOW | O_NONBLOCK) { descriptor, status throws(SystemError) in
      guard FileKind(status) == .file else { return nil }
      return try contents(descriptor, count: Int(status.st_size))
    }
  }

  /// Returns whether a file has the given contents.
  ///
  /// Reads the file up to the first difference.
  package static func hold(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
    var offset = 0
    var isEqual = true
    try readPieces(of: path) { piece in
      isEqual = bytes.withUnsafeBytes { $0.dropFirst(offset).starts(withBytesOf: piece) }
      offset += piece.count
      return isEqual
    }
    return isEqual && offset == bytes.count
  }
}

extension FileSystem {
  /// Opens a file for reading, calls a closure, and closes the file.
  private static func reading<Result>(
    _ path: String,
    _ flags: Int32 = 0,
    _ body: (_ descriptor: Int32, stat) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var status = stat()
    try expectZero(fstat(descriptor, &status))
    return try body(descriptor, status)
  }

  /// Reads a file to its end.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of the file.
  ///   - count: The expected number of bytes. The file may be longer or shorter.
  /// - Returns: The bytes.
  /// - Throws: The error of the system.
  private static func contents(_ descriptor: Int32, count: Int) throws(SystemError) -> [UInt8] {
    var contents = [UInt8](repeating: 0, count: count + 1)
    var end = 0
    repeat {
      if end == contents.count { contents += Array(repeating: 0, count: max(end, 1 << 16)) }
      let piece = try contents.withUnsafeMutableBufferPointer { bytes throws(SystemError) in
        let rest = UnsafeMutableBufferPointer(rebasing: bytes[end...])
        return try readPiece(descriptor, UnsafeMutableRawBufferPointer(rest))
      }
      if piece == 0 { break }
      end += piece
    } while end != count
    contents.removeLast(contents.count - end)
    return contents
  }

  /// Reads a file in chunks, as long as `receive` returns `true`.
  private static func readPieces(
    of path: String,
    _ receive: (UnsafeRawBufferPointer) -> Bool
  ) throws(SystemError) {
    try reading(path) { descriptor, _ throws(SystemError) in
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { buffer.deallocate() }
      while case let count = try readPiece(descriptor, buffer), count > 0 {
        guard receive(UnsafeRawBufferPointer(rebasing: buffer[..<count])) else { return }
      }
    }
  }

  /// Reads the bytes that the system returns at once, and returns their number; 0 is the end.
  private static func readPiece(
    _ descriptor: Int32,
    _ buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw .last }
    }
  }

  private static func expectZero(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether the bytes start with a prefix.
  fileprivate func starts(withBytesOf other: UnsafeRawBufferPointer) -> Bool {
    guard count >= other.count else { return false }
    let own = UnsafeRawBufferPointer(rebasing: self)
    guard let start = own.baseAddress, let otherStart = other.baseAddress else {
      return other.isEmpty
    }
    return memcmp(start, otherStart, other.count) == 0
  }
}

#else

extension FileSystem {
  package static func realPath(_ path: String) throws(SystemError) -> String {
    throw SystemError(code: ENOSYS)
  }

  package static func contents(_ path: String) throws(SystemError) -> [UInt8] {
    throw SystemError(code: ENOSYS)
  }
}

#endif

/// A system call that has failed, with its `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The error number of the system.
  package let code: Int32

  /// The name of the call for messages, such as `bind`, or nil.
  package let call: String

  package init(code: Int32, call: String = "") {
    self.code = code
    self.call = call
  }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(code: lastError) }

  /// Returns the error of the last system call, with its name.
  package static func last(_ call: String) -> SystemError {
    SystemError(code: lastError, call: call)
  }

  /// Whether the call failed because the file, or a folder of its path, does not exist.
  package var isNotFound: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the call failed because another program uses the address.
  package var isAddressInUse: Bool { code == EADDRINUSE }

  /// Whether the call failed because the user has no permission.
  package var isNotPermitted: Bool { code == EACCES }

  /// Whether the call failed because the reader of a pipe has closed it.
  package var isReaderGone: Bool { code == EPIPE }
}

// MARK: - CustomStringConvertible

extension SystemError: CustomStringConvertible {
  /// The message of the system, such as "Permission denied".
  package var description: String { String(cString: strerror(code)) }
}
