#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import DiptychFiles

/// Returns whether this program, and no other job of the shell, is in the foreground of the
/// terminal.
///
/// Only the controlling terminal has jobs, so the result is true for any other terminal.
func isInForeground(on descriptor: Int32) -> Bool {
  let group = tcgetpgrp(descriptor)
  return group < 0 || group == getpgrp()
}
#else
func isInForeground(on descriptor: Int32) -> Bool { true }
#endif
