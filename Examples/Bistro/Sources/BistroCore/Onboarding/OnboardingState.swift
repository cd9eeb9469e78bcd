import Diptych

/// The state of the introduction, which is shown until it was closed once.
struct OnboardingState: Equatable, Encodable, Sendable {
  /// Whether the introduction was closed, in this run or an earlier one.
  var isDone = AsyncValue<Bool, DatabaseError>.idle
  /// The reason why closing was not stored; the introduction comes back in the next run.
  var failure: DatabaseError?

  /// Whether the introduction is shown: only once it is known that it was never closed.
  var isShown: Bool { isDone.value == false }
}
