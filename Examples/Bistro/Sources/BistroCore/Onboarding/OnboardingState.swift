import Diptych

/// The state of the introduction, which is shown until the user closes it.
struct OnboardingState: Equatable, Encodable, Sendable {
  /// Whether the introduction was closed, in this run or in an earlier run.
  var isDone = AsyncValue<Bool, DatabaseError>.idle
  /// The error if the program could not store that the introduction was closed, or nil.
  ///
  /// In this case, the next run shows the introduction again.
  var failure: DatabaseError?

  /// Whether the introduction is shown.
  ///
  /// It is not shown until the stored setting was read.
  var isShown: Bool { isDone.value == false }
}
