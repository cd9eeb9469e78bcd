/// The next step of a run.
enum RunStep: Hashable {
  /// It draws a frame.
  case draw
  /// It draws once more, to see what was written while the last frame was drawn.
  case confirm
  /// It waits until something has changed.
  case wait
  /// It ends.
  case end

  /// The step of a run whose task is not cancelled.
  ///
  /// - Parameters:
  ///   - isChanged: Whether anything has changed since the last frame, or there was none.
  ///   - isUnconfirmed: Whether the last frame has read what may have changed unseen.
  ///   - isBusy: Whether anything is in flight: a load, an action, or a source that is shown.
  ///   - end: When the frames come to an end.
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
