import DiptychFiles

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
  return "\(SystemError(code: code.rawValue))"
}
