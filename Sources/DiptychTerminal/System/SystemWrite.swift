#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes text whole; the error number of the system, or 0.
func systemWrite(_ text: String, to descriptor: Int32) -> Int32 {
  var text = text
  return text.withUTF8 { bytes in systemWrite(UnsafeRawBufferPointer(bytes), to: descriptor) }
}

private func systemWrite(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count < 0 {
      if errno == EINTR { continue }
      guard errno == EAGAIN else { return errno }
      // A stream that somebody else has made non-blocking: wait until there is room.
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&ready, 1, -1)
      continue
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return 0
}
