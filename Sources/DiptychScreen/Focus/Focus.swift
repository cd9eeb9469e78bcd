/// The focus of the keyboard among things in an order, such as the buttons of a screen or the rows
/// of a list.
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
    /// To the next element; from the last, or from none, to the first.
    case next
    /// To the previous element; from the first, or from none, to the last.
    case previous
    /// To the first element.
    case first
    /// To the last element.
    case last
  }

  /// The element that has the focus, or nil if none has.
  public private(set) var element: ID?
  /// All elements, in order.
  public private(set) var elements: [ID] = []

  /// Creates a focus without elements.
  public init() {}

  /// Sets the elements.
  ///
  /// The focus stays on its element, wherever that is now. If the element is gone, the focus goes
  /// to the one that took its place between its neighbours, else to the next one that is still
  /// there, else to the previous one. If no element has the focus, it stays so.
  ///
  /// - Complexity: O(*n*) in the number of old and new elements.
  public mutating func update(_ new: [ID]) {
    defer { elements = new }
    guard let old = element, !new.contains(old) else { return }
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    let index = elements.firstIndex(of: old) ?? 0
    let previous = elements[..<index].lastIndex { places[$0] != nil }
    let next = elements[index...].first { places[$0] != nil }
    // The new elements between the neighbours that are still there.
    let start = previous.map { places[elements[$0], default: 0] + 1 } ?? 0
    let end = next.flatMap { places[$0] } ?? new.count
    guard start < end else {
      element = next ?? previous.map { elements[$0] }
      return
    }
    // Of several elements that are gone, each has a place of its own.
    let offset = index - (previous ?? -1) - 1
    element = new[min(start + offset, end - 1)]
  }

  /// Moves the focus; an empty list stays without focus.
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

  /// Moves the focus to an element, or removes it; an unknown element is ignored.
  public mutating func move(to target: ID?) {
    if let target, !elements.contains(target) { return }
    element = target
  }
}
