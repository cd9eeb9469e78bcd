@preconcurrency import DiptychSystem

/// Writes a whole text.
///
/// Returns the error number of the system, or 0.
package func systemWrite(_ text: String, to descriptor: Int32) -> Int32 {
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
      waitForRoom(in: descriptor)
      continue
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return 0
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// Waits until a write to a non-blocking descriptor is possible.
private func waitForRoom(in descriptor: Int32) {
  var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&ready, 1, -1)
}

/// Flushes the standard streams of the C library, which `print` uses, if they lead to one of the
/// files.
///
/// Only the two standard streams are flushed, because `fflush(nil)` would wait for a thread that
/// reads standard input.
///
/// - Parameters:
///   - files: The files.
///   - waits: Whether to wait for a thread that is writing to the stream at the moment.
package func flushStandardStreams(to files: [FileIdentity?], waits: Bool) {
  // The streams are optional pointers in some C libraries, and not in others.
  for stream in [stdout, stderr].compactMap({ $0 }) {
    guard let file = FileIdentity(of: fileno(stream)), files.contains(file) else { continue }
    if waits {
      fflush(stream)
    } else if ftrylockfile(stream) == 0 {
      fflush(stream)
      funlockfile(stream)
    }
  }
}

#else

private func waitForRoom(in descriptor: Int32) {}

// Streams have no identity here, so both are flushed. There are no other threads to wait for.
package func flushStandardStreams(to files: [FileIdentity?], waits: Bool) {
  fflush(stdout)
  fflush(stderr)
}

#endif
