#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
import DiptychFiles

/// Returns whether a terminal belongs to this program now, and not to another job of the shell.
///
/// A terminal that is not the controlling one has no jobs, and belongs to everybody.
func isInForeground(on descriptor: Int32) -> Bool {
  let group = tcgetpgrp(descriptor)
  return group < 0 || group == getpgrp()
}
#else
func isInForeground(on descriptor: Int32) -> Bool { true }
#endif
