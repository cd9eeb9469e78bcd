/// A source of frames.
protocol FrameSource<Output>: Sendable {
  associatedtype Output: Sendable

  /// Returns the next frame that differs from the one before.
  ///
  /// Returns nil when no work is running or asked for, or when the task is cancelled, which cancels
  /// the loads.
  func next() async -> Output?

  /// Cancels the loads that this source has started.
  func cancel()

  /// Waits until the loads that this source has started have ended.
  func end() async
}
