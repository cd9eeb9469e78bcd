/// An error that a ``ViewHost`` throws.
public enum ViewHostError: Error, Hashable, Sendable {
  /// The last frame has no button with the label, or the index is too high for the number of
  /// buttons with this label.
  ///
  /// - Parameters:
  ///   - label: The label that was passed to `activate(_:at:)`.
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
        ? "no button \"\(label)\""
        : "only \(same) \(same == 1 ? "button" : "buttons") \"\(label)\""
      let buttons =
        available.isEmpty
        ? "it has no buttons"
        : "its buttons are " + available.map { "\"\($0)\"" }.joined(separator: ", ")
      return "the last frame has \(found); \(buttons)"
    }
  }
}
