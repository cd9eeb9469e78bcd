/// The permanent storage of whether the user has closed the introduction.
protocol OnboardingRepository: Sendable {
  func isOnboardingDone() async throws(DatabaseError) -> Bool
  func finishOnboarding() async throws(DatabaseError)
}
