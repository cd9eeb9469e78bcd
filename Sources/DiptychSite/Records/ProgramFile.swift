#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file of the program that runs.
enum ProgramFile {
  /// A text that differs after the program was built again; nil where the system does not tell.
  ///
  /// It has the size of the file, its number in the file system, and its times.
  static var stamp: String? {
    var status = stat()
    guard let path, stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return [
      "\(status.st_size)", "\(status.st_ino)", "\(modified.tv_sec).\(modified.tv_nsec)",
      "\(changed.tv_sec).\(changed.tv_nsec)",
    ].joined(separator: " ")
  }

  private static var path: String? {
    #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var bytes = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
    return bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    #elseif os(Linux) || os(Android)
    return "/proc/self/exe"
    #else
    return nil
    #endif
  }
}
