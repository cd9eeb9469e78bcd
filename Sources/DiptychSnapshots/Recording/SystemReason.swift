import DiptychFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns the message of the system for a file error, without the text of Foundation's error.
func systemReason(_ error: any Error) -> String {
  guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
    return "\(error)"
  }
  return "\(SystemError(code: code.rawValue))"
}
