// This file exports the C library of the platform to modules that import this module, and wraps the
// global variables of the library.
#if canImport(Glibc)
@preconcurrency @_exported public import Glibc
#elseif canImport(Musl)
@preconcurrency @_exported public import Musl
#elseif canImport(Darwin)
@preconcurrency @_exported public import Darwin
#endif

/// Returns a block of memory with a number of bytes, which has the bytes of a former block.
///
/// The caller frees it with `free`, and no longer uses the former block, if there is one.
// `realloc` moves large blocks by their pages, without copying: benchmark
// `text/table-10000x6-plain`.
package func enlarged(
  _ former: UnsafeMutableRawPointer?,
  to byteCount: Int
) -> UnsafeMutableRawPointer {
  guard let memory = realloc(former, byteCount) else { fatalError("Out of memory.") }
  return memory
}

/// The number of the last error of a system call, `errno`.
package var lastError: Int32 { errno }

/// Writes a message for the developer of a program to standard error.
package func writeToStandardError(_ message: String) {
  var message = message
  message.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
}
