// The C library of the platform, which importers of this module see, and its global variables.
#if canImport(Glibc)
@preconcurrency @_exported public import Glibc
#elseif canImport(Musl)
@preconcurrency @_exported public import Musl
#elseif canImport(Darwin)
@preconcurrency @_exported public import Darwin
#elseif canImport(Android)
@preconcurrency @_exported public import Android
#elseif canImport(WASILibc)
@preconcurrency @_exported public import WASILibc
#elseif canImport(CRT)
@preconcurrency @_exported public import CRT
#endif

/// The number of the last error of a system call, `errno`.
package var lastError: Int32 { errno }
