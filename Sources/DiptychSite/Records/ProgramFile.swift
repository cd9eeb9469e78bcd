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
    guard let path, let status = FileStatus(of: path) else { return nil }
    return [
      "\(status.byteCount)", "\(status.number)",
      "\(status.modified.tv_sec).\(status.modified.tv_nsec)",
      "\(status.changed.tv_sec).\(status.changed.tv_nsec)",
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
