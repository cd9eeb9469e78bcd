/// Who draws frame after frame, whatever of.
protocol FrameSource<Output>: Sendable {
  associatedtype Output: Sendable

  /// The next frame that differs from the one before; nil when nothing runs and nothing is wanted,
  /// or when the task is cancelled, which cancels the loads.
  func next() async -> Output?

  /// Cancels the loads that it has started.
  func cancel()

  /// Waits until the loads that it has started have ended.
  func end() async
}
