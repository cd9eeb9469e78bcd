#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system calls for writing pages, with errors instead of return values.
enum FileSystem {
  static func makeDirectory(_ path: String) throws(SystemError) {
    try expectZero(mkdir(path, 0o777))
  }

  /// Removes an empty folder.
  static func removeDirectory(_ path: String) throws(SystemError) {
    try expectZero(rmdir(path))
  }

  static func remove(_ path: String) throws(SystemError) {
    try expectZero(unlink(path))
  }

  /// Renames a file, replacing another.
  static func move(_ path: String, to newPath: String) throws(SystemError) {
    try expectZero(rename(path, newPath))
  }

  /// Throws if no files can be added to a folder.
  static func expectWritable(_ folder: String) throws(SystemError) {
    try expectZero(access(folder, W_OK | X_OK))
  }

  /// Returns the names of the files in a folder.
  static func entries(_ folder: String) throws(SystemError) -> [String] {
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
  static func makeFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else {
        let error = SystemError.last
        close(descriptor)
        throw error
      }
      rest = rest.dropFirst(max(count, 0))
    }
    // Some file systems report a full disk only when the file is closed.
    try expectZero(close(descriptor))
  }

  static func contents(_ path: String) throws(SystemError) -> [UInt8] {
    var contents: [UInt8] = []
    try readPieces(of: path) { piece in
      contents.append(contentsOf: piece)
      return true
    }
    return contents
  }

  /// Returns whether a file has the given contents; reads up to the first difference.
  static func hold(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Bool {
    var rest = bytes[...]
    var isEqual = true
    try readPieces(of: path) { piece in
      isEqual = rest.prefix(piece.count).elementsEqual(piece)
      rest = rest.dropFirst(piece.count)
      return isEqual
    }
    return isEqual && rest.isEmpty
  }
}

extension FileSystem {
  /// Reads a file piece by piece, as long as `receive` returns `true`.
  private static func readPieces(
    of path: String,
    _ receive: (UnsafeRawBufferPointer) -> Bool
  ) throws(SystemError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 || !receive(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return }
    }
  }

  private static func expectZero(_ result: Int32) throws(SystemError) {
    if result != 0 { throw .last }
  }
}
