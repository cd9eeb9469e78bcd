public import DiptychState

extension StateChange {
  /// Returns the state change as one line, such as `loading --succeed--> loaded(3)`.
  ///
  /// If an action caused the change, the text of the action replaces the name of the event. If the
  /// event was discarded, was illegal or had no effect, a note in brackets follows, such as
  /// `[discarded]`. If the event announces a failure to the user, `[announced: …]` follows. Reports
  /// on the pages of a paged list, such as a duplicate id, follow in brackets too.
  ///
  /// - Parameters:
  ///   - describe: A closure that returns the text of a state.
  ///   - describeAction: A closure that returns the text of an action.
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
