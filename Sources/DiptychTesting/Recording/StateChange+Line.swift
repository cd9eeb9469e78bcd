public import DiptychState

extension StateChange {
  /// The record in one line, as in `loading --succeed--> loaded(3)`.
  ///
  /// What is remarkable about it follows in brackets. The record of an action has its text in the
  /// place of the event's name.
  ///
  /// - Parameters:
  ///   - describe: How a state is written.
  ///   - describeAction: How an action is written.
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
