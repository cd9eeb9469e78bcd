/// What a host could not do.
public enum ViewHostError: Error, Hashable, Sendable {
  /// The last frame has no such button.
  ///
  /// - Parameters:
  ///   - label: What the button should say.
  ///   - available: What the buttons of the frame say, in the order they stand in.
  case noButton(label: String, available: [String])
}

extension ViewHostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noButton(let label, let available):
      let same = available.count { $0 == label }
      let found =
        same == 0
        ? "no button says \"\(label)\""
        : "only \(same) of the buttons \(same == 1 ? "says" : "say") \"\(label)\""
      let others =
        available.isEmpty
        ? "it has none" : "it has " + available.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\(found) in the last frame; \(others)"
    }
  }
}
