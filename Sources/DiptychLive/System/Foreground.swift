#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import DiptychFiles

/// Returns whether a terminal belongs to this program now, and not to another job of the shell.
///
/// Only the controlling terminal has jobs; another one belongs to everybody.
func isInForeground(on descriptor: Int32) -> Bool {
  let group = tcgetpgrp(descriptor)
  return group < 0 || group == getpgrp()
}
#else
func isInForeground(on descriptor: Int32) -> Bool { true }
#endif
