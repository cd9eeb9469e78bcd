/// The keyboard focus on one of several ordered elements, such as the buttons of a screen or the
/// rows of a list.
///
/// ```swift
/// var focus = Focus<String>()
/// focus.update(["Back", "Retry", "Quit"])
/// focus.move(.next)  // Back
/// focus.move(.next)  // Retry
/// focus.update(["Back", "Quit"])  // Quit: Retry is gone
/// ```
public struct Focus<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A move of the focus.
  public enum Move: Hashable, Sendable, CaseIterable {
    /// A move to the next element.
    ///
    /// If the last element or no element has the focus, the focus moves to the first element.
    case next
    /// A move to the previous element.
    ///
    /// If the first element or no element has the focus, the focus moves to the last element.
    case previous
    /// A move to the first element.
    case first
    /// A move to the last element.
    case last
  }

  /// The element that has the focus, or nil.
  public private(set) var element: ID?
  /// All elements, in order.
  public private(set) var elements: [ID] = []

  /// Creates a focus without any elements.
  public init() {}

  /// Replaces the elements, and keeps the focus on its element if possible.
  ///
  /// If the new elements contain the element with the focus, the element keeps the focus.
  /// Otherwise, the focus moves to the first of these elements that exists:
  ///
  /// - a new element between the remaining elements before and after the removed element
  /// - the nearest remaining element after the removed element
  /// - the nearest remaining element before the removed element
  ///
  /// If no element had the focus before the call, no element has the focus afterwards.
  ///
  /// - Complexity: O(*n*) in the number of old and new elements.
  public mutating func update(_ new: [ID]) {
    defer { elements = new }
    guard let old = element, !new.contains(old) else { return }
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    let index = elements.firstIndex(of: old) ?? 0
    let previous = elements[..<index].lastIndex { places[$0] != nil }
    let next = elements[index...].first { places[$0] != nil }
    // The new elements between the remaining neighbours.
    let start = previous.map { places[elements[$0], default: 0] + 1 } ?? 0
    let end = next.flatMap { places[$0] } ?? new.count
    guard start < end else {
      element = next ?? previous.map { elements[$0] }
      return
    }
    // If several neighbouring elements were removed, each of them has a different successor.
    let offset = index - (previous ?? -1) - 1
    element = new[min(start + offset, end - 1)]
  }

  /// Moves the focus in a direction; does nothing if there are no elements.
  public mutating func move(_ move: Move) {
    let index = element.flatMap(elements.firstIndex)
    switch move {
    case .next: element = index.map { elements[($0 + 1) % elements.count] } ?? elements.first
    case .previous:
      let count = elements.count
      element = index.map { elements[($0 + count - 1) % count] } ?? elements.last
    case .first: element = elements.first
    case .last: element = elements.last
    }
  }

  /// Moves the focus to an element, or removes the focus if the target is nil.
  ///
  /// If ``elements`` does not contain the target, nothing happens.
  public mutating func move(to target: ID?) {
    if let target, !elements.contains(target) { return }
    element = target
  }
}
