#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(CRT)
import CRT
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns the system's message for a file error, without the error objects around it.
func systemReason(_ error: any Error) -> String {
  guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
    return "\(error)"
  }
  return String(cString: strerror(code.rawValue))
}
