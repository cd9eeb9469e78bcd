/// The store of whether the introduction was read.
protocol OnboardingRepository: Sendable {
  func isOnboardingDone() async throws(DatabaseError) -> Bool
  func finishOnboarding() async throws(DatabaseError)
}
