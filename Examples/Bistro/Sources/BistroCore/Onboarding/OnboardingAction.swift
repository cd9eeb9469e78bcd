/// The actions of the introduction.
enum OnboardingAction: Hashable, Sendable {
  /// Reads whether the introduction was closed before.
  case request
  case requested(Result<Bool, DatabaseError>)
  case close
  /// The program has stored that the introduction was closed, or storing failed.
  case closed(DatabaseError?)
  case dismissFailure
}
