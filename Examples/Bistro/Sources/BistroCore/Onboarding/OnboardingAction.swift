/// The actions of the introduction.
enum OnboardingAction: Hashable, Sendable {
  /// Reads whether it was closed before.
  case request
  case requested(Result<Bool, DatabaseError>)
  case close
  /// The closing was stored, or was not.
  case closed(DatabaseError?)
  case dismissFailure
}
