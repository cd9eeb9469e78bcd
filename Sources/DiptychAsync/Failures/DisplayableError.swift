/// An error with a message for the reader of a screen.
///
/// ```swift
/// enum FetchError: DisplayableError {
///   case offline
///   var message: String { "You are offline." }
/// }
/// ```
///
/// Views of failures show this message; for other errors, they show the description.
public protocol DisplayableError: Error {
  /// A sentence that tells what happened.
  var message: String { get }
}

/// Returns the text shown for an error: its message, or else its description.
// `localizedDescription` would need Foundation, and is not helpful on Linux.
func message(of error: any Error) -> String {
  (error as? any DisplayableError)?.message ?? String(describing: error)
}
