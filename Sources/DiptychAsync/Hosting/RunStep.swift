/// The next step of a run.
enum RunStep: Hashable {
  /// Draw a frame.
  case draw
  /// Draw once more, to include writes made while the last frame was drawn.
  case confirm
  /// Wait for a change.
  case wait
  /// End the run.
  case end

  /// Creates the step of a run whose task is not cancelled.
  ///
  /// - Parameters:
  ///   - isChanged: Whether a change followed the last frame, or there is no frame yet.
  ///   - isUnconfirmed: Whether the last frame read state that may have changed without notice.
  ///   - isBusy: Whether a load, an action or a source in the frame is in flight.
  ///   - end: The condition that ends the frames.
  init(isChanged: Bool, isUnconfirmed: Bool, isBusy: Bool, until end: ViewHostEnd) {
    if isChanged {
      self = .draw
    } else if isUnconfirmed {
      self = .confirm
    } else if isBusy || end == .cancelled {
      self = .wait
    } else {
      self = .end
    }
  }
}
