// The C library of the platform. Modules that call it import this one.
#if canImport(Glibc)
@_exported public import Glibc
#elseif canImport(Musl)
@_exported public import Musl
#elseif canImport(Darwin)
@_exported public import Darwin
#elseif canImport(Android)
@_exported public import Android
#elseif canImport(WASILibc)
@_exported public import WASILibc
#elseif canImport(CRT)
@_exported public import CRT
#endif
