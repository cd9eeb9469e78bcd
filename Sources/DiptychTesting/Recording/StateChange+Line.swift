public import DiptychState

extension StateChange {
  /// Returns the record as one line, such as `loading --succeed--> loaded(3)`.
  ///
  /// Annotations follow in brackets: that the event was discarded, illegal or without effect;
  /// announcements; and reports. The record of an action has the action's text in place of the
  /// event's name.
  ///
  /// - Parameters:
  ///   - describe: A function that returns the text of a state.
  ///   - describeAction: A function that returns the text of an action.
  /// - Returns: The line, without a newline.
  public func line(
    describing describe: (State) -> String = { String(describing: $0) },
    describingAction describeAction: (any Sendable) -> String = { String(describing: $0) }
  ) -> String {
    let name = event == .attempt ? "attempt \(attempt)" : event.rawValue
    let label = action.map(describeAction) ?? name
    var line = "\(describe(before)) --\(label)--> \(describe(after))"
    if isDiscarded, action != nil {
      line += " [discarded]"
    } else if isDiscarded {
      line += " [discarded: request \(token)]"
    } else if transition != .changed, event != .attempt {
      line += " [\(transition.rawValue)]"
    }
    if let announcement { line += " [announced: \(announcement.load.rawValue)]" }
    for report in reports { line += " [\(report)]" }
    return line
  }
}
