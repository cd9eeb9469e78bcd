/// An error of a view host.
public enum ViewHostError: Error, Hashable, Sendable {
  /// The last frame has no such button.
  ///
  /// - Parameters:
  ///   - label: The label that was asked for.
  ///   - available: The labels of the frame's buttons, in order.
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
