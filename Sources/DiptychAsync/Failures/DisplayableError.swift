/// An error that says in its own words what happened, for whoever looks at the screen.
///
/// ```swift
/// enum FetchError: DisplayableError {
///   case offline
///   var message: String { "You are offline." }
/// }
/// ```
///
/// Views of failures show the message of such an error, and the description of any other one.
public protocol DisplayableError: Error {
  /// What happened, in a sentence.
  var message: String { get }
}

/// What is shown of an error: its own words, or else its description.
// `localizedDescription` would need Foundation, and says nothing on Linux.
func message(of error: any Error) -> String {
  (error as? any DisplayableError)?.message ?? String(describing: error)
}
